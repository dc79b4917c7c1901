import { plainText } from '#server/import/clean-html.ts';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text for a cell that is read as HTML: only what would be read as markup is escaped, so that `Salt & Pepper` stays as it is. */
export const plainCell = (text: string): string =>
  plainText(text) === text ? text : text.replaceAll(/[&<>"]/g, (letter) => ENTITIES[letter] ?? letter);

/** Names of categories from the root, as both formats write them: a `>` inside a name is escaped. */
export const pathCell = (names: readonly string[]): string => names.map((name) => plainCell(name).replaceAll('>', '&gt;')).join(' > ');
