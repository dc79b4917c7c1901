import { passesLuhn } from '#domain/luhn.ts';

const BRANDS: readonly (readonly [string, RegExp, readonly number[], number])[] = [
  ['amex', /^3[47]/, [15], 4],
  ['visa', /^4/, [13, 16, 19], 3],
  ['mastercard', /^(?:5[1-5]|2(?:2[2-9]|[3-6]|7[01]|720))/, [16], 3],
  ['discover', /^(?:6011|64[4-9]|65)/, [16, 19], 3],
  ['jcb', /^35(?:2[89]|[3-8])/, [16, 19], 3],
  ['diners', /^3(?:0[0-5]|[689])/, [14, 16], 3],
];

export interface Brand {
  readonly name: string;
  readonly lengths: readonly number[];
  readonly codeLength: number;
}

export const brandOf = (number: string): Brand | undefined => {
  const found = BRANDS.find(([, pattern]) => pattern.test(number));
  return found && { name: found[0], lengths: found[2], codeLength: found[3] };
};

/** Whether a card of month and four-digit year can still be used at `now`: it is good to the end of its month. */
export const isStillValid = (month: number, year: number, now: Date): boolean =>
  month >= 1 && month <= 12 && year <= now.getUTCFullYear() + 25 && Date.UTC(year, month, 1) > now.getTime();

export interface CardFields {
  readonly number: string;
  readonly month: number;
  readonly year: number;
  readonly code: string;
}

export type CardProblem = 'number' | 'expiry' | 'code';

/** The first field that cannot be right, in the order in which they are typed. */
export const problemOf = ({ number, month, year, code }: CardFields, now: Date): CardProblem | undefined => {
  const brand = brandOf(number);
  if (!brand || !brand.lengths.includes(number.length) || !passesLuhn(number)) return 'number';
  if (!isStillValid(month, year, now)) return 'expiry';
  if (!new RegExp(`^\\d{${brand.codeLength}}$`).test(code)) return 'code';
  return undefined;
};
