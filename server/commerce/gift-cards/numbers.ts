import { createHmac } from 'node:crypto';
import type { PrintedCard } from '#server/platform/mail/gift-card.ts';
import { luhnDigit, passesLuhn } from '#domain/luhn.ts';

/** Gift and reward cards of this shop begin with it. */
const PREFIX = '6050';
const LENGTH = 16;

const digitsOf = (secret: string, words: string, count: number): string => {
  const hash = createHmac('sha256', secret).update(words).digest();
  return (hash.readBigUInt64BE(0) % 10n ** BigInt(count)).toString().padStart(count, '0');
};

/** As printed, without spaces and dashes; codes in capitals. */
export const normaliseNumber = (text: string): string => text.replaceAll(/[\s-]/g, '').toUpperCase();

export const isCardNumber = (number: string): boolean =>
  number.length === LENGTH && number.startsWith(PREFIX) && /^\d+$/.test(number) && passesLuhn(number);

/**
 * Number and PIN of an issued card follow from its id and the shop's secret: neither is written down anywhere, and an email can be written
 * again whenever it is asked for.
 */
export const printedOf = (secret: string, cardId: string): PrintedCard => {
  const digits = PREFIX + digitsOf(secret, `number ${cardId}`, LENGTH - PREFIX.length - 1);
  return { number: `${digits}${luhnDigit(digits)}`, pin: digitsOf(secret, `pin ${cardId}`, 4) };
};

/** How a card is looked for: nobody who reads the database learns a number by trying all of them. */
export const hashOfNumber = (secret: string, number: string): string => createHmac('sha256', secret).update(`card ${number}`).digest('base64url');
export const hashOfPin = (secret: string, number: string, pin: string): string =>
  createHmac('sha256', secret).update(`pin of ${number} ${pin}`).digest('base64url');
