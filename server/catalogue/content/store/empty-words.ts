import type { Problems } from './check-doc.ts';
import { walk } from './walk.ts';

const ANCHOR = /<a\b[^>]*>([\s\S]*?)<\/a>/g;
/** Labels of buttons, which may be left out, but not be empty. */
const LABELS = new Set(['submitCtaLabel']);

const isEmpty = (text: unknown): boolean => typeof text !== 'string' || text.trim() === '';
const wordsOf = (markup: string): string => markup.replaceAll(/<[^>]*>|&nbsp;/g, '');

/**
 * Links without words and buttons without a label, by the path of their field: nobody could read or name them. A draft may have them while it is
 * written; what is published may not.
 */
export const emptyWords = (doc: unknown): Problems => {
  const problems: Record<string, string> = {};
  for (const { path, key, value } of walk(doc)) {
    const at = path.join('.');
    if (typeof value === 'string') {
      if (LABELS.has(key) && isEmpty(value)) problems[at] = 'a button needs a label';
      else if ([...value.matchAll(ANCHOR)].some(([, inside = '']) => isEmpty(wordsOf(inside)))) problems[at] = 'a link in the text has no words';
    } else if (typeof value === 'object' && value !== null && 'url' in value && 'text' in value) {
      // A link or a button: its text is what is read, or read out where it covers a picture.
      if (isEmpty(value.text)) problems[`${at}.text`] = 'a link needs a text';
      if (isEmpty(value.url)) problems[`${at}.url`] = 'a link needs an address';
    } else if (typeof value === 'object' && value !== null && 'key' in value && 'alt' in value) {
      // The shop's own pictures can be decoration; an uploaded one says something, and was asked for its words when it came.
      if (String(value.key).startsWith('upload-') && isEmpty(value.alt)) problems[`${at}.alt`] = 'say what the picture shows';
    } else if (path.at(-2) === 'experimentFlag' && key === 'labels' && typeof value === 'object' && value !== null) {
      for (const [name, label] of Object.entries(value)) if (isEmpty(label)) problems[`${at}.${name}`] = 'a button needs a label';
    }
  }
  return problems;
};
