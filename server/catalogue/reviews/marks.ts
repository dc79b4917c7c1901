import { findPhoneNumbersInText } from 'libphonenumber-js';
import type { TextMark } from '#contract/calls/review-limits.ts';
import type { Locale } from '#contract/locales.ts';

const LINK = /\bhttps?:|\bwww\.|\b[a-z0-9-]{2,}\.(?:biz|cc|ch|co|com|de|eu|fr|info|io|link|me|net|online|org|ru|shop|site|store|top|uk|xyz)\b(?!@)/i;
const EMAIL = /[^\s@<>()]{1,64}@[^\s@<>()]{1,190}\.[a-z]{2,}/i;
/** Digits of a card number as people type them, grouped or not. */
const CARD = /(?<!\d)[2-6]\d{3}(?:[ -]?\d){9,15}(?!\d)/g;
/** One character many times: !!!!!!!!!! */
const SAME_CHARACTER = /(\p{L}|\p{P}|\p{S})\1{9,}/u;

const passesLuhn = (digits: string): boolean => {
  const sum = Array.from(digits)
    .toReversed()
    .reduce((so, digit, index) => {
      const doubled = Number(digit) * (index % 2 === 0 ? 1 : 2);
      return so + (doubled > 9 ? doubled - 9 : doubled);
    }, 0);
  return sum % 10 === 0;
};

const cardsIn = (text: string): readonly string[] => (text.match(CARD) ?? []).filter((found) => passesLuhn(found.replaceAll(/\D/g, '')));

/** A few words over and over: of ten words or more, fewer than a third are different ones. */
const repeatsWords = (text: string): boolean => {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return words.length >= 10 && new Set(words).size * 3 < words.length;
};

/**
 * What a moderator should look at in a text: spam (links, repetition) and personal data (email, phone, card number). It marks and refuses nothing,
 * because every rule is wrong now and then: docs/reviews.md.
 * @param isKnown the same text was sent before, about whatever product
 */
export const marksOf = (text: string, locale: Locale, isKnown = false): TextMark[] => {
  const cards = cardsIn(text);
  // A card number would be found as a phone number again, and an address as a link.
  const withoutCards = cards.reduce((rest, card) => rest.replaceAll(card, ' '), text);
  const withoutEmails = withoutCards.replaceAll(new RegExp(EMAIL, 'gi'), ' ');
  const found: Readonly<Record<TextMark, boolean>> = {
    link: LINK.test(withoutEmails),
    repeated: isKnown || SAME_CHARACTER.test(text) || repeatsWords(text),
    email: EMAIL.test(text),
    phone: findPhoneNumbersInText(withoutEmails, locale.country as 'US').length > 0,
    card: cards.length > 0,
  };
  return (Object.keys(found) as TextMark[]).filter((mark) => found[mark]);
};
