import sanitizeHtml from 'sanitize-html';

/** What src/ui/rich-text shows. Everything else goes, scripts and styles with what is in them. */
const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'br', 'b', 'strong', 'i', 'em', 'ul', 'ol', 'li', 'a', 'h3', 'sup'],
  allowedAttributes: { a: ['href'] },
  // Besides addresses, what content names in their place (references.ts).
  allowedSchemes: ['https', 'mailto', 'tel', 'category', 'product', 'search', 'page', 'article', 'dialog'],
  allowProtocolRelative: false,
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'iframe', 'object', 'template', 'svg', 'math', 'title', 'head'],
  transformTags: { h1: 'h3', h2: 'h3', h4: 'h3', h5: 'h3', h6: 'h3', div: 'p' },
};

/** Fields that hold markup (contract/calls/content/parts.ts). */
export const isMarkup = (key: string): boolean => (key.startsWith('richText') && !key.endsWith('Color') ? true : key.endsWith('Html'));

/** A copy of a document in which markup holds nothing but what the page shows. Cleaning it again changes nothing. */
export const cleanMarkup = (value: unknown, key = ''): unknown => {
  if (typeof value === 'string') return isMarkup(key) ? sanitizeHtml(value, OPTIONS).trim() : value;
  if (Array.isArray(value)) return value.map((one) => cleanMarkup(one));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, cleanMarkup(one, name)]));
};
