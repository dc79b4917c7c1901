import { describe, expect, it } from 'vitest';
import { matchScore, wordsOf } from './match-text.ts';

describe('words on the device', () => {
  it('are found without accents and case', () => {
    expect(wordsOf('Chaussures d’été')).toEqual(['chaussures', 'd', 'ete']);
    expect(matchScore(wordsOf('ETE'), ['Chaussures d’été'])).toBeGreaterThan(0);
  });
  it('must all fit somewhere', () => {
    expect(matchScore(['trail', 'shoe'], ['Fellside Trail Shoe'])).toBeGreaterThan(0);
    expect(matchScore(['trail', 'boot'], ['Fellside Trail Shoe'])).toBe(0);
  });
  it('fit by their beginning and in the plural', () => {
    expect(matchScore(['fells'], ['Fellside Trail Shoe'])).toBeGreaterThan(0);
    expect(matchScore(['shoes'], ['Fellside Trail Shoe'])).toBeGreaterThan(0);
    expect(matchScore(['side'], ['Fellside Trail Shoe'])).toBe(0);
  });
  it('count more in the name than in a colour', () => {
    expect(matchScore(['moss'], ['Moss Tee', '', 'Ink'])).toBeGreaterThan(matchScore(['moss'], ['Tee', '', 'Moss']));
  });
});
