import { randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/** Letters and digits that nobody mixes up when reading them aloud (Crockford's base 32). */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const letters = (count: number): string => Array.from({ length: count }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** `WM-7K3QF-9F2XD`: readable, unguessable enough to be no list, and no proof of anything. */
export const makeOrderNumber = (): string => `WM-${letters(5)}-${letters(5)}`;

/** Proof that lets a guest read an order again: 192 random bits. */
export const makeProof = (): string => randomBytes(24).toString('base64url');

export const isSameProof = (given: string, expected: string): boolean => {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
};
