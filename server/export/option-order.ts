import type { ExportColour, ExportProduct, ExportVariant } from './types.ts';

/** A choice by the option's name: `['color', 'Navy']`. */
export type Choice = readonly [name: string, value: string];

/** How many options a Shopify product has at most. */
const MOST = 3;

/** What the import called the variant within its product; empty for products of the seed. */
export const keyOf = ({ style }: Pick<ExportProduct, 'style'>, { row }: ExportVariant): string =>
  row.sourceKey.startsWith(`${style.sourceKey}\n`) ? row.sourceKey.slice(style.sourceKey.length + 1) : '';

/** Whether the SKU is the merchant's: a variant that came without one has its UPC there. */
export const hasOwnSku = (key: string, { row }: ExportVariant): boolean => row.sku !== row.upc || key === row.sku || key.startsWith(`${row.sku}/`);

const permutations = <T>(items: readonly T[]): T[][] =>
  items.length < 2 ? [[...items]] : items.flatMap((item, index) => permutations(items.toSpliced(index, 1)).map((rest) => [item, ...rest]));

/** The choices in the order and letter case of `key` (`color=navy/size=42`); undefined: it names them in no order. */
const asInKey = (choices: readonly Choice[], key: string): Choice[] | undefined => {
  for (const order of permutations(choices)) {
    let at = 0;
    const read = order.map(([name, value], index): Choice => {
      const start = at + name.length + 1;
      at = start + value.length + (index < order.length - 1 ? 1 : 0);
      return [name, key.slice(start, start + value.length)];
    });
    const text = read.map(([name, value]) => `${name}=${value}`).join('/');
    if (text === key && order.every(([, value], index) => value.toLowerCase() === read[index]?.[1].toLowerCase())) return read;
  }
  return undefined;
};

/** What a variant was chosen by, colour and size first; a variant without a SKU in the order that its key was made of. */
export const choicesOf = (product: Pick<ExportProduct, 'style'>, colour: { readonly name: string }, variant: ExportVariant): readonly Choice[] => {
  const { size, options } = variant.row;
  const choices: Choice[] = [['color', colour.name] as const, ['size', size] as const, ...Object.entries(options)]
    .filter(([, value]) => value !== '')
    .slice(0, MOST);
  const key = keyOf(product, variant);
  return hasOwnSku(key, variant) ? choices : (asInKey(choices, key) ?? choices);
};

/** Names of a product's options in the order of its columns. */
export const optionNamesOf = (rows: readonly (readonly Choice[])[]): string[] => {
  const longest = rows.toSorted((a, b) => b.length - a.length)[0] ?? [];
  const names = longest.map(([name]) => name);
  for (const row of rows) for (const [name] of row) if (!names.includes(name) && names.length < MOST) names.push(name);
  return names;
};

type Entry = readonly [ExportColour, ExportVariant];

/**
 * Variants in the order of their rows. The first row of a SKU that several variants share gives the import its key, so what was first stays first; the
 * first variant of each colour leads then, because colours are read in the order of their first rows.
 */
export const inRowOrder = (product: ExportProduct): Entry[] => {
  const all = product.colours.flatMap((colour) => colour.variants.map((variant): Entry => [colour, variant]));
  const isSecond = ([, variant]: Entry): boolean => keyOf(product, variant).startsWith(`${variant.row.sku}/`);
  if (!all.some(isSecond)) return all;
  const rows = new Set<Entry>();
  for (const colour of product.colours) {
    const own = all.filter((entry) => entry[0] === colour);
    const leading = own.find((entry) => !isSecond(entry));
    const [second] = own;
    // A colour of which every SKU was there before comes after the rows that were.
    const before = leading ? [] : all.filter((entry) => !isSecond(entry) && entry[1].row.sku === second?.[1].row.sku);
    for (const entry of [...before, leading ?? second]) if (entry) rows.add(entry);
  }
  return [...new Set([...rows, ...all.filter((entry) => !isSecond(entry)), ...all])];
};
