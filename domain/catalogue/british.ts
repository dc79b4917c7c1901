import type { Locale } from '#contract/locales.ts';
import { byEnglish } from './english.ts';
import { textFor } from './localized-text.ts';
import type { Localized } from './model/rows.ts';

type Table = Readonly<Record<string, string>>;

/** American to British, whole words and phrases only; capitals are kept. Which locale takes the spelling, and which the vocabulary too: english.ts. */
const SPELLING: Table = {
  color: 'colour',
  colors: 'colours',
  colored: 'coloured',
  gray: 'grey',
  fiber: 'fibre',
  fibers: 'fibres',
  liter: 'litre',
  liters: 'litres',
  center: 'centre',
  harbor: 'harbour',
  favorite: 'favourite',
  favorites: 'favourites',
  canceled: 'cancelled',
  neighbor: 'neighbour',
  apologize: 'apologise',
  mold: 'mould',
  plow: 'plough',
  drafts: 'draughts',
  drafty: 'draughty',
  catalog: 'catalogue',
};

const VOCABULARY: Table = {
  pants: 'trousers',
  sneaker: 'trainer',
  sneakers: 'trainers',
  sweater: 'jumper',
  sweatshirt: 'sweatshirt',
  vest: 'gilet',
  vests: 'gilets',
  mailbox: 'letterbox',
  schoolyard: 'playground',
  gumboots: 'wellies',
  fall: 'autumn',
  vacation: 'holiday',
  football: 'football',
  cart: 'basket',
  carts: 'baskets',
  program: 'programme',
  package: 'parcel',
  recognize: 'recognise',
  toward: 'towards',
  'business days': 'working days',
  'by mail': 'by post',
  'check the box': 'tick the box',
  'return shipping': 'return postage',
  'while supplies last': 'while stocks last',
};

const like = (model: string, word: string): string => (model[0] === model[0]?.toUpperCase() ? `${word[0]?.toUpperCase()}${word.slice(1)}` : word);

const anyOf = (table: Table): RegExp => new RegExp(`\\b(?:${Object.keys(table).join('|')})\\b`, 'gi');
const ANY_SPELLING = anyOf(SPELLING);
const ANY_VOCABULARY = anyOf(VOCABULARY);

const translate = (text: string, any: RegExp, table: Table): string =>
  text.replaceAll(any, (found) => like(found, table[found.toLowerCase()] ?? found));

const map = <T extends string | readonly string[]>(value: T, change: (text: string) => string): T =>
  (typeof value === 'string' ? change(value) : value.map(change)) as T;

/** Adds the wording of every locale whose English says it in another way. What is said for a locale already stays. */
export const withBritish = <T extends string | readonly string[]>(words: Localized<T>): Localized<T> => {
  const american = words['en'];
  if (american === undefined) return words;
  const others = byEnglish(({ spelling, vocabulary }) => {
    const spelled = spelling ? map(american, (text) => translate(text, ANY_SPELLING, SPELLING)) : american;
    const said = vocabulary ? map(spelled, (text) => translate(text, ANY_VOCABULARY, VOCABULARY)) : spelled;
    return JSON.stringify(said) === JSON.stringify(american) ? undefined : said;
  });
  return { ...others, ...words };
};

/** An American text in the English of a locale. Where the locale speaks another language, the text is in that one and stays. */
export const inEnglishOf = (locale: Pick<Locale, 'id' | 'language'>, text: string): string =>
  locale.language === 'en' ? textFor(withBritish({ en: text }), locale) : text;
