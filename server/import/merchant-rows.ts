import { isCurrency, readPrice } from './money-text.ts';
import type { TableRow } from './read-table.ts';
import { BrokenRow, type ImportRow, type Rejection, type RowPicture, type RowPrice, type RowVariant } from './types.ts';
import { wearerIn } from './wearer.ts';

type Cells = TableRow['cells'];

/** `in stock`, `in_stock`, `InStock` and `https://schema.org/InStock` are one word. */
const availabilityOf = (text: string | undefined): string =>
  (text ?? 'in stock')
    .toLowerCase()
    .replace(/^https?:\/\/schema\.org\//, '')
    .replaceAll(/[^a-z]/g, '');

const SOLD_LATER = new Set(['preorder', 'presale', 'backorder', 'availableforpreorder']);
const GONE = new Set(['outofstock', 'soldout', 'discontinued', 'unavailable']);
const THERE = new Set(['instock', 'available', 'availablefororder', 'limitedavailability', 'instoreonly', 'onlineonly']);

const readQuantity = (cells: Cells): number | null => {
  const text = cells['quantity'] ?? cells['sell on google quantity'] ?? cells['inventory'];
  if (text === undefined) return null;
  if (!/^\d{1,9}$/.test(text)) throw new BrokenRow(`quantity "${text.slice(0, 20)}" is no number`);
  return Number(text);
};

const readStock = (cells: Cells): Pick<RowVariant, 'quantity' | 'backorder' | 'availableFrom'> => {
  const said = availabilityOf(cells['availability']);
  if (GONE.has(said)) return { quantity: 0, backorder: false };
  if (SOLD_LATER.has(said)) {
    const from = instant(cells['availability date']);
    return { quantity: readQuantity(cells) ?? 0, backorder: true, ...(from === undefined ? {} : { availableFrom: from }) };
  }
  if (!THERE.has(said)) throw new BrokenRow(`availability "${cells['availability']?.slice(0, 40)}" is not known`);
  return { quantity: readQuantity(cells), backorder: false };
};

/** An ISO 8601 moment, or nothing. `2026-11-01T00:00-0800` lacks the colon that Date wants. */
const instant = (text: string | undefined): string | undefined => {
  if (text === undefined) return undefined;
  const time = Date.parse(text.trim().replace(/([+-]\d\d)(\d\d)$/, '$1:$2'));
  return Number.isNaN(time) ? undefined : new Date(time).toISOString();
};

const readRowPrice = (cells: Cells, fileCurrency: string): RowPrice => {
  const { amount, currency } = readPrice(cells['price'] ?? '', fileCurrency);
  if (!isCurrency(currency)) throw new BrokenRow(`the shop does not sell in ${currency}`);
  if (cells['sale price'] === undefined) return { currency, regular: amount };
  const sale = readPrice(cells['sale price'], currency);
  if (sale.currency !== currency) throw new BrokenRow(`price is in ${currency}, sale price in ${sale.currency}`);
  if (sale.amount >= amount) return { currency, regular: amount };
  const [from, to] = (cells['sale price effective date'] ?? '').split('/').map(instant);
  return { currency, regular: amount, sale: { amount: sale.amount, ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) } };
};

const OPTIONS: readonly (readonly [column: string, option: string])[] = [
  ['color', 'color'],
  ['colour', 'color'],
  ['size', 'size'],
  ['pattern', 'pattern'],
];

const readOptions = (cells: Cells): (readonly [string, string])[] =>
  OPTIONS.flatMap(([column, option]) => (cells[column] === undefined ? [] : [[option, cells[column]] as const]));

const readVariant = (id: string, cells: Cells, currency: string): RowVariant => ({
  key: id,
  sku: id,
  barcode: cells['gtin']?.replaceAll(/[\s-]/g, '') ?? cells['ean'] ?? cells['upc'] ?? '',
  options: readOptions(cells),
  price: readRowPrice(cells, currency),
  ...readStock(cells),
});

/** Several product types stand apart by commas or lines; the first is the merchant's main one. */
const typeOf = (cells: Cells): string[] | undefined => {
  const said = cells['product type'] ?? (/[a-z]/i.test(cells['google product category'] ?? '') ? cells['google product category'] : undefined);
  const [first] = (said ?? '').split('\n');
  const main = first?.includes('>') ? first.split(/,(?=[^,>]*>)/)[0] : first;
  const path = (main ?? '').split(/\s*>\s*/).filter((part) => part !== '');
  return path.length > 0 ? path : undefined;
};

const picturesOf = (cells: Cells): RowPicture[] => {
  // A feed asks for commas inside an address to be escaped, so a comma parts addresses.
  const more = (cells['additional image link'] ?? '').split(/[\n,]\s*/).filter((url) => url !== '');
  return [cells['image link'], ...more].flatMap((url, index) => (url === undefined ? [] : [{ url, alt: '', position: index + 1 }]));
};

/** `adult` or `kids`, `female` or `male`; a feed that says neither leaves it to the product's words. */
const wearerOf = (cells: Cells): Pick<ImportRow, 'gender' | 'kids'> => {
  const kids = cells['age group'] !== undefined && !/^adults?$/i.test(cells['age group']);
  if (kids) return { gender: 'kids', kids: true };
  if (cells['gender'] === undefined) return {};
  return { gender: wearerIn(cells['gender']).gender };
};

/**
 * What a row of a Google Merchant feed says: one variant with all that it says of its product.
 * @throws BrokenRow when the row has no id
 */
export const merchantRow = ({ line, cells }: TableRow, currency: string, reject: (rejection: Rejection) => void): ImportRow => {
  const id = cells['id'];
  if (id === undefined) throw new BrokenRow('id is missing');
  const title = cells['title'];
  const row: ImportRow = {
    line,
    key: cells['item group id'] ?? id,
    ...(title === undefined ? {} : { title }),
    ...(cells['description'] === undefined ? {} : { description: cells['description'] }),
    ...(cells['brand'] === undefined ? {} : { brand: cells['brand'] }),
    ...(typeOf(cells) === undefined ? {} : { type: typeOf(cells) }),
    ...(cells['material'] === undefined ? {} : { materials: cells['material'].split('/').map((part) => part.trim()) }),
    ...wearerOf(cells),
    published: true,
    pictures: picturesOf(cells),
  };
  try {
    if (title === undefined) throw new BrokenRow('title is missing');
    return { ...row, variant: readVariant(id, cells, currency) };
  } catch (error) {
    if (!(error instanceof BrokenRow)) throw error;
    reject({ line, reason: error.message });
    return { ...row, isRejected: true };
  }
};
