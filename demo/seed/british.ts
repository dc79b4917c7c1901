import { byEnglish } from '#domain/catalogue/english.ts';
import type { Localized } from '#domain/catalogue/model/rows.ts';

/** American to British, whole words only; capitals are kept. Which locale takes the spelling, and which the vocabulary too: catalogue/english.ts. */
const SPELLING: Readonly<Record<string, string>> = {
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
  neighbor: 'neighbour',
  apologize: 'apologise',
  mold: 'mould',
  plow: 'plough',
  drafts: 'draughts',
  drafty: 'draughty',
  catalog: 'catalogue',
};

const VOCABULARY: Readonly<Record<string, string>> = {
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
};

const like = (model: string, word: string): string => (model[0] === model[0]?.toUpperCase() ? `${word[0]?.toUpperCase()}${word.slice(1)}` : word);

const translate = (text: string, table: Readonly<Record<string, string>>): string =>
  text.replaceAll(/[A-Za-z]+/g, (word) => {
    const other = table[word.toLowerCase()];
    return other === undefined ? word : like(word, other);
  });

const map = <T extends string | readonly string[]>(value: T, change: (text: string) => string): T =>
  (typeof value === 'string' ? change(value) : value.map(change)) as T;

/** Adds the wording of every locale whose English says it in another way. What is said for a locale already stays. */
export const withBritish = <T extends string | readonly string[]>(words: Localized<T>): Localized<T> => {
  const american = words['en'];
  if (american === undefined) return words;
  const others = byEnglish(({ spelling, vocabulary }) => {
    const spelled = spelling ? map(american, (text) => translate(text, SPELLING)) : american;
    const said = vocabulary ? map(spelled, (text) => translate(text, VOCABULARY)) : spelled;
    return JSON.stringify(said) === JSON.stringify(american) ? undefined : said;
  });
  return { ...others, ...words };
};
