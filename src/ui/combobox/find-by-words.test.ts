import { describe, expect, it } from 'vitest';
import { findByWords } from './find-by-words.ts';

const PLACES = ['Saint-Étienne', 'Étretat', 'New York', 'York', 'Bad (Homburg)'];
const find = (typed: string) => findByWords(PLACES, typed, (place) => place);

describe('what was typed finds', () => {
  it.each([
    ['everything while it is empty', '  ', PLACES],
    ['beginnings before words within, without accents', 'et', ['Étretat', 'Saint-Étienne']],
    ['a text that begins so before one that goes on so', 'york', ['York', 'New York']],
    ['words behind hyphens and brackets', 'hom', ['Bad (Homburg)']],
    ['several words as they follow each other', 'saint et', ['Saint-Étienne']],
    ['nothing in the middle of a word', 'ork', []],
  ])('%s', (_what, typed, found) => {
    expect(find(typed)).toEqual(found);
  });
});
