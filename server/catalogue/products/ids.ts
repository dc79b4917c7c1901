import { createHash } from 'node:crypto';
import { withCheckDigit } from '#domain/barcodes/gtin.ts';

/** No vowels: an id never spells a word. */
const SYMBOLS = '0123456789BCDFGHJKLMNPQRSTVWXYZ';
const LETTERS = 'BCDFGHJKLMNPQRSTVWXYZ';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

const symbols = (bytes: Buffer, from: number, count: number): string => {
  let text = '';
  for (let index = from; index < from + count; index += 1) text += SYMBOLS[(bytes[index] ?? 0) % SYMBOLS.length];
  return text;
};

/** The id of a style, from what its source calls it: the same today and after the next import. Begins with a letter, so it is never mistaken for a UPC. */
export const styleIdOfKey = (source: string, key: string): string => {
  const bytes = digest(`style/${source}/${key}`);
  return `${LETTERS[(bytes[0] ?? 0) % LETTERS.length]}${symbols(bytes, 1, 7)}`;
};

/** The three characters that tell a style's colourways apart, from the colour's name. `turn` rises while the code is taken by another colour. */
export const colourCode = (colour: string, turn = 0): string => symbols(digest(`colour/${colour.trim().toLowerCase()}/${turn}`), 0, 3);

/**
 * An article number for a variant that has none: EAN-13 from the range for use inside a company (GS1 prefix 2), so that no
 * scanner takes it for another maker's. `turn` rises while the number is taken.
 */
export const ownGtin = (source: string, key: string, turn = 0): string => {
  const number = digest(`variant/${source}/${key}/${turn}`).readBigUInt64BE(0) % 100_000_000_000n;
  return withCheckDigit(`2${number.toString().padStart(11, '0')}`);
};

/** A category's digits (ten, so that they never meet the seed's four), from its path of names. */
export const categoryIdOfPath = (source: string, path: readonly string[]): string => {
  const number = digest(`category/${source}/${path.join(' > ').toLowerCase()}`).readBigUInt64BE(0) % 9_000_000_000n;
  return (number + 1_000_000_000n).toString();
};
