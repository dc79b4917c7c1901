import { LOCALES } from '#contract/locales.ts';
import { drawnKind } from '#domain/catalogue/pictures.ts';
import { ownGtin } from '#server/catalogue/products/ids.ts';
import { localizedFor } from '#domain/catalogue/localized-text.ts';
import { drawnPicture } from './drawn-picture.ts';
import { figures } from './money-text.ts';
import { choicesOf, hasOwnSku, inRowOrder, keyOf, optionNamesOf } from './option-order.ts';
import { pictureColumns } from './picture-columns.ts';
import { pathCell, plainCell } from './plain-cell.ts';
import { priceNow } from './price-now.ts';
import { tagsOf } from './shopify-tags.ts';
import type { ExportColour, ExportOptions, ExportProduct, ExportVariant, SharedKeys } from './types.ts';

/** Columns of a Shopify product file, as `server/import/shopify-rows.ts` reads them. */
export const SHOPIFY_COLUMNS = [
  'Handle',
  'Title',
  'Body (HTML)',
  'Vendor',
  'Type',
  'Tags',
  'Published',
  'Option1 Name',
  'Option1 Value',
  'Option2 Name',
  'Option2 Value',
  'Option3 Name',
  'Option3 Value',
  'Variant SKU',
  'Variant Inventory Tracker',
  'Variant Inventory Qty',
  'Variant Inventory Policy',
  'Variant Fulfillment Service',
  'Variant Price',
  'Variant Compare At Price',
  'Variant Requires Shipping',
  'Variant Taxable',
  'Variant Barcode',
  'Image Src',
  'Image Position',
  'Image Alt Text',
  'Gift Card',
  'Variant Image',
  'Status',
] as const;
type Column = (typeof SHOPIFY_COLUMNS)[number];
type Row = Partial<Record<Column, string>>;

/** What the import takes to be there of a variant that nobody counts. */
const UNCOUNTED = 100;

const capitalised = (name: string): string => name.slice(0, 1).toUpperCase() + name.slice(1);

/** A barcode that the shop did not make itself. */
const barcodeOf = ({ style }: ExportProduct, { row }: ExportVariant): string => {
  const isOwn = [0, 1, 2].some((turn) => ownGtin(style.source, row.sourceKey, turn) === row.upc);
  return isOwn ? '' : row.upc;
};

const stockCells = ({ row, onHand }: ExportVariant): Row =>
  row.backorder && onHand === UNCOUNTED
    ? { 'Variant Inventory Policy': 'continue' }
    : {
        'Variant Inventory Tracker': 'shopify',
        'Variant Inventory Qty': String(onHand),
        'Variant Inventory Policy': row.backorder ? 'continue' : 'deny',
      };

const picturesOf = (product: ExportProduct, { publicUrl }: ExportOptions) => {
  const drawn = product.colours.every(({ row }) => row.pictures === null);
  // An import that brought no pictures brings none next time; the seed's products have only drawn ones.
  if (drawn && product.style.source !== 'seed') return { shared: [], own: product.colours.map(() => []) };
  if (drawn) return { shared: [], own: product.colours.map(({ row }) => [drawnPicture(publicUrl, row.id, drawnKind(product.style))]) };
  return pictureColumns(product.colours.map(({ row, variants }) => ({ pictures: row.pictures ?? [], variants: variants.length })));
};

const productCells = (product: ExportProduct, options: ExportOptions): Row => {
  const { style } = product;
  const locale = LOCALES[options.locale];
  const title = localizedFor(style.names, locale) ?? '';
  const path = product.path.map((names) => localizedFor(names, locale) ?? '');
  const html = style.descriptionsHtml ? localizedFor(style.descriptionsHtml, locale) : undefined;
  return {
    Title: plainCell(title),
    'Body (HTML)': html ?? plainCell(localizedFor(style.descriptions, locale) ?? ''),
    Vendor: plainCell(style.brand),
    Type: pathCell(path),
    Tags: tagsOf(style, title, path).join(', '),
    Published: String(style.published),
    'Gift Card': String(style.kind === 'gift-card'),
    Status: style.published ? 'active' : 'draft',
  };
};

const variantCells = (product: ExportProduct, variant: ExportVariant, { currency, now }: ExportOptions): Row | undefined => {
  const price = priceNow(variant, currency, now)?.holding;
  if (!price) return undefined;
  return {
    'Variant SKU': hasOwnSku(keyOf(product, variant), variant) ? variant.row.sku : '',
    ...stockCells(variant),
    'Variant Fulfillment Service': 'manual',
    'Variant Price': figures(price.current, currency),
    'Variant Compare At Price': price.original > price.current ? figures(price.original, currency) : '',
    'Variant Requires Shipping': String(product.style.productType !== 'digital'),
    'Variant Taxable': 'true',
    'Variant Barcode': barcodeOf(product, variant),
  };
};

const handleOf = ({ style }: ExportProduct, { handles }: SharedKeys): string =>
  handles.has(style.sourceKey) ? `${style.sourceKey}-${style.id.toLowerCase()}` : style.sourceKey;

/** Rows of a product: the first carries the product, each one a variant, and the pictures stand beside them or in rows of their own. */
export const shopifyRows = (product: ExportProduct, options: ExportOptions, shared: SharedKeys): string[][] => {
  const locale = LOCALES[options.locale];
  const nameOf = (colour: ExportColour): string => localizedFor(colour.row.names, locale) ?? '';
  const pictures = picturesOf(product, options);
  const left = new Map(product.colours.map((colour, index) => [colour, [...(pictures.own[index] ?? [])]]));
  const sold = inRowOrder(product).flatMap(([colour, variant]) => {
    const cells = variantCells(product, variant, options);
    return cells ? [{ colour, cells, choices: choicesOf(product, { name: nameOf(colour) }, variant) }] : [];
  });
  if (sold.length === 0) return [];
  const names = optionNamesOf(sold.map(({ choices }) => choices));
  const rows = sold.map(({ colour, cells, choices }): Row => {
    const picture = left.get(colour)?.shift();
    const values = names.map((name) => choices.find(([own]) => own === name)?.[1] ?? '');
    return {
      ...cells,
      'Option1 Value': names.length === 0 ? 'Default Title' : values[0],
      'Option2 Value': values[1],
      'Option3 Value': values[2],
      ...(picture === undefined ? {} : { 'Variant Image': picture }),
    };
  });
  rows[0] = {
    ...productCells(product, options),
    ...rows[0],
    'Option1 Name': capitalised(names[0] ?? 'Title'),
    'Option2 Name': capitalised(names[1] ?? ''),
    'Option3 Name': capitalised(names[2] ?? ''),
  };
  for (const [index, { url, alt }] of pictures.shared.entries())
    rows[index] = { ...rows[index], 'Image Src': url, 'Image Position': String(index + 1), 'Image Alt Text': plainCell(alt) };
  const handle = handleOf(product, shared);
  return rows.map((row) => SHOPIFY_COLUMNS.map((column) => (column === 'Handle' ? handle : (row[column] ?? ''))));
};
