import { RULES, type Rules } from '#db/replay/rules.ts';
import { seededRandom } from '#tests/support/seeded-random.ts';
import { findFaults } from '../crash-points/check.ts';
import { JOURNEYS } from '../crash-points/journeys.ts';
import { type Crash, live } from '../crash-points/live.ts';
import { runSeed } from '../run-seed.ts';
import { PROFILES } from '../simulate.ts';
import { waymarkClient } from '../waymark-client.ts';
import { type Bug, rulesWith } from './bug.ts';

/** What gave a bug away, or null: it passed for right. */
export type Evidence = { readonly by: 'simulation' | 'journey'; readonly what: string } | null;

/** Turns of one run: a protocol that needs more goes round in circles. */
const TURNS = 20_000;

/** A bug that never comes to rest is stopped; that nothing is done any more is for the checks to find. */
function bounded(rules: Rules): Rules {
  let turns = 0;
  return {
    ...rules,
    decide(held, env) {
      turns += 1;
      if (turns > TURNS) throw new Error('No end of it');
      return rules.decide(held, env);
    },
  };
}

/** One seed of simulated trouble, and one journey with one crash: each judged by its own checks, which know nothing of the bug. */
export async function hunt(rules: Rules, seed: number, profile: keyof typeof PROFILES = 'keyed'): Promise<Evidence> {
  return (await onJourney(rules, seed)) ?? (await inSimulation(rules, seed, profile));
}

/** The same, sooner: every journey undisturbed, then seed by seed. */
export async function noticeBug(bug: Bug, seeds: number): Promise<Evidence> {
  for (const name of NAMES) {
    const evidence = await walk(rulesWith(bug), name, null);
    if (evidence) return evidence;
  }
  for (let seed = 1; seed <= seeds; seed++) {
    const evidence = await huntBug(bug, seed);
    if (evidence) return evidence;
  }
  return null;
}

export const huntBug = (bug: Bug, seed: number): Promise<Evidence> => hunt(rulesWith(bug), seed, bug.profile);

/** The same without any bug: that nothing is found there is what makes the rest mean anything. */
export const huntNothing = (seed: number): Promise<Evidence> => hunt(RULES, seed);

async function inSimulation(rules: Rules, seed: number, profile: keyof typeof PROFILES): Promise<Evidence> {
  const { violations } = await runSeed(seed, { profile, client: waymarkClient(PROFILES[profile], { rules: bounded(rules) }) });
  const [first] = violations;
  return first ? { by: 'simulation', what: `${first.invariant} ${first.what}` } : null;
}

const NAMES = Object.keys(JOURNEYS);

/** Every journey is taken in turn, once undisturbed and once cut short at a place that follows from the seed. */
async function onJourney(rules: Rules, seed: number): Promise<Evidence> {
  const name = NAMES[seed % NAMES.length] ?? '';
  const random = seededRandom(seed);
  const of = random.pick(['write', 'instead of a write', 'wire'] as const);
  return (await walk(rules, name, null)) ?? (await walk(rules, name, { at: 1 + random.int(24), of }));
}

async function walk(rules: Rules, name: string, crash: Crash | null): Promise<Evidence> {
  const journey = JOURNEYS[name];
  if (!journey) return null;
  const { shop } = await live(journey, crash, null, bounded(rules));
  const [fault] = await findFaults({ shop, journey });
  return fault === undefined ? null : { by: 'journey', what: `${name}: ${fault}` };
}
