import * as z from 'zod/mini';
import {
  REQUIRED_TITLES,
  SET_PERCENT_MAX,
  SET_PERCENT_MIN,
  SET_PRODUCTS_MAX,
  SET_PRODUCTS_MIN,
  SET_TITLE_MAX,
} from '#contract/calls/product-set-limits.ts';
import type { SetDocument, SetProblems } from '#contract/calls/product-sets.ts';
import { styleIdOf } from '#contract/ids.ts';
import { LOCALE_IDS, LOCALES, type LocaleId } from '#contract/locales.ts';
import type { Localized } from '#domain/catalogue/model/rows.ts';
import type { Model, ModelStyle } from '#domain/catalogue/model/types.ts';

/** What asks for more than a size, or cannot be bought yet, has a page of its own. */
const isUnfit = ({ giftOnly, comingSoon, presale, customs, productType }: ModelStyle): boolean =>
  giftOnly || comingSoon || presale || customs !== null || productType === 'digital';

const titleOf = ({ titles }: SetDocument, locale: LocaleId): string => (titles[locale] ?? '').trim();

/** Under which name a title is stored: that of its language, or of its locale where it differs from the title of the language. */
const wordsKey = (locale: LocaleId): string => (REQUIRED_TITLES.includes(locale) ? LOCALES[locale].language : locale);

/** The titles of a set as the shop stores words. */
export const namesOf = (document: SetDocument): Localized =>
  Object.fromEntries(
    LOCALE_IDS.flatMap((locale) => {
      const title = titleOf(document, locale);
      return title === '' ? [] : [[wordsKey(locale), title]];
    }),
  );

/** The other way round. */
export const titlesOf = (names: Localized): SetDocument['titles'] =>
  Object.fromEntries(
    LOCALE_IDS.flatMap((locale) => {
      const title = names[wordsKey(locale)];
      return title === undefined ? [] : [[locale, title]];
    }),
  );

export const stylesIn = ({ products }: SetDocument): string[] => products.map(styleIdOf);

/** Undefined: no date that can be read. */
export const dateIn = (text: string): Date | undefined => (z.iso.datetime({ offset: true }).safeParse(text).success ? new Date(text) : undefined);

export interface CheckedAgainst {
  readonly model: Pick<Model, 'styleById'>;
  /** First products of the other published sets that have a price. */
  readonly otherFirsts: ReadonlySet<string>;
}

/** What keeps a set from being published, by field. */
export const checkSet = (document: SetDocument, { model, otherFirsts }: CheckedAgainst): SetProblems => {
  const problems: Record<string, SetProblems[string]> = {};
  for (const locale of LOCALE_IDS) {
    const title = titleOf(document, locale);
    if (title.length > SET_TITLE_MAX) problems[`titles.${locale}`] = 'title-long';
    else if (title === '' && REQUIRED_TITLES.includes(locale)) problems[`titles.${locale}`] = 'title-missing';
  }
  const styles = stylesIn(document);
  if (styles.length < SET_PRODUCTS_MIN) problems['products'] = 'products-few';
  if (styles.length > SET_PRODUCTS_MAX) problems['products'] = 'products-many';
  for (const [index, id] of styles.entries()) {
    const style = model.styleById.get(id);
    if (styles.indexOf(id) < index) problems[`products.${index}`] = 'product-twice';
    else if (!style) problems[`products.${index}`] = 'product-gone';
    else if (isUnfit(style)) problems[`products.${index}`] = 'product-unfit';
  }
  const { price } = document;
  if (!price) return problems;
  // Two prices around one product would be given twice.
  if (styles[0] !== undefined && otherFirsts.has(styles[0])) problems['products.0'] ??= 'product-first-elsewhere';
  const { percent, from, until } = price;
  if (percent === undefined || !Number.isInteger(percent) || percent < SET_PERCENT_MIN || percent > SET_PERCENT_MAX)
    problems['price.percent'] = 'percent';
  const start = from ? dateIn(from) : undefined;
  const end = until ? dateIn(until) : undefined;
  if (from && !start) problems['price.from'] = 'date';
  if (until && !end) problems['price.until'] = 'date';
  if (end && start && end <= start) problems['price.until'] = 'date-order';
  return problems;
};
