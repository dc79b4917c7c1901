import { type Currency, minorDigits } from '#contract/money.ts';

/** Whole minor units as figures with a point: `1299` is `12.99`. */
export const figures = (minor: number, currency: Currency): string => {
  const digits = minorDigits(currency);
  return (minor / 10 ** digits).toFixed(digits);
};

/** As Google Merchant writes it: `12.99 USD`. */
export const withCurrency = (minor: number, currency: Currency): string => `${figures(minor, currency)} ${currency}`;
