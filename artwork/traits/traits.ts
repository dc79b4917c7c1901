import { traitsByKind, type ArtSpec } from './art.ts';
import { createDice } from './random.ts';

export interface Traits {
  /** A ratio from 0 to 1. */
  ratio(name: string): number;
  word(name: string): string;
  is(name: string, ...words: string[]): boolean;
}

/** The spec's own traits; what it leaves out, or says outside the vocabulary, comes from its seed. */
export function readTraits(spec: ArtSpec): Traits {
  const table = traitsByKind[spec.kind];
  const ratio = (name: string) => {
    const given = spec.traits[name];
    if (typeof given === 'number') return Math.min(1, Math.max(0, given));
    return createDice(spec.seed, name).share();
  };
  const word = (name: string) => {
    const range = table[name];
    if (range === undefined || range === 'ratio') return '';
    const given = spec.traits[name];
    if (typeof given === 'string' && range.includes(given)) return given;
    return name === 'product' ? 'none' : createDice(spec.seed, name).pick(range);
  };
  return { ratio, word, is: (name, ...words) => words.includes(word(name)) };
}
