import sanitizeHtml from 'sanitize-html';

/** Inline markup and lists: what a description may hold. Everything else goes, scripts and styles with what is in them. */
const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'br', 'b', 'strong', 'i', 'em', 'ul', 'ol', 'li', 'a', 'h3', 'sup'],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['https', 'mailto'],
  allowProtocolRelative: false,
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'iframe', 'object', 'template', 'svg', 'math', 'title', 'head'],
  transformTags: { h1: 'h3', h2: 'h3', h4: 'h3', h5: 'h3', h6: 'h3', div: 'p' },
  exclusiveFilter: ({ tag, text }) => ['p', 'b', 'strong', 'i', 'em', 'li', 'h3', 'a', 'sup'].includes(tag) && text.trim() === '',
};

/** More than any product needs; cut before the work, not after. */
const LONGEST = 20_000;

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };
const unescape = (text: string): string => text.replaceAll(/&(amp|lt|gt|quot);/g, (whole, name: string) => ENTITIES[name] ?? whole);

/** Markup that can be shown. */
export const cleanHtml = (html: string): string =>
  // The cells of a table go, but not into one word.
  sanitizeHtml(html.slice(0, LONGEST).replaceAll(/<(?=\/?(?:tr|td|th|table)\b)/gi, ' <'), OPTIONS).trim();

/** The words alone, with a space where a block began or ended. */
export const plainText = (html: string): string => {
  if (!/[<&]/.test(html)) return html.slice(0, LONGEST).replaceAll(/\s+/g, ' ').trim();
  const spaced = html.slice(0, LONGEST).replaceAll(/<(?=\/?(?:p|div|br|li|ul|ol|h\d|tr|td|table)\b)/gi, ' <');
  return unescape(sanitizeHtml(spaced, { ...OPTIONS, allowedTags: [], allowedAttributes: {}, transformTags: {}, exclusiveFilter: undefined }))
    .replaceAll(/\s+/g, ' ')
    .trim();
};

/** Whether a description says more than its words do. */
export const hasMarkup = (html: string): boolean => /<(?:p|br|b|strong|i|em|ul|ol|li|a|h3|sup)\b/i.test(html);
