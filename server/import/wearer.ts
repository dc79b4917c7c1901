import { fold } from '#domain/catalogue/slug.ts';

/** Whom something is made for, from a feed's field or from the words of a product. */
export interface Wearer {
  readonly gender: 'women' | 'men' | 'kids' | 'unisex';
  readonly kids: boolean;
}

const WOMEN = /\b(?:women|woman|womens|ladies|female|femme|femmes|damen|frauen|mujer|donna)\b/;
const MEN = /\b(?:men|mens|male|homme|hommes|herren|manner|maenner|hombre|uomo|gents)\b/;
const KIDS = /\b(?:kids|kid|child|children|youth|toddler|infant|newborn|baby|junior|boys|girls|boy|girl|enfant|enfants|kinder)\b/;

const wordsOf = (text: string): string =>
  fold(text)
    .replaceAll(/['’]s\b/g, '')
    .replaceAll(/[^a-z0-9]+/g, ' ');

/** Both women and men, or neither: unisex. */
export const wearerIn = (...texts: readonly (string | undefined)[]): Wearer => {
  const text = wordsOf(texts.filter(Boolean).join(' '));
  if (KIDS.test(text)) return { gender: 'kids', kids: true };
  const [women, men] = [WOMEN.test(text), MEN.test(text)];
  return { gender: women === men ? 'unisex' : women ? 'women' : 'men', kids: false };
};
