import { describe, expect, it } from 'vitest';
import { simulateCatalogue } from './simulate-catalogue.ts';

/** `CATALOGUE_SEEDS=10000` runs more. */
const SEEDS = Number(process.env['CATALOGUE_SEEDS'] ?? 200);

describe('the offline catalogue under faults', () => {
  it(`is one whole version at each moment, and the shop's at rest, with ${SEEDS} seeds`, async () => {
    const ends: Record<string, number> = {};
    let kills = 0;
    for (let seed = 1; seed <= SEEDS; seed += 1) {
      const schedule = await simulateCatalogue(seed);
      expect({ seed, violations: schedule.violations }).toEqual({ seed, violations: [] });
      kills += schedule.kills;
      for (const [end, count] of Object.entries(schedule.ends)) ends[end] = (ends[end] ?? 0) + count;
    }
    // The schedules reach what they are made for.
    expect(kills).toBeGreaterThan(SEEDS / 4);
    expect(Object.keys(ends)).toEqual(expect.arrayContaining(['installed', 'current', 'cancelled', 'no-answer', 'quota']));
  });

  it.for([{ trustsParts: true }, { switchesEarly: true }, { keepsLeftStore: true }])('notices a broken rule: %o', async (faults) => {
    let noticed = 0;
    for (let seed = 1; seed <= 20; seed += 1) if ((await simulateCatalogue(seed, faults)).violations.length > 0) noticed += 1;
    expect(noticed).toBeGreaterThan(0);
  });
});
