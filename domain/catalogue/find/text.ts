import type { Locale } from '#contract/locales.ts';
import { fold } from '../slug.ts';

export type Language = Locale['language'];

const STOP_WORDS: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set(['the', 'and', 'or', 'for', 'of', 'in', 'with', 'to', 'a', 'an', 'on', 'my', 'some']),
  fr: new Set(['de', 'du', 'des', 'la', 'le', 'les', 'pour', 'et', 'ou', 'en', 'un', 'une', 'avec', 'au', 'aux', 'sur', 'mon', 'ma', 'mes']),
  de: new Set(['fur', 'fuer', 'und', 'oder', 'der', 'die', 'das', 'mit', 'in', 'von', 'zum', 'zur', 'ein', 'eine', 'den', 'im', 'am', 'auf']),
};

/** Words that shoppers use for the same thing. The first names the group. Folded: no capitals, no marks. */
const SAME: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'sneaker trainer kicks',
    'pants trousers bottoms',
    'jacket coat anorak parka',
    'rain waterproof shell',
    'tee tshirt t-shirt shirt',
    'hoodie hoody sweatshirt sweater jumper pullover',
    'vest gilet bodywarmer',
    'beanie hat toque',
    'cap hat',
    'backpack rucksack pack bag daypack',
    'socks sock hosiery',
    'boot boots',
    'kids kid children child youth junior boys girls',
    'women woman ladies female',
    'men man mens gents male',
    'running run runner jogging',
    'hiking hike walking trekking',
    'trail fell offroad',
    'gift voucher present',
    'down puffer',
    'wool merino',
    'leggings tights',
    'slipper slip-on slipon',
    'sandal flipflop slide',
    'gray grey',
    'color colour',
    'dress gown',
    'snow winter',
    'warm insulated',
  ],
  fr: [
    'basket sneaker tennis',
    'veste manteau blouson anorak parka',
    'pluie impermeable kway',
    'sweat hoodie pull',
    'polaire fleece',
    'doudoune duvet',
    'bonnet chapeau',
    'sac cartable',
    'chaussette socquette',
    'femme femmes dame',
    'homme hommes',
    'enfant enfants kids junior bebe',
    'running course footing jogging',
    'randonnee rando marche trekking',
    'cadeau',
    'botte bottes bottine',
    'laine merinos',
    'legging collant',
    'tshirt t-shirt tee',
    'claquette tong sandale',
    'chaussure soulier',
    'hiver neige',
    'pantalon jean',
  ],
  de: [
    'sneaker turnschuh',
    'jacke mantel anorak parka',
    'regen wasserdicht',
    'hoodie pullover pulli sweatshirt kapuzenpulli',
    'weste gilet',
    'mutze beanie haube',
    'cap kappe mutze',
    'rucksack tasche',
    'socken strumpf strumpfe',
    'damen damen frauen frau',
    'herren manner mann',
    'kinder kind kids junior jungen madchen',
    'laufen running joggen',
    'wandern wander trekking',
    'geschenk gutschein',
    'stiefel boot boots',
    'wolle merino',
    'leggings tights',
    'tshirt t-shirt shirt',
    'hose hosen pants',
    'badeschuh sandale',
    'winter schnee',
    'fleece',
    'kleid',
  ],
};

/** Splits into folded words; a word with a hyphen is also one word: `t-shirt` is `t`, `shirt` and `tshirt`. */
export const wordsOf = (text: string): string[] => {
  const parts = fold(text)
    .replaceAll(/[’']s\b/g, '')
    .split(/[\s/,;:.!?()&+"«»„“”|]+/);
  return parts.flatMap((part) => {
    const units = part.split(/[-’'·–_]+/).filter((piece) => /[a-z0-9]/.test(piece));
    const whole = units.join('');
    return units.length > 1 ? [...units.filter((piece) => piece.length > 1), whole] : units.filter((piece) => piece.length > 1 || /\d/.test(piece));
  });
};

/** The words of a query: joined forms replace their parts, and little words go while others stay. */
export const queryWords = (text: string, language: Language): string[] => {
  const words = fold(text)
    .replaceAll(/[’']s\b/g, '')
    .split(/[\s/,;:.!?()&+"«»„“”|]+/)
    .map((part) => part.replaceAll(/[^a-z0-9]+/g, ''))
    .filter((word) => word !== '');
  const meaning = words.filter((word) => !STOP_WORDS[language].has(word));
  return [...new Set(meaning.length > 0 ? meaning : words)].slice(0, 8);
};

const ENDINGS: Readonly<Record<Language, readonly (readonly [RegExp, string])[]>> = {
  en: [
    [/ies$/, 'y'],
    [/(ss|sh|ch|x|z)es$/, '$1'],
    [/([^s])s$/, '$1'],
  ],
  fr: [
    [/eaux$/, 'eau'],
    [/[sx]$/, ''],
    [/e$/, ''],
  ],
  de: [
    [/(ern|em|en|er|es)$/, ''],
    [/[ens]$/, ''],
  ],
};

/** A word without its ending, roughly: enough that singular and plural meet. */
export const stemOf = (word: string, language: Language): string => {
  if (word.length < 4) return word;
  let stem = word;
  for (const [ending, instead] of ENDINGS[language]) {
    const next = stem.replace(ending, instead);
    if (next === stem || next.length < 3) continue;
    stem = next;
    if (language !== 'fr') break;
  }
  return stem;
};

const groupsOf = (language: Language): ReadonlyMap<string, ReadonlySet<string>> => {
  const byStem = new Map<string, Set<string>>();
  for (const row of SAME[language]) {
    const stems = row.split(' ').map((word) => stemOf(word.replaceAll('-', ''), language));
    for (const stem of stems) byStem.set(stem, new Set([...(byStem.get(stem) ?? []), ...stems]));
  }
  return byStem;
};

const groups: Readonly<Record<Language, ReadonlyMap<string, ReadonlySet<string>>>> = { en: groupsOf('en'), fr: groupsOf('fr'), de: groupsOf('de') };

/** Other words for the same thing, as stems. */
export const sameAs = (stem: string, language: Language): ReadonlySet<string> => groups[language].get(stem) ?? new Set();

/**
 * Whether `a` becomes `b` with at most `limit` letters changed, added, dropped or swapped with a neighbour; answers the number,
 * or `limit + 1` when it is more.
 */
export const editDistance = (a: string, b: string, limit: number): number => {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    let best = i;
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      let value = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) value = Math.min(value, (before[j - 2] ?? 0) + 1);
      row.push(value);
      best = Math.min(best, value);
    }
    if (best > limit) return limit + 1;
    before = last;
    last = row;
  }
  return Math.min(last[b.length] ?? limit + 1, limit + 1);
};

/** The letters of a folded word as bits: `a` to `z`, then digits, then everything else. */
export const lettersOf = (word: string): number => {
  let bits = 0;
  for (let index = 0; index < word.length; index += 1) {
    const code = word.charCodeAt(index);
    bits |= 1 << (code >= 97 && code <= 122 ? code - 97 : code >= 48 && code <= 57 ? 26 : 27);
  }
  return bits;
};

const bitsOf = (value: number): number => {
  let count = 0;
  for (let left = value; left !== 0; left &= left - 1) count += 1;
  return count;
};

/** Fewer mistakes than that cannot lead from one word to the other: each brings or takes one letter at most. */
export const leastMistakes = (letters: number, others: number): number => Math.max(bitsOf(letters & ~others), bitsOf(others & ~letters));
