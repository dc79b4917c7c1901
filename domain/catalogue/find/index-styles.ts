import type { Locale } from '#contract/locales.ts';
import { FEATURE_LABELS } from '../feature-labels.ts';
import { familyLabel, genderLabel } from '../labels.ts';
import type { Model, ModelStyle } from '../model/types.ts';
import { textFor } from '../localized-text.ts';
import { type Language, sameAs, stemOf, wordsOf } from './text.ts';

/** Where a word stands says how much it means. */
const WEIGHT = { name: 10, kind: 6, category: 6, gender: 5, colour: 4, feature: 3, brand: 2, text: 0.8, same: 0.7 } as const;

export interface TextIndex {
  /** Word to the styles it leads to, with its weight there. */
  readonly postings: ReadonlyMap<string, ReadonlyMap<ModelStyle, number>>;
  /** Stem to the words that have it. */
  readonly byStem: ReadonlyMap<string, readonly string[]>;
  /** Words by their first letter, for prefixes. */
  readonly words: readonly string[];
  /** A word as people write it, with its marks: for "did you mean". */
  readonly spelling: ReadonlyMap<string, string>;
}

const indexes = new WeakMap<Model['styles'], Map<string, TextIndex>>();

/** Built at the first search in a locale and kept with the catalogue; ratings are not in it. British and Canadian words differ, so each locale has its own. */
export const indexFor = (model: Model, locale: Locale): TextIndex => {
  const own = indexes.get(model.styles) ?? new Map<string, TextIndex>();
  indexes.set(model.styles, own);
  let index = own.get(locale.id);
  if (!index) own.set(locale.id, (index = buildIndex(model, locale)));
  return index;
};

/** Everything a style says about itself, by weight. Names in English are found everywhere: they are on the shoe. */
const textsOf = (style: ModelStyle, model: Model, locale: Locale): readonly (readonly [number, string])[] => [
  [WEIGHT.name, textFor(style.names, locale)],
  ...(locale.language === 'en' ? [] : ([[WEIGHT.text, style.names['en'] ?? '']] as const)),
  [WEIGHT.kind, style.kind.replaceAll('-', ' ')],
  ...[...style.shelves].map((id) => [WEIGHT.category, textFor(model.categories.get(id)?.names, locale)] as const),
  [WEIGHT.gender, genderLabel(style.gender, locale)],
  ...style.colourways.flatMap((colourway) => [
    [WEIGHT.colour, textFor(colourway.names, locale)] as const,
    [WEIGHT.colour, colourway.family === '' ? '' : familyLabel(colourway.family, locale)] as const,
  ]),
  ...style.featureKeys.map((key) => [WEIGHT.feature, textFor(FEATURE_LABELS[key], locale)] as const),
  [WEIGHT.brand, style.brand],
  ...(Object.values(style.materials).length > 0 ? [[WEIGHT.text, (style.materials[locale.language] ?? []).join(' ')] as const] : []),
  [WEIGHT.text, (style.features[locale.id] ?? style.features[locale.language] ?? []).join(' ')],
];

const spelled = (text: string): string[] => text.toLowerCase().split(/[\s/,;:.!?()&+"«»„“”|’'–-]+/);

const buildIndex = (model: Model, locale: Locale): TextIndex => {
  const { language } = locale;
  const postings = new Map<string, Map<ModelStyle, number>>();
  const spelling = new Map<string, string>();
  const add = (word: string, style: ModelStyle, weight: number) => {
    const styles = postings.get(word) ?? new Map<ModelStyle, number>();
    postings.set(word, styles);
    if ((styles.get(style) ?? 0) < weight) styles.set(style, weight);
  };
  for (const style of model.styles) {
    for (const [weight, text] of textsOf(style, model, locale)) {
      for (const word of wordsOf(text)) add(word, style, weight);
      for (const word of spelled(text)) for (const folded of wordsOf(word)) if (!spelling.has(folded)) spelling.set(folded, word);
    }
  }
  addSynonyms(postings, add, language);
  const byStem = new Map<string, string[]>();
  for (const word of postings.keys()) {
    const stem = stemOf(word, language);
    byStem.set(stem, [...(byStem.get(stem) ?? []), word]);
  }
  return { postings, byStem, words: [...postings.keys()], spelling };
};

/** Lets `trainer` find what only says `sneaker`. The added words lead where the written ones do, a little less. */
const addSynonyms = (
  postings: Map<string, Map<ModelStyle, number>>,
  add: (word: string, style: ModelStyle, weight: number) => void,
  language: Language,
): void => {
  const written = [...postings].map(([word, styles]) => [word, [...styles]] as const);
  for (const [word, styles] of written) {
    const stem = stemOf(word, language);
    for (const other of sameAs(stem, language)) if (other !== stem) for (const [style, weight] of styles) add(other, style, weight * WEIGHT.same);
  }
};
