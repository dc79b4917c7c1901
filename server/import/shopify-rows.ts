import { optionName } from './option-names.ts';
import { isCurrency, readMoney, readPrice } from './money-text.ts';
import type { TableRow } from './read-table.ts';
import { BrokenRow, type ImportRow, type Rejection, type RowPicture, type RowPrice, type RowVariant } from './types.ts';

/** Columns by all the names that Shopify's exports have given them. */
const COLUMNS = {
  handle: ['handle', 'url handle'],
  title: ['title'],
  body: ['body (html)', 'body html', 'description', 'body'],
  vendor: ['vendor'],
  category: ['product category', 'standard product type', 'custom product type'],
  type: ['type', 'product type'],
  tags: ['tags'],
  published: ['published', 'published on online store'],
  status: ['status'],
  sku: ['variant sku', 'sku'],
  barcode: ['variant barcode', 'barcode'],
  price: ['variant price', 'price'],
  compareAt: ['variant compare at price', 'compare at price'],
  quantity: ['variant inventory qty', 'inventory quantity', 'variant inventory quantity'],
  tracker: ['variant inventory tracker', 'inventory tracker'],
  policy: ['variant inventory policy', 'continue selling when out of stock', 'inventory policy'],
  shipping: ['variant requires shipping', 'requires shipping'],
  image: ['image src', 'product image url', 'image url'],
  imagePosition: ['image position'],
  imageAlt: ['image alt text'],
  variantImage: ['variant image', 'variant image url'],
  giftCard: ['gift card'],
} as const;

type Cells = TableRow['cells'];

const cell = (cells: Cells, name: keyof typeof COLUMNS): string | undefined => {
  for (const column of COLUMNS[name]) if (cells[column] !== undefined) return cells[column];
  return undefined;
};

const isTrue = (text: string | undefined): boolean => /^(?:true|yes|1|y)$/i.test(text ?? '');
const isFalse = (text: string | undefined): boolean => /^(?:false|no|0|n)$/i.test(text ?? '');

export interface ShopifyFile {
  /** Of prices that name none. */
  readonly currency: string;
  readonly columns: ReadonlySet<string>;
  /** Names of options by handle: they stand on a product's first row only, values on every row. */
  readonly optionNames: Map<string, readonly (string | undefined)[]>;
}

const optionNames = (cells: Cells): (string | undefined)[] => [1, 2, 3].map((place) => cells[`option${place} name`]);

const readOptions = (cells: Cells, names: readonly (string | undefined)[]): (readonly [string, string])[] =>
  [1, 2, 3].flatMap((place) => {
    const value = cells[`option${place} value`];
    const name = names[place - 1] ?? (place === 1 ? 'Title' : `Option ${place}`);
    // Shopify's way of saying that a product comes in one form.
    if (value === undefined || (/^title$/i.test(name) && /^default title$/i.test(value))) return [];
    return [[optionName(name === 'Title' ? 'size' : name), value] as const];
  });

const readQuantity = (cells: Cells): number => {
  const text = cell(cells, 'quantity') ?? '0';
  if (!/^-?\d{1,9}(?:\.0+)?$/.test(text)) throw new BrokenRow(`inventory quantity "${text.slice(0, 20)}" is no number`);
  return Math.max(0, Math.trunc(Number(text)));
};

const readRowPrice = (cells: Cells, currency: string): RowPrice => {
  const text = cell(cells, 'price');
  const price = readPrice(text ?? '', currency);
  if (!isCurrency(price.currency)) throw new BrokenRow(`the shop does not sell in ${price.currency}`);
  const before = cell(cells, 'compareAt');
  if (before === undefined) return { currency: price.currency, regular: price.amount };
  const compare = readMoney(before, currency);
  return compare.amount > price.amount
    ? { currency: price.currency, regular: compare.amount, sale: { amount: price.amount } }
    : { currency: price.currency, regular: price.amount };
};

/** Nobody counts a variant without a tracker, or in a file without quantities. */
const isCounted = (cells: Cells, { columns }: ShopifyFile): boolean =>
  COLUMNS.quantity.some((name) => columns.has(name)) && (cell(cells, 'tracker') !== undefined || !COLUMNS.tracker.some((name) => columns.has(name)));

const readVariant = (cells: Cells, file: ShopifyFile, names: readonly (string | undefined)[]): RowVariant => {
  const options = readOptions(cells, names);
  const quantity = isCounted(cells, file) ? readQuantity(cells) : null;
  const picture = cell(cells, 'variantImage');
  const sku = cell(cells, 'sku') ?? '';
  return {
    key: sku || options.map(([name, value]) => `${name}=${value}`).join('/'),
    sku,
    // Exports guard leading zeros against spreadsheets with an apostrophe.
    barcode: (cell(cells, 'barcode') ?? '').replace(/^'/, ''),
    options,
    price: readRowPrice(cells, file.currency),
    quantity,
    backorder: quantity === null || /^(?:continue|true|yes)$/i.test(cell(cells, 'policy') ?? ''),
    ...(picture === undefined ? {} : { picture }),
  };
};

const pictureOf = (cells: Cells): RowPicture[] => {
  const url = cell(cells, 'image');
  if (url === undefined) return [];
  const position = Number(cell(cells, 'imagePosition') ?? 1);
  return [{ url, alt: cell(cells, 'imageAlt') ?? '', position: Number.isFinite(position) ? position : 1 }];
};

const splitPath = (text: string | undefined): string[] | undefined => text?.split(/\s*>\s*/).filter((part) => part !== '');

/** What a product's first row says of it. */
const productOf = (cells: Cells): Partial<ImportRow> => {
  const status = cell(cells, 'status')?.toLowerCase();
  const title = cell(cells, 'title');
  const tags = cell(cells, 'tags');
  return {
    ...(title === undefined ? {} : { title }),
    ...(cell(cells, 'body') === undefined ? {} : { description: cell(cells, 'body') }),
    ...(cell(cells, 'vendor') === undefined ? {} : { brand: cell(cells, 'vendor') }),
    ...(splitPath(cell(cells, 'type') ?? cell(cells, 'category')) === undefined
      ? {}
      : { type: splitPath(cell(cells, 'type') ?? cell(cells, 'category')) }),
    ...(tags === undefined ? {} : { tags: tags.split(/\s*,\s*/).filter((tag) => tag !== '') }),
    ...(title === undefined ? {} : { published: !isFalse(cell(cells, 'published')) && status !== 'draft' && status !== 'archived' }),
    ...(isTrue(cell(cells, 'giftCard')) ? { giftCard: true } : {}),
    ...(isFalse(cell(cells, 'shipping')) ? { digital: true } : {}),
  };
};

/** A row may stand for a picture alone: no option, no price, no SKU. */
const hasVariant = (cells: Cells): boolean =>
  cells['option1 value'] !== undefined || cell(cells, 'price') !== undefined || cell(cells, 'sku') !== undefined;

/**
 * What a row of a Shopify export says. A variant that cannot be sold is rejected, but what its row says of the product stays.
 * @throws BrokenRow when the row belongs to no product
 */
export const shopifyRow = ({ line, cells }: TableRow, file: ShopifyFile, reject: (rejection: Rejection) => void): ImportRow => {
  const key = cell(cells, 'handle');
  if (key === undefined) throw new BrokenRow('Handle is missing');
  const own = optionNames(cells);
  if (own.some((name) => name !== undefined)) file.optionNames.set(key, own);
  const row: ImportRow = { line, key, ...productOf(cells), pictures: pictureOf(cells) };
  if (!hasVariant(cells) && row.title === undefined) {
    if (row.pictures?.length === 0) throw new BrokenRow('the row has neither a title, a variant nor a picture');
    return row;
  }
  try {
    return { ...row, variant: readVariant(cells, file, file.optionNames.get(key) ?? []) };
  } catch (error) {
    if (!(error instanceof BrokenRow)) throw error;
    reject({ line, reason: error.message });
    return { ...row, isRejected: true };
  }
};
