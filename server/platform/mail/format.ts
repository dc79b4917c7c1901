import { CODE_INSTEAD_OF_SYMBOL } from '#contract/constants.ts';
import { LOCALES, type LocaleId } from '#contract/locales.ts';
import { minorDigits } from '#contract/money.ts';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character);

/** An amount for reading; the code instead of the symbol for CAD (spec 2 §9). */
export const formatMoney = (amount: number, currency: string, locale: LocaleId): string =>
  new Intl.NumberFormat(LOCALES[locale].tag, {
    style: 'currency',
    currency,
    currencyDisplay: currency === CODE_INSTEAD_OF_SYMBOL ? 'code' : 'symbol',
  }).format(amount / 10 ** minorDigits(currency));

export const formatDay = (iso: string, locale: LocaleId): string =>
  new Intl.DateTimeFormat(LOCALES[locale].tag, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(iso));
