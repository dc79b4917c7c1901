import type { InferInsertModel } from 'drizzle-orm';
import { withCheckDigit } from '#domain/barcodes/gtin.ts';
import type { variants } from '#server/platform/db/schema/catalogue.ts';
import type { BuiltStyle } from './build-styles.ts';
import type { ColourwayRow } from './rows.ts';
import { sizeRun } from './sizes.ts';

export type VariantRow = InferInsertModel<typeof variants>;

/** Amounts of a gift card in whole units of the currency. */
export const GIFT_AMOUNTS = [25, 50, 75, 100, 150, 200, 500];

interface Choice {
  readonly size: string;
  readonly options: Readonly<Record<string, string>>;
}

const shoeChoices = (style: BuiltStyle, sizes: readonly string[]): Choice[] => {
  const wide = style.facts.widths === true && style.line.features.includes('widefit') && style.row.gender !== 'kids';
  if (!wide) return sizes.map((size) => ({ size, options: {} }));
  const middle = sizes.slice(3, -2);
  return sizes.flatMap((size) => [{ size, options: { width: 'regular' } }, ...(middle.includes(size) ? [{ size, options: { width: 'wide' } }] : [])]);
};

const trouserChoices = (sizes: readonly string[]): Choice[] =>
  sizes.flatMap((size) => {
    const lengths = ['30', '31', '32', '33', '34', '36'].includes(size) ? ['short', 'regular', 'long'] : ['regular'];
    return lengths.map((length) => ({ size, options: { length } }));
  });

const choicesOf = (style: BuiltStyle): Choice[] => {
  const chart = style.row.sizeChart ?? null;
  if (style.facts.group === 'gift') return GIFT_AMOUNTS.map((amount) => ({ size: String(amount), options: {} }));
  if (chart === null) return [{ size: '', options: {} }];
  const sizes = sizeRun(chart);
  if (style.facts.sizes === 'shoes') return shoeChoices(style, sizes);
  if (style.facts.lengths === true && chart === 'bottoms-men') return trouserChoices(sizes);
  return sizes.map((size) => ({ size, options: {} }));
};

/**
 * Numbers the variants through in the order of the catalogue: EAN-13 from the range for use inside a company (prefix 2),
 * so that every label has a right check digit and none is another maker's.
 */
export const buildVariants = (styles: readonly BuiltStyle[]): Map<string, VariantRow[]> => {
  let number = 0;
  const byColourway = new Map<string, VariantRow[]>();
  for (const style of styles) {
    const choices = choicesOf(style);
    for (const colourway of style.colourways)
      byColourway.set(
        colourway.id,
        choices.map((choice, position) => variantRow(style, colourway, choice, position, (number += 1))),
      );
  }
  return byColourway;
};

const variantRow = (style: BuiltStyle, colourway: ColourwayRow, { size, options }: Choice, position: number, number: number): VariantRow => ({
  upc: withCheckDigit(`200${number.toString().padStart(9, '0')}`),
  colourwayId: colourway.id,
  sku: [colourway.id, size, ...Object.values(options).map((value) => value.slice(0, 1).toUpperCase())].filter(Boolean).join('-'),
  sourceKey: '',
  size,
  options,
  position,
  notifyMe: style.facts.group !== 'gift',
  // What is made to order is never on a shelf and never sold out.
  backorder: style.row.customs != null,
  withdrawn: false,
});
