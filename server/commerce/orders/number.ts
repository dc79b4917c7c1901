import { randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/** Emails and digits that are not confused when read aloud (Crockford's base 32). */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const emails = (count: number): string => Array.from({ length: count }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** `WM-7K3QF-9F2XD`: readable, random enough not to be enumerated, and no authorization. */
export const makeOrderNumber = (): string => `WM-${emails(5)}-${emails(5)}`;

/** An access token with which a guest can read an order: 192 random bits. */
export const makeProof = (): string => randomBytes(24).toString('base64url');

export const isSameProof = (given: string, expected: string): boolean => {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
};
