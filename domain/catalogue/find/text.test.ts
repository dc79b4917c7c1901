import { describe, expect, it } from 'vitest';
import { seededRandom } from '#tests/support/seeded-random.ts';
import { editDistance, leastMistakes, lettersOf } from './text.ts';

describe('letters of words', () => {
  it('need at least as many mistakes as letters differ, for any two words', () => {
    const random = seededRandom(7);
    const word = (): string => Array.from({ length: 3 + random.int(8) }, () => random.pick(['a', 'b', 'c', 'd', 'e', 'é', '3', '-'])).join('');
    let different = 0;
    for (let pair = 0; pair < 5_000; pair += 1) {
      const [one, other] = [word(), word()];
      const least = leastMistakes(lettersOf(one), lettersOf(other));
      expect(least).toBeLessThanOrEqual(editDistance(one, other, 20));
      if (least > 0) different += 1;
    }
    expect(different).toBeGreaterThan(1_000);
  });

  it('tell words apart that share no letters', () => {
    expect(leastMistakes(lettersOf('boot'), lettersOf('cap'))).toBe(3);
    expect(leastMistakes(lettersOf('boot'), lettersOf('boto'))).toBe(0);
  });
});
