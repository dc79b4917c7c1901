import type { Customs } from '#contract/calls/products.ts';

/**
 * What a shopper chose of a thing that is made to order, as one name: `laces-red.sole-gum.letters-AB`, sorted by part. The name is the
 * recipe: a device makes it without asking, and the same choice is the same line everywhere.
 */
export type Recipe = Readonly<Record<string, string>>;

const PAIR = /^([a-z]+)-([A-Za-z0-9]+)$/;

export const recipeIdOf = (recipe: Recipe): string =>
  Object.entries(recipe)
    .filter(([, value]) => value !== '')
    .map(([key, value]) => `${key}-${value}`)
    .toSorted()
    .join('.');

/** Undefined where the name is no recipe's, or is not written the one way it is written. */
export const readRecipe = (id: string): Recipe | undefined => {
  const pairs = id.split('.').map((part) => PAIR.exec(part));
  const recipe = Object.fromEntries(pairs.flatMap((pair) => (pair ? [[pair[1] ?? '', pair[2] ?? '']] : [])));
  return recipeIdOf(recipe) === id ? recipe : undefined;
};

/** The shop's own design: the first option of every part, no letters. */
export const ownDesign = ({ parts }: Customs): Recipe =>
  Object.fromEntries(parts.flatMap(({ key, options }) => (options[0] ? [[key, options[0].value]] : [])));

export interface ReadPart {
  readonly key: string;
  readonly label: string;
  readonly value: string;
  readonly valueLabel: string;
  readonly surcharge: number;
}

/** The parts of a recipe in their order with words and surcharges; undefined where it asks for what is not offered or leaves a part open. */
export const partsOf = ({ parts }: Customs, recipe: Recipe): ReadPart[] | undefined => {
  const known = new Set(parts.map(({ key }) => key));
  if (Object.keys(recipe).some((key) => !known.has(key))) return undefined;
  const read = parts.map(({ key, label, options, text }): ReadPart | null | undefined => {
    const value = recipe[key];
    if (text) {
      if (value === undefined) return null;
      const fits = value.length <= text.maxLength && /^[A-Z0-9]+$/.test(value);
      return fits ? { key, label, value, valueLabel: value, surcharge: text.surcharge } : undefined;
    }
    const option = options.find((candidate) => candidate.value === value);
    return option && { key, label, value: option.value, valueLabel: option.label, surcharge: option.surcharge };
  });
  return read.includes(undefined) ? undefined : read.filter((part) => part != null);
};

export const surchargeOf = (parts: readonly ReadPart[]): number => parts.reduce((sum, { surcharge }) => sum + surcharge, 0);
