import type { Db } from '#server/platform/db/open.ts';
import { googleItems } from './google-items.ts';
import { tsvHead, tsvItem, XML_FOOT, xmlHead, xmlItem } from './google-feed.ts';
import { jsonLine } from './json-lines.ts';
import { readProducts } from './read-products.ts';
import { readSharedKeys } from './shared-keys.ts';
import { SHOPIFY_COLUMNS, shopifyRows } from './shopify-table.ts';
import { csvLine } from './table.ts';
import type { ExportFormat, ExportOptions, ExportProduct, SharedKeys } from './types.ts';

interface Writer {
  readonly head: (options: ExportOptions) => string;
  /** '' where the product is not sold in the currency. */
  readonly product: (product: ExportProduct, options: ExportOptions, shared: SharedKeys) => string;
  readonly foot: string;
}

const WRITERS: Readonly<Record<ExportFormat, Writer>> = {
  shopify: {
    head: () => csvLine(SHOPIFY_COLUMNS),
    product: (...given) =>
      shopifyRows(...given)
        .map(csvLine)
        .join(''),
    foot: '',
  },
  google: {
    head: ({ publicUrl, locale }) => xmlHead(publicUrl, locale),
    product: (...given) =>
      googleItems(...given)
        .map(xmlItem)
        .join(''),
    foot: XML_FOOT,
  },
  'google-tsv': {
    head: tsvHead,
    product: (...given) =>
      googleItems(...given)
        .map(tsvItem)
        .join(''),
    foot: '',
  },
  jsonl: { head: () => '', product: jsonLine, foot: '' },
};

export const CONTENT_TYPES: Readonly<Record<ExportFormat, string>> = {
  shopify: 'text/csv; charset=utf-8',
  google: 'application/xml; charset=utf-8',
  'google-tsv': 'text/tab-separated-values; charset=utf-8',
  jsonl: 'application/x-ndjson; charset=utf-8',
};

/**
 * Writes the catalogue in one of the formats, piece by piece: a piece is a product, and a hundred products are held at a time.
 * @param onProduct told for each product whether it was written; one without a price in the currency is not
 */
export const exportCatalogue = async function* (
  db: Db,
  options: ExportOptions,
  onProduct: (isWritten: boolean) => void = () => {},
): AsyncGenerator<string> {
  const { head, product, foot } = WRITERS[options.format];
  const shared = await readSharedKeys(db, options.source);
  yield head(options);
  for await (const entry of readProducts(db, options.source)) {
    const text = product(entry, options, shared);
    onProduct(text !== '');
    if (text !== '') yield text;
  }
  yield foot;
};
