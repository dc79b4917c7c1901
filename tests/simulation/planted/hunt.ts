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

export const huntBug = (bug: Bug, seed: number): Promise<Evidence> => hunt(rulesWith(bug), seed, bug.profile);

/** The same without any bug: that nothing is found there is what makes the rest mean anything. */
export const huntNothing = (seed: number): Promise<Evidence> => hunt(RULES, seed);

async function inSimulation(rules: Rules, seed: number, profile: keyof typeof PROFILES): Promise<Evidence> {
  const { violations } = await runSeed(seed, { profile, client: waymarkClient(PROFILES[profile], bounded(rules)) });
  const [first] = violations;
  return first ? { by: 'simulation', what: `${first.invariant} ${first.what}` } : null;
}

const NAMES = Object.keys(JOURNEYS);

/** Every journey is taken in turn; where it is cut short follows from the seed. */
async function onJourney(rules: Rules, seed: number): Promise<Evidence> {
  const name = NAMES[seed % NAMES.length] ?? '';
  const journey = JOURNEYS[name];
  if (!journey) return null;
  const random = seededRandom(seed);
  const of = random.pick(['write', 'instead of a write', 'wire'] as const);
  const crash: Crash | null = random.chance(0.25) ? null : { at: 1 + random.int(24), of };
  const { shop } = await live(journey, crash, null, bounded(rules));
  const [fault] = await findFaults({ shop, journey });
  return fault === undefined ? null : { by: 'journey', what: `${name}: ${fault}` };
}
