import type { Model, ModelColourway, ModelStyle, ModelVariant, PriceTimelines } from '#domain/catalogue/model/types.ts';

const SYLLABLES = [
  'ba',
  'cor',
  'den',
  'fal',
  'gri',
  'hol',
  'jun',
  'kes',
  'lor',
  'mar',
  'nel',
  'os',
  'pra',
  'qui',
  'ros',
  'sil',
  'tor',
  'ul',
  'ven',
  'wil',
];

/** A made-up model name of three syllables; 8,000 different ones. */
const coinedName = (number: number): string => {
  const syllable = (at: number): string => SYLLABLES[Math.floor(number / SYLLABLES.length ** at) % SYLLABLES.length] ?? '';
  const [first, ...rest] = syllable(0) + syllable(1) + syllable(2);
  return `${first?.toUpperCase()}${rest.join('')}`;
};

const namedLike = <T extends ModelStyle['names']>(names: T, copy: string): T =>
  Object.fromEntries(Object.entries(names).map(([key, name]) => [key, `${name} ${copy}`])) as unknown as T;

export interface ScaleOptions {
  /** At least so many variants; a style is taken whole. */
  readonly variants: number;
  /** Timelines in place of a colourway's own: a change of its price. */
  readonly priceOf?: (colourway: ModelColourway) => PriceTimelines | undefined;
}

/**
 * A catalogue of any size from a real one: its first styles, and copies of them with ids, codes and names of their own, for tests and measurements. Texts
 * repeat with the copies, so that it compresses better than a real one of that size.
 */
export const scaledCatalogue = (model: Model, { variants: wanted, priceOf }: ScaleOptions): Model => {
  const styles: ModelStyle[] = [];
  const colourwayById = new Map<string, ModelColourway>();
  const variantByUpc = new Map<string, ModelVariant>();

  const copyOf = (original: ModelStyle, number: number): ModelStyle => {
    const isCopy = number >= model.styles.length;
    const id = isCopy ? `Z${number.toString(36).toUpperCase().padStart(7, '0')}` : original.id;
    const style: ModelStyle = {
      ...original,
      id,
      names: isCopy ? namedLike(original.names, coinedName(number)) : original.names,
      position: number,
      colourways: [],
    };
    for (const one of original.colourways) {
      const colourway: ModelColourway = { ...one, id: `${id}${one.id.slice(original.id.length)}`, style, variants: [] };
      const prices = priceOf?.(colourway);
      for (const variant of one.variants) {
        const upc = isCopy ? `${7_000_000_000_000 + variantByUpc.size}` : variant.upc;
        const copy: ModelVariant = { ...variant, upc, sku: isCopy ? upc : variant.sku, colourway, ...(prices && { prices }) };
        colourway.variants.push(copy);
        variantByUpc.set(upc, copy);
      }
      style.colourways.push(colourway);
      colourwayById.set(colourway.id, colourway);
    }
    return style;
  };

  for (let number = 0; variantByUpc.size < wanted; number += 1) {
    const original = model.styles[number % model.styles.length];
    if (!original) break;
    styles.push(copyOf(original, number));
  }
  return {
    ...model,
    version: `${model.version}-${wanted}-${priceOf ? 'repriced' : 'as-is'}`,
    styles,
    styleById: new Map(styles.map((style) => [style.id, style])),
    colourwayById,
    variantByUpc,
  };
};
