import { parse } from 'csv-parse/sync';
import type { Format } from './types.ts';

export interface Detected {
  readonly format: Format;
  /** Of a table. */
  readonly delimiter: string;
  /** Of a table: names as we compare them. */
  readonly columns: readonly string[];
}

/** A file that is none of the known formats; the message says what was looked for. */
export class UnknownFormat extends Error {
  override readonly name = 'UnknownFormat';
}

/** `g:Image Link` and `image_link` are one column. */
export const columnName = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replace(/^g:/, '')
    .replaceAll(/[\s_-]+/g, ' ')
    .trim();

const DELIMITERS = ['\t', ',', ';', '|'];

const headerLine = (head: string): string => head.split(/\r\n|\n|\r/).find((line) => line.trim() !== '') ?? '';

const columnsOf = (line: string, delimiter: string): string[] => {
  try {
    const [row = []] = parse(line, { delimiter, relax_quotes: true, relax_column_count: true });
    return row.map(columnName);
  } catch {
    return [];
  }
};

const HANDLE = new Set(['handle', 'url handle']);
const has = (columns: readonly string[], ...names: string[]): boolean => names.some((name) => columns.includes(name));

const isShopify = (columns: readonly string[]): boolean =>
  columns.some((name) => HANDLE.has(name)) && has(columns, 'title', 'variant price', 'price', 'option1 name');
const isMerchant = (columns: readonly string[]): boolean =>
  has(columns, 'id') && has(columns, 'title') && has(columns, 'price', 'availability', 'link', 'image link');

/**
 * Tells from the beginning of a file what it is: a Shopify product export, or a Google Merchant feed as a table or as RSS or Atom.
 * @throws UnknownFormat
 */
export const detectFormat = (head: string): Detected => {
  const start = head.trimStart();
  if (start === '') throw new UnknownFormat('the file is empty');
  if (start.startsWith('<')) {
    if (/<(?:[a-z]+:)?(?:rss|feed|channel)\b/i.test(start)) return { format: 'merchant-xml', delimiter: '', columns: [] };
    throw new UnknownFormat('the file is XML, but neither an RSS nor an Atom feed');
  }
  const line = headerLine(head);
  for (const delimiter of DELIMITERS) {
    const columns = columnsOf(line, delimiter);
    if (isShopify(columns)) return { format: 'shopify-csv', delimiter, columns };
    if (isMerchant(columns)) return { format: 'merchant-table', delimiter, columns };
  }
  throw new UnknownFormat(
    'the first line names neither the columns of a Shopify product export (Handle, Title, Variant Price ...) nor those of a Google Merchant feed (id, title, price ...)',
  );
};
