import type { Locale } from '#contract/locales.ts';
import type { Model, ModelStyle } from '../model/types.ts';
import { indexFor, type TextIndex } from './index-styles.ts';
import { editDistance, leastMistakes, lettersOf, queryWords, stemOf } from './text.ts';

export interface Found {
  /** Style id to relevance, higher first. */
  readonly relevance: ReadonlyMap<string, number>;
  /** Another spelling that leads somewhere, when the one typed leads nowhere as it stands. */
  readonly didYouMean?: string;
}

interface WordMatch {
  /** Its number in the index. */
  readonly word: number;
  /** 0 to 1: how well it fits what was typed. */
  readonly fit: number;
}

/** Words that the typed one stands for as it is written: itself, its other endings, longer words that begin with it, German compounds that hold it. */
const readings = (typed: string, index: TextIndex, locale: Locale): WordMatch[] => {
  const matches = new Map<number, number>();
  const keep = (word: number, fit: number) => matches.set(word, Math.max(fit, matches.get(word) ?? 0));
  const itself = index.numberOf.get(typed);
  if (itself !== undefined) keep(itself, 1);
  const stem = stemOf(typed, locale.language);
  for (const word of index.byStem.get(stem) ?? []) keep(word, 0.95);
  const compound = locale.language === 'de' && stem.length >= 4;
  if (typed.length >= 2) {
    for (const [number, word] of index.words.entries()) {
      if (word.startsWith(typed)) keep(number, typed.length >= 3 ? 0.8 : 0.5);
      else if (compound && word.length > stem.length && word.includes(stem)) keep(number, 0.7);
    }
  }
  return [...matches].map(([word, fit]) => ({ word, fit }));
};

const allowedMistakes = (typed: string): number => (typed.length >= 8 ? 2 : typed.length >= 4 ? 1 : 0);

/** Words that the typed one may have meant: one letter off, two in long words. Figures are never guessed. */
const guesses = (typed: string, { words, letters }: TextIndex): WordMatch[] => {
  const limit = allowedMistakes(typed);
  if (limit === 0 || /\d/.test(typed)) return [];
  const own = lettersOf(typed);
  const found: WordMatch[] = [];
  for (const [number, word] of words.entries()) {
    if (word.length < 3 || leastMistakes(own, letters[number] ?? 0) > limit) continue;
    const mistakes = editDistance(typed, word, limit);
    if (mistakes <= limit) found.push({ word: number, fit: mistakes === 1 ? 0.6 : 0.4 });
  }
  return found;
};

/** By place of a style: how well it answers, 0 where it does not. */
type Scores = Float64Array;

const scoresOf = (matches: readonly WordMatch[], { from, to, places, weights, styles }: TextIndex): Scores => {
  const scores = new Float64Array(styles.length);
  for (const { word, fit } of matches) {
    const end = to[word] ?? 0;
    for (let at = from[word] ?? 0; at < end; at += 1) {
      const place = places[at] ?? 0;
      const score = (weights[at] ?? 0) * fit;
      if ((scores[place] ?? 0) < score) scores[place] = score;
    }
  }
  return scores;
};

/** Every word must lead to the style. Among equals the merchant's order decides. */
const relevanceOf = (lists: readonly Scores[], { styles }: TextIndex): Map<string, number> => {
  const relevance = new Map<string, number>();
  for (const [place, style] of styles.entries()) {
    let sum = 0;
    for (const scores of lists) {
      const score = scores[place] ?? 0;
      if (score === 0) {
        sum = 0;
        break;
      }
      sum += score;
    }
    if (sum > 0) relevance.set(style.id, sum - Math.min(style.position, 99_999) / 1e6);
  }
  return relevance;
};

/** A number off a label or an address: UPC, style or colourway. */
const byNumber = (text: string, model: Model): ModelStyle | undefined => {
  const code = text.trim().toUpperCase();
  const found = model.styleById.get(code) ?? model.colourwayById.get(code)?.style;
  // A barcode is digits alone; on a device the list of them is made with the first that is looked for.
  return found ?? (/^\d{8,14}$/.test(code) ? model.variantByUpc.get(code)?.colourway.style : undefined);
};

/** The best guess for a typed word: the nearest, and among those the one that leads to most. */
const bestGuess = (matches: readonly WordMatch[], { from, to, words }: TextIndex): string | undefined => {
  const leadsTo = ({ word }: WordMatch): number => (to[word] ?? 0) - (from[word] ?? 0);
  const [best] = matches.toSorted((a, b) => b.fit - a.fit || leadsTo(b) - leadsTo(a));
  return best && words[best.word];
};

/**
 * Finds styles by words. First as typed; when that finds nothing, with the nearest spellings, and then says which they were.
 */
export const findStyles = (text: string, model: Model, locale: Locale): Found => {
  const numbered = byNumber(text, model);
  if (numbered) return { relevance: new Map([[numbered.id, 1]]) };
  const typed = queryWords(text, locale.language);
  if (typed.length === 0) return { relevance: new Map() };
  const index = indexFor(model, locale);
  const asTyped = typed.map((word) => readings(word, index, locale));
  const exact = relevanceOf(
    asTyped.map((matches) => scoresOf(matches, index)),
    index,
  );
  if (exact.size > 0) return { relevance: exact };
  const guessed = typed.map((word, at) => (asTyped[at]?.length ? asTyped[at] : guesses(word, index)));
  const near = relevanceOf(
    guessed.map((matches) => scoresOf(matches, index)),
    index,
  );
  const spelled = typed.map((word, at) => (asTyped[at]?.length ? word : bestGuess(guessed[at] ?? [], index)));
  if (near.size === 0 || spelled.some((word) => word === undefined)) return { relevance: new Map() };
  const didYouMean = spelled.map((word) => index.spelling.get(word ?? '') ?? word ?? '').join(' ');
  return { relevance: near, ...(didYouMean === typed.join(' ') ? {} : { didYouMean }) };
};
