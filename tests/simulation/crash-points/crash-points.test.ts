import { describe, expect, test } from 'vitest';
import { findFaults } from './check.ts';
import { CRITICAL, JOURNEYS } from './journeys.ts';
import { type Crash, type Journey, live } from './live.ts';

async function check(name: string, journey: Journey, crash: Crash | null, again: number | null = null): Promise<{ writes: number; wire: number }> {
  const { shop, writes, wire } = await live(journey, crash, again);
  expect({ name, crash, again, faults: await findFaults({ shop, journey }) }).toEqual({ name, crash, again, faults: [] });
  return { writes, wire };
}

const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

describe('a browser that is killed', () => {
  test.each(Object.entries(JOURNEYS))('[CRASH1] after or instead of any write, and at anything on the wire, of %s', async (name, journey) => {
    const { writes, wire } = await check(name, journey, null);
    expect(Math.min(writes, wire)).toBeGreaterThan(2);
    for (const at of upTo(writes)) for (const of of ['write', 'instead of a write'] as const) await check(name, journey, { at, of });
    for (const at of upTo(wire)) await check(name, journey, { at, of: 'wire' });
  });

  test.each(Object.entries(CRITICAL))('[CRASH2] and killed again while it recovers from that: %s', async (name, journey) => {
    const { writes, wire } = await check(name, journey, null);
    for (const again of [1, 2, 3, 5]) {
      for (const at of upTo(writes)) await check(name, journey, { at, of: 'write' }, again);
      for (const at of upTo(wire)) await check(name, journey, { at, of: 'wire' }, again);
    }
  });
});
