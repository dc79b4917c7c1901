/** ISO 4217 codes the shop sells in. Amounts are whole minor units of the currency; floats never hold money. */
export const CURRENCIES = ['USD', 'CAD', 'GBP', 'EUR'] as const;
export type Currency = (typeof CURRENCIES)[number];

/**
 * Digits after the point per ISO 4217. A table on purpose: Intl is made for display and disagrees with ISO for a
 * dozen currencies, so it must never decide what an amount means.
 */
const DIGITS: Readonly<Record<string, number>> = {
  ...Object.fromEntries(
    ['BIF', 'CLP', 'DJF', 'GNF', 'ISK', 'JPY', 'KMF', 'KRW', 'PYG', 'RWF', 'UGX', 'UYI', 'VND', 'VUV', 'XAF', 'XOF', 'XPF'].map((code) => [code, 0]),
  ),
  ...Object.fromEntries(['BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND'].map((code) => [code, 3])),
  CLF: 4,
  UYW: 4,
};

export const minorDigits = (currency: string): number => DIGITS[currency] ?? 2;

/** Half away from zero, for whole minor units: `roundHalfUp(2.5)` is 3. */
export const roundHalfUp = (value: number): number => Math.sign(value) * Math.round(Math.abs(value));
