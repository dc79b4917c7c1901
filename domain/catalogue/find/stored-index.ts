import type { Model } from '../model/types.ts';
import { type TextIndex, wordsByStem } from './index-styles.ts';

/** A text index in a form that is small to store and quick to read. It says nothing without the styles that it was made of. */
export interface StoredIndex {
  readonly styles: number;
  readonly words: readonly string[];
  /** Of each word. */
  readonly stems: readonly string[];
  readonly letters: Uint32Array;
  readonly from: Uint32Array;
  readonly to: Uint32Array;
  readonly places: Uint16Array | Uint32Array;
  /** A place in `values` for each posting: there are few different weights. */
  readonly weights: Uint8Array;
  readonly values: readonly number[];
  /** Of the words that people write differently. */
  readonly spelling: ReadonlyMap<string, string>;
}

export const storeIndex = ({ styles, words, byStem, letters, from, to, places, weights, spelling }: TextIndex): StoredIndex => {
  const stems: string[] = [];
  for (const [stem, numbers] of byStem) for (const number of numbers) stems[number] = stem;
  const values = [...new Set(weights)];
  const codes = new Map(values.map((value, code) => [value, code]));
  return {
    styles: styles.length,
    words,
    stems,
    letters,
    from,
    to,
    places: styles.length > 0xffff ? places : Uint16Array.from(places),
    weights: Uint8Array.from(weights, (weight) => codes.get(weight) ?? 0),
    values,
    spelling: new Map([...spelling].filter(([word, written]) => word !== written)),
  };
};

/** @param styles of which the index was made; undefined is answered where they are not as many */
export const restoreIndex = (stored: StoredIndex, styles: Model['styles']): TextIndex | undefined => {
  if (stored.styles !== styles.length) return undefined;
  const { words, stems, letters, from, to, values, spelling } = stored;
  return {
    styles,
    words,
    numberOf: new Map(words.map((word, number) => [word, number])),
    from,
    to,
    places: Uint32Array.from(stored.places),
    weights: Float64Array.from(stored.weights, (code) => values[code] ?? 0),
    byStem: wordsByStem(stems),
    letters,
    spelling,
  };
};
