import { CURRENCIES, type Currency, minorDigits } from '#contract/money.ts';
import { BrokenRow } from './types.ts';

const SYMBOLS: Readonly<Record<string, string>> = { $: 'USD', US$: 'USD', C$: 'CAD', CA$: 'CAD', '£': 'GBP', '€': 'EUR' };

/** A column of whole minor units ends at 2,147,483,647; twenty million is more than anybody asks for a shoe. */
const MOST = 2_000_000_000;

export const isCurrency = (text: string): text is Currency => (CURRENCIES as readonly string[]).includes(text);

interface Figures {
  readonly whole: string;
  readonly fraction: string;
}

/**
 * Tells the decimal mark from the marks between thousands: the last mark that stands once with one or two figures after it, or
 * that differs from the marks before it. `1,234.00`, `1.234,00`, `1 234,5`, `1'234.50`, `12,34` and `1,234` are all read.
 */
const splitFigures = (text: string): Figures | undefined => {
  const plain = text.replaceAll(/[\s\u00A0\u202F'’]/g, '');
  if (!/^\d[\d.,]*$/.test(plain)) return undefined;
  const last = Math.max(plain.lastIndexOf('.'), plain.lastIndexOf(','));
  if (last < 0) return { whole: plain, fraction: '' };
  const mark = plain[last];
  const before = plain.slice(0, last);
  const after = plain.slice(last + 1);
  const other = mark === '.' ? ',' : '.';
  const thousands = new RegExp(`^\\d{1,3}(?:\\${other}\\d{3})*$`);
  // A point is always a decimal mark where it stands alone; a comma with three figures after it parts thousands.
  const isDecimal = !before.includes(mark ?? '') && (mark === '.' || after.length !== 3 || before.includes(other));
  if (isDecimal) return /^\d+$/.test(before) || thousands.test(before) ? { whole: before.replaceAll(other, ''), fraction: after } : undefined;
  return new RegExp(`^\\d{1,3}(?:\\${mark}\\d{3})+$`).test(plain) ? { whole: plain.replaceAll(mark ?? '', ''), fraction: '' } : undefined;
};

/** The currency's letters or sign before or after the figures. */
const splitCurrency = (text: string): { readonly figures: string; readonly currency: string | undefined } => {
  const match = /^([A-Z]{3}|[A-Z]{0,2}[$£€])?\s*(-?[\d.,\s\u00A0\u202F'’]*\d)\s*([A-Z]{3}|[A-Z]{0,2}[$£€])?$/i.exec(text.trim());
  if (!match) return { figures: text, currency: undefined };
  const said = (match[1] ?? match[3])?.toUpperCase();
  return { figures: match[2] ?? '', currency: said === undefined ? undefined : (SYMBOLS[said] ?? said) };
};

/**
 * A price as merchants write it: `12.34 EUR`, `EUR 12.34`, `1,234.00 USD`, `€12,50`, or figures alone in the currency of the file.
 * @returns whole minor units
 * @throws BrokenRow with the reason
 */
export const readMoney = (text: string, fileCurrency: string): { readonly amount: number; readonly currency: string } => {
  const { figures, currency = fileCurrency } = splitCurrency(text);
  const split = splitFigures(figures);
  if (!split) throw new BrokenRow(`price "${text.slice(0, 40)}" cannot be read`);
  const digits = minorDigits(currency);
  const fraction = split.fraction.replace(/0+$/, '');
  if (fraction.length > digits) throw new BrokenRow(`price "${text.slice(0, 40)}" has more decimals than ${currency} has`);
  const amount = Number(split.whole + fraction.padEnd(digits, '0'));
  if (!Number.isSafeInteger(amount) || amount > MOST) throw new BrokenRow(`price "${text.slice(0, 40)}" is too large`);
  return { amount, currency };
};

/** A price somebody can pay. */
export const readPrice = (text: string, fileCurrency: string): { readonly amount: number; readonly currency: string } => {
  if (text.trim() === '') throw new BrokenRow('price is missing');
  if (/^\s*-/.test(text.replace(/^[A-Z$£€\s]+/i, ''))) throw new BrokenRow(`price "${text.slice(0, 40)}" is negative`);
  const money = readMoney(text, fileCurrency);
  if (money.amount === 0) throw new BrokenRow('price is 0');
  return money;
};
