import type { Locale } from '#contract/locales.ts';
import type { Model, ModelStyle } from '../model/types.ts';
import { indexFor, type TextIndex } from './index-styles.ts';
import { editDistance, queryWords, stemOf } from './text.ts';

export interface Found {
  /** Style id to relevance, higher first. */
  readonly relevance: ReadonlyMap<string, number>;
  /** Another spelling that leads somewhere, when the one typed leads nowhere as it stands. */
  readonly didYouMean?: string;
}

interface WordMatch {
  readonly word: string;
  /** 0 to 1: how well it fits what was typed. */
  readonly fit: number;
}

/** Words that the typed one stands for as it is written: itself, its other endings, longer words that begin with it, German compounds that hold it. */
const readings = (typed: string, index: TextIndex, locale: Locale): WordMatch[] => {
  const matches = new Map<string, number>();
  const keep = (word: string, fit: number) => matches.set(word, Math.max(fit, matches.get(word) ?? 0));
  if (index.postings.has(typed)) keep(typed, 1);
  const stem = stemOf(typed, locale.language);
  for (const word of index.byStem.get(stem) ?? []) keep(word, 0.95);
  const compound = locale.language === 'de' && stem.length >= 4;
  if (typed.length >= 2) {
    for (const word of index.words) {
      if (word.startsWith(typed)) keep(word, typed.length >= 3 ? 0.8 : 0.5);
      else if (compound && word.length > stem.length && word.includes(stem)) keep(word, 0.7);
    }
  }
  return [...matches].map(([word, fit]) => ({ word, fit }));
};

const allowedMistakes = (typed: string): number => (typed.length >= 8 ? 2 : typed.length >= 4 ? 1 : 0);

/** Words that the typed one may have meant: one letter off, two in long words. Figures are never guessed. */
const guesses = (typed: string, index: TextIndex): WordMatch[] => {
  const limit = allowedMistakes(typed);
  if (limit === 0 || /\d/.test(typed)) return [];
  const found: WordMatch[] = [];
  for (const word of index.words) {
    if (word.length < 3) continue;
    const mistakes = editDistance(typed, word, limit);
    if (mistakes <= limit) found.push({ word, fit: mistakes === 1 ? 0.6 : 0.4 });
  }
  return found;
};

type Scores = Map<ModelStyle, number>;

const scoresOf = (matches: readonly WordMatch[], index: TextIndex): Scores => {
  const scores: Scores = new Map();
  for (const { word, fit } of matches) {
    for (const [style, weight] of index.postings.get(word) ?? []) {
      const score = weight * fit;
      if ((scores.get(style) ?? 0) < score) scores.set(style, score);
    }
  }
  return scores;
};

/** Every word must lead to the style. */
const allOf = (lists: readonly Scores[]): Scores => {
  const [first, ...rest] = lists.toSorted((a, b) => a.size - b.size);
  const both: Scores = new Map();
  for (const [style, score] of first ?? []) {
    let sum = score;
    for (const list of rest) {
      const more = list.get(style);
      sum = more === undefined ? Number.NaN : sum + more;
    }
    if (!Number.isNaN(sum)) both.set(style, sum);
  }
  return both;
};

const relevanceOf = (scores: Scores): Map<string, number> =>
  // Among equals the merchant's order decides.
  new Map([...scores].map(([style, score]) => [style.id, score - Math.min(style.position, 99_999) / 1e6]));

/** A number off a label or an address: UPC, style or colourway. */
const byNumber = (text: string, model: Model): ModelStyle | undefined => {
  const code = text.trim().toUpperCase();
  return model.styleById.get(code) ?? model.colourwayById.get(code)?.style ?? model.variantByUpc.get(code)?.colourway.style;
};

/** The best guess for a typed word: the nearest, and among those the one that leads to most. */
const bestGuess = (matches: readonly WordMatch[], index: TextIndex): string | undefined =>
  matches.toSorted((a, b) => b.fit - a.fit || (index.postings.get(b.word)?.size ?? 0) - (index.postings.get(a.word)?.size ?? 0))[0]?.word;

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
  const exact = allOf(asTyped.map((matches) => scoresOf(matches, index)));
  if (exact.size > 0) return { relevance: relevanceOf(exact) };
  const guessed = typed.map((word, at) => (asTyped[at]?.length ? asTyped[at] : guesses(word, index)));
  const near = allOf(guessed.map((matches) => scoresOf(matches, index)));
  const spelled = typed.map((word, at) => (asTyped[at]?.length ? word : bestGuess(guessed[at] ?? [], index)));
  if (near.size === 0 || spelled.some((word) => word === undefined)) return { relevance: new Map() };
  const didYouMean = spelled.map((word) => index.spelling.get(word ?? '') ?? word ?? '').join(' ');
  return { relevance: relevanceOf(near), ...(didYouMean === typed.join(' ') ? {} : { didYouMean }) };
};
