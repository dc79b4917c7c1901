import { describe, expect, test } from 'vitest';
import { reachable } from './faults.ts';
import { RULES, type Rules } from '#db/replay/rules.ts';
import { emptySummary, PROFILES, simulate } from './simulate.ts';
import { waymarkClient } from './waymark-client.ts';

/**
 * The first seeds of the proof (docs/proof.md), for each gateway; `npm run simulate` runs as many as one likes. A seed that fails here is told
 * by `npm run simulate -- --profile P --start S --seeds 1`.
 */
const SEEDS = 500;

describe.each(['keyed', 'versioned', 'plain'] as const)('a basket behind a %s gateway', (profile) => {
  test(`[SIM4] breaks no invariant in ${SEEDS} seeds of trouble`, { timeout: 600_000 }, async () => {
    const { failures, seeds, steps, faults } = await simulate(1, SEEDS, profile);
    expect(failures).toEqual([]);
    expect(steps / seeds).toBeGreaterThan(200);
    // A fault that never happened proves nothing.
    for (const name of reachable(profile))
      expect({ name, times: faults[name] ?? 0 }).toEqual({ name, times: expect.toSatisfy((times: number) => times > 0) });
  });

  test('[SIM5] comes to the same, step by step, whenever a seed is run', async () => {
    const [one, other] = [await simulate(41, 5, profile), await simulate(41, 5, profile)];
    expect(one).toEqual(other);
    expect(one.steps).toBeGreaterThan(emptySummary(profile).steps);
  });
});

/** What was under way when the process ended is taken to be unsent: it is made a second time, under a new key. */
const forgetful: Rules = {
  ...RULES,
  begin(held, now) {
    const [next, fence] = RULES.begin(held, now);
    const outbox = next.outbox.map((row) =>
      row.state === 'ambiguous' ? { ...row, state: 'waiting' as const, seal: null, doubts: 0, key: `${row.key}-again` } : row,
    );
    return [{ ...next, outbox }, fence];
  },
};

test('[SIM7] a queue that forgets what it was about to do is found out within a few seeds', async () => {
  const { failures } = await simulate(1, 40, 'keyed', waymarkClient(PROFILES.keyed, { rules: forgetful }));
  expect(failures.map(({ violations }) => violations[0]?.invariant)).toEqual(expect.arrayContaining(['I4']));
  expect(failures.length).toBeGreaterThan(3);
});
