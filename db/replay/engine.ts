import type { GatewayProfile } from './env.ts';
import type { ReplayState, Lane, Tap } from '#db/mutations/mutation.ts';
import type { Env, IdentityRules } from './env.ts';
import type { IdentityPlan, Plan } from './plan.ts';
import { type Answer, type KnownSession, type Ports, reaches } from './ports.ts';
import { readSoon } from './record.ts';
import { backoffMs } from './retry.ts';
import { recordAnswer, RULES, type Rules } from './rules.ts';
import { createTurnLoop } from './turn-loop.ts';

/** The result of a drain. `waitMs` null: this device can do nothing more by itself. */
export interface Rest {
  readonly waitMs: number | null;
}

export interface EngineOptions {
  readonly lane: Lane;
  readonly profile: GatewayProfile;
  readonly build: string;
  /** Takes the lock from its holder, once, after the watchdog found no progress. */
  readonly takeOver?: boolean;
  /** The rules of identity.ts, if people can sign in. */
  readonly identity?: IdentityRules;
  /** Replaces the real rules, to test the tests. */
  readonly rules?: Rules;
}

export interface Engine {
  /** Stores taps and resolves after the strict commit with the new state. Rejects with a `StorageTrouble` if nothing was stored. */
  enqueue(taps: readonly Tap[]): Promise<ReplayState>;
  /** Starts a drain. `urgent` ends back-offs early, but not a wait that the server asked for. */
  wake(urgent?: boolean): void;
  /** Runs until nothing can be done for now. */
  drain(urgent?: boolean): Promise<Rest>;
  /** Any other pure change of the state; the shopper's decisions are in shopper-actions.ts. */
  change(work: (held: ReplayState, env: Env) => ReplayState): Promise<ReplayState>;
  /** Reads the server's cart once the queue is empty. */
  refresh(): Promise<void>;
  /** The page received a session: the engine records it before it sends anything under a former subject ([ID4]). */
  meet(session: KnownSession): Promise<ReplayState>;
  /** Starts no further attempt; one in progress is not aborted. */
  stop(): void;
}

/** A newer drainer has begun, so this one may record nothing ([FEN2]). */
class Superseded extends Error {}

/**
 * The replay engine: a loop around pure rules. Each turn stores the meaning of the last answer and the next plan in one transaction, then carries out
 * that plan. It may be killed at any instruction.
 */
export function createEngine(ports: Ports, { lane, profile, build, takeOver = false, identity, rules = RULES }: EngineOptions): Engine {
  const { clock, random, store, lock, transport, session, connectivity } = ports;
  let awake = false;
  let steal = takeOver;
  let unanswered = 0;
  const fenced = profile.fences?.(clock);

  const backOff = (): number => backoffMs(unanswered++, random.fraction());
  const envNow = (urgent: boolean): Env => ({
    now: clock.now(),
    awake: urgent,
    connection: connectivity.current(),
    profile,
    build,
    newKey: () => random.id(),
    fraction: () => random.fraction(),
    fenced,
    identity,
  });

  async function drainOnce(): Promise<Rest> {
    if (loop.isStopped()) return { waitMs: null };
    let urgent = awake;
    awake = false;
    const { result: fence } = await store.change(lane, (held) => rules.begin(held, clock.now()));
    let record: (held: ReplayState, env: Env) => ReplayState = (held) => held;
    let planned = 0;
    let sent = false;
    for (;;) {
      const { result } = await store.change(lane, (held): readonly [ReplayState, Plan] => {
        if (!rules.mayRecord(held, fence)) throw new Superseded();
        const env = envNow(urgent);
        planned = env.now;
        const recorded = record(held, env);
        // A success shows that the other changes need not wait either.
        urgent &&= !sent || recorded.outbox.length < held.outbox.length;
        return loop.isStopped() ? [recorded, { do: 'rest', waitMs: null }] : rules.decide(recorded, { ...env, awake: urgent });
      });
      const waitMs = result.do === 'renew-session' ? session.waitMs(urgent) : 0;
      const plan: Plan = waitMs > 0 ? { do: 'rest', waitMs } : result;
      // The reason to end back-offs early stays until something was sent; until then only waits that the server asked for remain.
      if (plan.do === 'rest') awake ||= urgent && plan.waitMs !== null;
      if (plan.do === 'rest') return loop.isStopped() ? { waitMs: null } : plan;
      record = (held) => held;
      if (plan.do === 'probe') {
        const connection = await connectivity.probe();
        if (!reaches(connection)) return { waitMs: backOff() };
        unanswered = 0;
        continue;
      }
      if (plan.do === 'renew-session') {
        const outcome = await session.renew();
        if (outcome.kind === 'no-session') {
          connectivity.note(outcome.answer.kind === 'answer');
          return { waitMs: session.waitMs(false) };
        }
        unanswered = 0;
        sent = true;
        record = (held, env) => rules.meet(held, outcome.session, env);
        continue;
      }
      sent = true;
      const late = profile.sendWithinMs !== undefined && Math.abs(clock.now() - planned) > profile.sendWithinMs;
      const answer: Answer = late ? { kind: 'never-sent' } : await (plan.do === 'identity' ? ask(plan) : transport.send(plan.request, plan.holds));
      const answered = answer.kind === 'answer';
      if (answered) unanswered = 0;
      connectivity.note(answered);
      record = (held, env) => recordAnswer(rules, held, plan, answer, env);
    }
  }

  const ask = async (plan: IdentityPlan): Promise<Answer> => identity?.ask(plan, ports) ?? { kind: 'never-sent' };

  const loop = createTurnLoop({
    clock,
    backOff,
    async turn() {
      const held = lock.hold(`waymark-replay-${lane}`, drainOnce, steal);
      steal = false;
      try {
        return (await held).waitMs;
      } catch (error) {
        if (error instanceof Superseded) return null;
        throw error;
      }
    },
  });

  async function drain(urgent = false): Promise<Rest> {
    awake ||= urgent;
    return { waitMs: await loop.run() };
  }

  function wake(urgent = false): void {
    if (loop.isStopped()) return;
    awake ||= urgent;
    void loop.runAndComeBack();
  }

  const change = async (work: (held: ReplayState, env: Env) => ReplayState, ask?: readonly string[]): Promise<ReplayState> =>
    (await store.change(lane, (held) => [work(held, envNow(false)), null], ask)).held;

  return {
    enqueue: (taps) =>
      change(
        (held) => rules.enqueue(held, lane, taps),
        taps.map((tap) => tap.id),
      ),
    wake,
    drain,
    change: (work) => change(work),
    meet: (known) => change((held, env) => (held.identity?.subject === known.subject ? held : rules.meet(held, known, env))),
    async refresh() {
      await change((held) => readSoon(held));
      wake();
    },
    stop: () => loop.stop(),
  };
}
