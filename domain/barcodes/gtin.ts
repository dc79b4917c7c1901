/** Check digit of a GTIN without it (GS1 General Specifications 7.9): weights 3 and 1 from the right. */
export const checkDigit = (digits: string): number => {
  let sum = 0;
  for (let index = 0; index < digits.length; index += 1) sum += Number(digits[digits.length - 1 - index]) * (index % 2 === 0 ? 3 : 1);
  return (10 - (sum % 10)) % 10;
};

export const withCheckDigit = (digits: string): string => `${digits}${checkDigit(digits)}`;

/** GTIN-8, -12, -13 or -14 with a right check digit. */
export const isGtin = (text: string): boolean => /^(?:\d{8}|\d{12,14})$/.test(text) && checkDigit(text.slice(0, -1)) === Number(text.at(-1));

/** The ways in which one GTIN is written: with and without leading zeros, in 8, 12, 13 and 14 digits. The text as it is comes first. */
export const writingsOf = (gtin: string): readonly string[] => {
  const digits = gtin.replace(/^0+/, '');
  return [...new Set([gtin, ...[12, 13, 14, 8].filter((length) => digits.length <= length).map((length) => digits.padStart(length, '0'))])];
};
