import type { SeedKind } from '../kinds.ts';
import type { Noun } from '../noun.ts';

/**
 * One model of the range, told by hand in three languages. It becomes a style for every gender it is made for, and one
 * more for every edition (`wp`, `mid` ...; see editions.ts).
 */
export interface Line {
  readonly name: string;
  readonly kind: SeedKind;
  /** Whole US dollars of the plain adult style. */
  readonly usd: number;
  readonly genders: readonly ('women' | 'men' | 'kids' | 'unisex')[];
  readonly editions: readonly string[];
  readonly features: readonly string[];
  readonly materials: readonly string[];
  readonly traits: Readonly<Record<string, number | string>>;
  /** Where the kind's own word would be wrong. */
  readonly noun?: Noun;
  readonly story: { readonly en: string; readonly fr: string; readonly de: string };
}

const GENDERS = { w: 'women', m: 'men', k: 'kids', u: 'unisex' } as const;

const list = (text: string): string[] => text.split(' ').filter((part) => part !== '');

/**
 * @param genders of the plain style: `w m k u`
 * @param editions further styles for adults: `wp mid`
 */
export const line = (
  name: string,
  kind: SeedKind,
  usd: number,
  genders: string,
  editions: string,
  features: string,
  materials: string,
  traits: Line['traits'],
  story: Line['story'],
  word?: Noun,
): Line => ({
  name,
  kind,
  usd,
  genders: list(genders).map((letter) => GENDERS[letter as keyof typeof GENDERS]),
  editions: list(editions),
  features: list(features),
  materials: list(materials),
  traits,
  story,
  ...(word ? { noun: word } : {}),
});
