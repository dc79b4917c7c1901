import type { Locale } from '#contract/locales.ts';
import { FEATURE_LABELS } from '../feature-labels.ts';
import { familyLabel, genderLabel } from '../labels.ts';
import type { Model, ModelStyle } from '../model/types.ts';
import { textFor } from '../localized-text.ts';
import { lettersOf, sameAs, stemOf, wordsOf } from './text.ts';

/** Where a word stands says how much it means. */
const WEIGHT = { name: 10, kind: 6, category: 6, gender: 5, colour: 4, feature: 3, brand: 2, text: 0.8, same: 0.7 } as const;

/**
 * Words by number, and for each the styles that it leads to. Numbers in typed arrays: as objects the index of 100,000 variants takes several times the
 * memory and the time.
 */
export interface TextIndex {
  /** The styles of the model in its order; a style's place is its number here. */
  readonly styles: readonly ModelStyle[];
  readonly words: readonly string[];
  readonly numberOf: ReadonlyMap<string, number>;
  /** Where the postings of a word begin, and where they end, in `places` and `weights`. */
  readonly from: Uint32Array;
  readonly to: Uint32Array;
  /** Places of styles, rising within a word. */
  readonly places: Uint32Array;
  /** What the word says about the style at the same index. */
  readonly weights: Float64Array;
  /** Stem to the words that have it. */
  readonly byStem: ReadonlyMap<string, readonly number[]>;
  /** The letters of a word as bits (`lettersOf`), so that most words need not be compared with a misspelled one. */
  readonly letters: Uint32Array;
  /** A word as people write it, with its marks: for "did you mean". */
  readonly spelling: ReadonlyMap<string, string>;
}

const indexes = new WeakMap<Model['styles'], Map<string, TextIndex>>();

/** The index of a catalogue in a locale, if there is one yet. */
export const knownIndex = ({ styles }: Pick<Model, 'styles'>, locale: Locale): TextIndex | undefined => indexes.get(styles)?.get(locale.id);

/** Makes an index that of its styles in a locale. */
export const setIndex = (index: TextIndex, locale: Locale): void => {
  const own = indexes.get(index.styles) ?? new Map<string, TextIndex>();
  indexes.set(index.styles, own.set(locale.id, index));
};

/** Built at the first search in a locale and kept with the catalogue; ratings are not in it. British and Canadian words differ, so each locale has its own. */
export const indexFor = (model: Model, locale: Locale): TextIndex => {
  const known = knownIndex(model, locale);
  if (known) return known;
  const index = buildIndex(model, locale);
  setIndex(index, locale);
  return index;
};

type Say = (weight: number, text: string) => void;

/** Says everything that a style says about itself, by weight. Names in English are found everywhere: they are on the shoe. */
const sayTexts = (style: ModelStyle, model: Model, locale: Locale, say: Say): void => {
  say(WEIGHT.name, textFor(style.names, locale));
  if (locale.language !== 'en') say(WEIGHT.text, style.names['en'] ?? '');
  say(WEIGHT.kind, style.kind.replaceAll('-', ' '));
  for (const id of style.shelves) say(WEIGHT.category, textFor(model.categories.get(id)?.names, locale));
  say(WEIGHT.gender, genderLabel(style.gender, locale));
  for (const { names, family } of style.colourways) {
    say(WEIGHT.colour, textFor(names, locale));
    if (family !== '') say(WEIGHT.colour, familyLabel(family, locale));
  }
  for (const key of style.featureKeys) say(WEIGHT.feature, textFor(FEATURE_LABELS[key], locale));
  say(WEIGHT.brand, style.brand);
  for (const text of style.materials[locale.language] ?? []) say(WEIGHT.text, text);
  for (const text of style.features[locale.id] ?? style.features[locale.language] ?? []) say(WEIGHT.text, text);
};

const spelled = (text: string): string[] => text.toLowerCase().split(/[\s/,;:.!?()&+"«»„“”|’'–-]+/);

/** Numbers the words of texts. Most texts and nearly all words occur many times: each is taken apart once. */
const createWords = () => {
  const words: string[] = [];
  const numberOf = new Map<string, number>();
  const spelling = new Map<string, string>();
  const ofText = new Map<string, readonly number[]>();
  const ofPart = new Map<string, readonly number[]>();
  const number = (word: string): number => {
    let known = numberOf.get(word);
    if (known === undefined) numberOf.set(word, (known = words.push(word) - 1));
    return known;
  };
  const readPart = (part: string): readonly number[] => {
    let known = ofPart.get(part);
    if (known) return known;
    if (/^[a-z]{2,}$/i.test(part)) {
      // Nearly all are plain words, for which the long way below comes to the same.
      const word = part.toLowerCase();
      ofPart.set(part, (known = [number(word)]));
      if (!spelling.has(word)) spelling.set(word, word);
      return known;
    }
    ofPart.set(part, (known = wordsOf(part).map(number)));
    for (const word of spelled(part)) for (const folded of wordsOf(word)) if (!spelling.has(folded)) spelling.set(folded, word);
    return known;
  };
  const read = (text: string): readonly number[] => {
    let known = ofText.get(text);
    if (!known) ofText.set(text, (known = text.split(' ').flatMap(readPart)));
    return known;
  };
  return { words, numberOf, spelling, number, read };
};

interface Postings {
  /** Where the postings of each word begin; one more entry than words. */
  readonly starts: Uint32Array;
  readonly places: Uint32Array;
  readonly weights: Float64Array;
}

/** For each word the styles that say it, with the greatest weight that it has there. */
const postingsOf = (model: Model, locale: Locale, { words, read }: Pick<ReturnType<typeof createWords>, 'words' | 'read'>): Postings => {
  const said: number[] = [];
  const weight: number[] = [];
  const ends: number[] = [];
  /** By word: where it was said last. */
  const last: number[] = [];
  let begin = 0;
  const say: Say = (heavy, text) => {
    for (const word of read(text)) {
      const at = last[word] ?? -1;
      if (at < begin) {
        last[word] = said.push(word) - 1;
        weight.push(heavy);
      } else if ((weight[at] ?? 0) < heavy) weight[at] = heavy;
    }
  };
  for (const style of model.styles) {
    sayTexts(style, model, locale, say);
    begin = said.length;
    ends.push(begin);
  }
  const starts = new Uint32Array(words.length + 1);
  for (const word of said) starts[word + 1] = (starts[word + 1] ?? 0) + 1;
  for (let word = 0; word < words.length; word += 1) starts[word + 1] = (starts[word + 1] ?? 0) + (starts[word] ?? 0);
  const next = starts.slice();
  const places = new Uint32Array(said.length);
  const weights = new Float64Array(said.length);
  let index = 0;
  for (const [place, end] of ends.entries()) {
    for (; index < end; index += 1) {
      const word = said[index] ?? 0;
      const at = next[word] ?? 0;
      places[at] = place;
      weights[at] = weight[index] ?? 0;
      next[word] = at + 1;
    }
  }
  return { starts, places, weights };
};

/** @param stems of each word */
export const wordsByStem = (stems: readonly string[]): TextIndex['byStem'] => {
  const byStem = new Map<string, number[]>();
  for (const [word, stem] of stems.entries()) {
    const known = byStem.get(stem);
    if (known) known.push(word);
    else byStem.set(stem, [word]);
  }
  return byStem;
};

const buildIndex = (model: Model, locale: Locale): TextIndex => {
  const { words, numberOf, spelling, number, read } = createWords();
  const written = postingsOf(model, locale, { words, read });
  const count = words.length;
  const stems = words.map((word) => stemOf(word, locale.language));
  /** Lets `trainer` find what only says `sneaker`: by word, the written words that mean the same. */
  const same = new Map<number, number[]>();
  for (let word = 0; word < count; word += 1) {
    const stem = stems[word] ?? '';
    for (const other of sameAs(stem, locale.language)) {
      if (other === stem) continue;
      const target = number(other);
      const known = same.get(target);
      if (known) known.push(word);
      else same.set(target, [word]);
    }
  }
  // Words that only mean the same have been numbered meanwhile.
  for (const text of words.slice(count)) stems.push(stemOf(text, locale.language));
  const byStem = wordsByStem(stems);
  const postings = withSame(written, same, words.length, model.styles.length);
  return { styles: model.styles, words, numberOf, ...postings, byStem, letters: Uint32Array.from(words, lettersOf), spelling };
};

/** Words that mean the same lead where the written ones do, a little less. Their postings stand after those of the written words. */
const withSame = (
  { starts, places, weights }: Postings,
  same: ReadonlyMap<number, readonly number[]>,
  words: number,
  styles: number,
): Pick<TextIndex, 'from' | 'to' | 'places' | 'weights'> => {
  const from = new Uint32Array(words);
  const to = new Uint32Array(words);
  from.set(starts.subarray(0, -1));
  to.set(starts.subarray(1));
  const morePlaces: number[] = [];
  const moreWeights: number[] = [];
  for (const [word, others] of same) {
    const best = new Float64Array(styles);
    // What was added here is passed on no further: sources are the written words alone.
    const take = (source: number, share: number): void => {
      for (let at = starts[source] ?? 0; at < (starts[source + 1] ?? 0); at += 1) {
        const place = places[at] ?? 0;
        best[place] = Math.max(best[place] ?? 0, (weights[at] ?? 0) * share);
      }
    };
    take(word, 1);
    for (const other of others) take(other, WEIGHT.same);
    from[word] = places.length + morePlaces.length;
    for (const [place, weight] of best.entries()) {
      if (weight === 0) continue;
      morePlaces.push(place);
      moreWeights.push(weight);
    }
    to[word] = places.length + morePlaces.length;
  }
  const allPlaces = new Uint32Array(places.length + morePlaces.length);
  allPlaces.set(places);
  allPlaces.set(morePlaces, places.length);
  const allWeights = new Float64Array(allPlaces.length);
  allWeights.set(weights);
  allWeights.set(moreWeights, weights.length);
  return { from, to, places: allPlaces, weights: allWeights };
};
