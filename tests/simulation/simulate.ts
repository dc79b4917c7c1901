import { KEYED } from '#db/replay/gateways/keyed.ts';
import { PLAIN, VERSIONED } from '#db/replay/gateways/unkeyed.ts';
import type { ModelProfile } from '../support/model-server.ts';
import { reachable } from './faults.ts';
import { runSeed, type SeedResult } from './run-seed.ts';
import type { SimulatedClient } from './simulated-client.ts';
import { waymarkClient } from './waymark-client.ts';

export const PROFILES = { keyed: KEYED, versioned: VERSIONED, plain: PLAIN } as const;

/** What a run of many seeds comes to. Plain data: parts of one are added up. */
export interface Summary {
  readonly profile: ModelProfile;
  seeds: number;
  steps: number;
  taps: number;
  readonly faults: Record<string, number>;
  readonly pairs: Record<string, number>;
  readonly drainMs: { max: number; measured: number };
  readonly failures: { readonly seed: number; readonly violations: readonly { readonly invariant: string; readonly what: string }[] }[];
}

export const emptySummary = (profile: ModelProfile): Summary => ({
  profile,
  seeds: 0,
  steps: 0,
  taps: 0,
  faults: Object.fromEntries(reachable(profile).map((name) => [name, 0])),
  pairs: {},
  drainMs: { max: 0, measured: 0 },
  failures: [],
});

export function add(to: Summary, part: Summary): void {
  to.seeds += part.seeds;
  to.steps += part.steps;
  to.taps += part.taps;
  for (const name of ['faults', 'pairs'] as const)
    for (const [key, times] of Object.entries(part[name])) to[name][key] = (to[name][key] ?? 0) + times;
  to.drainMs.max = Math.max(to.drainMs.max, part.drainMs.max);
  to.drainMs.measured += part.drainMs.measured;
  to.failures.push(...part.failures);
}

/** The four ways in which an attempt ends ([OUT7]). */
const OUTCOMES = ['acknowledged', 'refused', 'not-processed', 'ambiguous'] as const;

/** Pairs of a fault and an outcome that no seed has shown: of some it can be said why, of others that more seeds are needed. */
export const unseen = ({ profile, pairs }: Summary): string[] =>
  reachable(profile).flatMap((fault) => OUTCOMES.map((outcome) => `${fault} ${outcome}`).filter((pair) => !pairs[pair]));

/** Runs these seeds one after the other. */
export async function simulate(
  first: number,
  count: number,
  profile: ModelProfile,
  client: SimulatedClient = waymarkClient(PROFILES[profile]),
): Promise<Summary> {
  const summary = emptySummary(profile);
  for (let seed = first; seed < first + count; seed++) note(summary, await runSeed(seed, { profile, client }));
  return summary;
}

function note(summary: Summary, { seed, steps, taps, faults, pairs, violations, drainMs }: SeedResult): void {
  summary.seeds += 1;
  summary.steps += steps;
  summary.taps += taps;
  for (const [name, times] of faults) summary.faults[name] = (summary.faults[name] ?? 0) + times;
  for (const [name, times] of pairs) summary.pairs[name] = (summary.pairs[name] ?? 0) + times;
  if (drainMs !== null) {
    summary.drainMs.max = Math.max(summary.drainMs.max, Math.round(drainMs));
    summary.drainMs.measured += 1;
  }
  if (violations.length > 0) summary.failures.push({ seed, violations });
}

/** The story of one seed. */
export const tellSeed = (seed: number, profile: ModelProfile): Promise<SeedResult> =>
  runSeed(seed, { profile, client: waymarkClient(PROFILES[profile]), telling: true });
