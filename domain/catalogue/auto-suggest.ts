import type { CallResponse } from '#contract/calls/calls.ts';
import type { Locale } from '#contract/locales.ts';
import { crumbOf, searchUrl } from './addresses.ts';
import { FEATURE_LABELS } from './feature-labels.ts';
import { findStyles } from './find/search.ts';
import { queryWords, wordsOf } from './find/text.ts';
import { hitOf } from './list/hits.ts';
import { type ShelfStyle, styleOnShelf } from './list/shelf.ts';
import type { Model, ModelCategory } from './model/types.ts';
import { textFor } from './localized-text.ts';

type Answer = CallResponse<'products.autoSuggest'>;

const TERMS = 6;
const CATEGORIES = 4;
const PRODUCTS = 4;
const POPULAR = 6;

interface Phrase {
  readonly text: string;
  readonly words: readonly string[];
  /** How many styles it leads to. */
  readonly weight: number;
}

interface NamedCategory {
  readonly category: ModelCategory;
  /** Words of its path: root first. */
  readonly words: readonly string[];
  /** Words of its own name. */
  readonly own: readonly string[];
}

/** What does not depend on what is typed. */
interface Suggestible {
  readonly phrases: readonly Phrase[];
  readonly categories: readonly NamedCategory[];
  readonly popular: Answer['popular'];
}

const known = new WeakMap<Model['styles'], Map<string, Suggestible>>();

/** Made once per catalogue and locale: a suggestion is asked for with every letter. */
const suggestibleOf = (model: Model, locale: Locale): Suggestible => {
  const own = known.get(model.styles) ?? new Map<string, Suggestible>();
  known.set(model.styles, own);
  let found = own.get(locale.id);
  if (!found)
    own.set(locale.id, (found = { phrases: phrasesOf(model, locale), categories: categoriesOf(model, locale), popular: popularOf(model, locale) }));
  return found;
};

/** What shoppers might be about to type: names of shelves, of features, of models. */
const phrasesOf = (model: Model, locale: Locale): readonly Phrase[] => {
  const weights = new Map<string, number>();
  const count = (text: string, weight = 1) => text !== '' && weights.set(text, (weights.get(text) ?? 0) + weight);
  for (const style of model.styles) {
    count(textFor(style.home?.names, locale));
    for (const key of style.featureKeys) count(textFor(FEATURE_LABELS[key], locale));
    // Models are looked for by name; a large import has too many to be suggested all.
    if (model.styles.length <= 2_000) count(textFor(style.names, locale), 0.5);
  }
  return [...weights].map(([text, weight]) => ({ text, weight, words: wordsOf(text) })).toSorted((a, b) => b.weight - a.weight);
};

const categoriesOf = (model: Model, locale: Locale): readonly NamedCategory[] =>
  [...model.categories.values()].map((category) => ({
    category,
    words: wordsOf(category.path.map(({ names }) => textFor(names, locale)).join(' ')),
    own: wordsOf(textFor(category.names, locale)),
  }));

/** Every word typed begins a word of the phrase. */
const begins = (words: readonly string[], typed: readonly string[]): boolean => typed.every((part) => words.some((word) => word.startsWith(part)));

const popularOf = (model: Model, locale: Locale): Answer['popular'] => {
  const counts = new Map<ModelCategory, number>();
  for (const { home } of model.styles) if (home) counts.set(home, (counts.get(home) ?? 0) + 1);
  const names = [...counts].toSorted(([, a], [, b]) => b - a).map(([category]) => textFor(category.names, locale));
  return [...new Set(names)].slice(0, POPULAR).map((text) => ({ text, url: searchUrl(text, locale) }));
};

/** Women's and men's boots are called the same: alone in a list, a category is named with its root. */
export const namedWithRoot = (category: ModelCategory, locale: Locale): Answer['categories'][number] => {
  const crumb = crumbOf(category, locale);
  const root = category.path.length > 1 ? textFor(category.path[0]?.names, locale) : '';
  return root === '' ? crumb : { ...crumb, name: `${root} · ${crumb.name}` };
};

/** The first styles that are sold. */
const firstOnShelf = (ids: readonly string[], find: (id: string) => ShelfStyle | undefined): ShelfStyle[] => {
  const found: ShelfStyle[] = [];
  for (const id of ids) {
    const entry = find(id);
    if (entry && found.push(entry) === PRODUCTS) break;
  }
  return found;
};

/** Suggestions while typing. Nothing typed yet: what is popular. */
export const autoSuggest = (model: Model, text: string, locale: Locale, now: Date): Answer => {
  const typed = queryWords(text, locale.language);
  const { phrases, categories, popular } = suggestibleOf(model, locale);
  if (typed.length === 0)
    return { terms: [], categories: model.roots.filter(({ rule }) => rule === null).map((root) => crumbOf(root, locale)), products: [], popular };
  // A root matches through its children's paths, too: those whose own name answers come first.
  const place = ({ own }: NamedCategory): number => (typed.some((part) => own.some((word) => word.startsWith(part))) ? 0 : 1);
  const { relevance } = findStyles(text, model, locale);
  const products = firstOnShelf(
    [...relevance].toSorted(([, a], [, b]) => b - a).map(([id]) => id),
    (id) => styleOnShelf(model, locale.currency, now.getTime(), id),
  );
  // What is shown as a product is not proposed a second time as something to search for.
  const shown = new Set(products.map(({ style }) => textFor(style.names, locale)));
  return {
    terms: phrases
      .filter(({ text: phrase, words }) => begins(words, typed) && !shown.has(phrase))
      .slice(0, TERMS)
      .map((phrase) => ({ text: phrase.text, url: searchUrl(phrase.text, locale) })),
    categories: categories
      .filter(({ words }) => begins(words, typed))
      .toSorted((a, b) => place(a) - place(b) || a.category.path.length - b.category.path.length)
      .slice(0, CATEGORIES)
      .map(({ category }) => namedWithRoot(category, locale)),
    products: products.flatMap((entry) => (entry.colourways[0] ? [hitOf(entry, entry.colourways[0], locale, now.getTime())] : [])),
    popular,
  };
};
