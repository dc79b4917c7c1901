import { describe, expect, test } from 'vitest';
import { BUGS } from './bugs.ts';
import { huntNothing, noticeBug } from './hunt.ts';

const SEEDS = 150;

describe('a mistake in the protocol', () => {
  test('[PLANT1] there are fifty of them at least, each with a rule that it breaks', () => {
    expect(BUGS.length).toBeGreaterThanOrEqual(50);
    expect(new Set(BUGS.map(({ name }) => name)).size).toBe(BUGS.length);
  });

  test('[PLANT1] is not reported where there is none', async () => {
    for (let seed = 1; seed <= SEEDS / 5; seed++) expect({ seed, evidence: await huntNothing(seed) }).toEqual({ seed, evidence: null });
  });

  test.each(BUGS.map((bug) => [bug.name, bug] as const))('[PLANT1] is noticed: %s', async (_, bug) => {
    const evidence = await noticeBug(bug, SEEDS);
    expect(evidence).toMatchObject({ what: expect.any(String) });
  });
});
