import { LOCALE_IDS, LOCALES, type LocaleId } from '#contract/locales.ts';

/** Locales in whose language every set has a title, one for each language; another locale of a language shows that one unless it has its own. */
export const REQUIRED_TITLES: readonly LocaleId[] = LOCALE_IDS.filter(
  (id, index) => LOCALE_IDS.findIndex((other) => LOCALES[other].language === LOCALES[id].language) === index,
);

/** Products of one set. */
export const SET_PRODUCTS_MIN = 2;
export const SET_PRODUCTS_MAX = 6;
export const SET_TITLE_MAX = 80;
/** What may be taken off the products that complete a set, percent. */
export const SET_PERCENT_MIN = 1;
export const SET_PERCENT_MAX = 80;
/** Sets that a page shows. */
export const SETS_SHOWN = 3;

/** What can be wrong with a set, each at a field: `titles.en-us`, `products`, `products.0`, `price.percent`. */
export const SET_PROBLEMS = [
  'title-missing',
  'title-long',
  'products-few',
  'products-many',
  'product-twice',
  'product-gone',
  'product-unfit',
  'product-first-elsewhere',
  'percent',
  'date',
  'date-order',
] as const;
export type SetProblem = (typeof SET_PROBLEMS)[number];
