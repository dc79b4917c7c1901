import type { Answer, Transport } from '#db/replay/ports.ts';
import type { WireRequest } from '#db/replay/mutation.ts';
import type { ModelAnswer, ModelServer } from './model-server.ts';
import type { SeededRandom } from './seeded-random.ts';
import type { VirtualClock } from './virtual-clock.ts';

/** What may happen to one exchange, each with its probability. */
export interface Faults {
  /** The request never arrives. */
  readonly loseRequest: number;
  /** The shop acts; the answer never comes back. */
  readonly loseAnswer: number;
  /** Delivered twice: browsers do that to a POST whose answer was lost. */
  readonly duplicate: number;
  /** Given up here, but arrives there much later. */
  readonly zombie: number;
  /** A portal's page instead of an answer; the request did not arrive. */
  readonly portal: number;
  /** A page instead of an answer; the request did arrive. */
  readonly portalAfter: number;
  /** 503 without processing. */
  readonly unavailable: number;
  /** 500 after the shop acted. */
  readonly errorAfter: number;
  /** 429 with Retry-After, without processing. */
  readonly tooMany: number;
  /** The session ends just before. */
  readonly expireSession: number;
  /** The basket vanishes just before. */
  readonly vanish: number;
}

export const NO_FAULTS: Faults = {
  loseRequest: 0,
  loseAnswer: 0,
  duplicate: 0,
  zombie: 0,
  portal: 0,
  portalAfter: 0,
  unavailable: 0,
  errorAfter: 0,
  tooMany: 0,
  expireSession: 0,
  vanish: 0,
};

/** What the shop takes to be a timeout (spec 1 §9: a setting). */
const TIMEOUT_MS = 15_000;

export interface ModelNetwork {
  /** `alive`: a browser that was killed keeps no cookie any more. `onArrived`: the shop has acted, and its answer is on the way. */
  readonly transport: { send(request: WireRequest, alive?: () => boolean, onArrived?: () => void): ReturnType<Transport['send']> };
  faults: Faults;
  /** Baskets that may still vanish: beyond one for a change the shopper is asked, which a simulation cannot be. */
  vanishLeft: number;
  /** Nothing gets through. */
  offline: boolean;
  /** The device's cookie jar: survives tabs. */
  readonly jar: { cookie: string | null };
  readonly sent: WireRequest[];
  /** How often each fault happened. */
  readonly happened: Map<string, number>;
  /** What went over the wire and what became of it, to read a failing seed by. */
  readonly story: string[];
}

/** A device's network: latency, loss on either way, duplicates, late arrivals, strangers' answers; all of it from one seed. */
export function createModelNetwork(server: ModelServer, clock: VirtualClock, random: SeededRandom): ModelNetwork {
  const jar: { cookie: string | null } = { cookie: null };
  const happened = new Map<string, number>();
  const sent: WireRequest[] = [];
  const story: string[] = [];
  const tell = (line: string): void => void story.push(`${String((clock.now() / 1000) % 10_000).slice(0, 8)} ${line}`);
  const count = (name: string): void => {
    happened.set(name, (happened.get(name) ?? 0) + 1);
    tell(`  fault ${name}`);
  };
  const hop = (): Promise<void> => clock.sleep(5 + random.int(60));

  const network: ModelNetwork = { transport: { send }, faults: NO_FAULTS, vanishLeft: 1, offline: false, jar, sent, happened, story };

  function deliver(request: WireRequest, cookie: string | null): ModelAnswer {
    const answer = server.answer(request, cookie);
    const { version, items, errorDetails } = (answer.body ?? {}) as {
      version?: number;
      items?: { upc: string; qty: number }[];
      errorDetails?: { errorId: string }[];
    };
    tell(
      `  arrived ${request.call} ${request.key ?? ''} -> ${answer.status} ${errorDetails?.[0]?.errorId ?? ''} v${version ?? ''} ${(items ?? []).map(({ upc, qty }) => `${upc}x${qty}`).join(' ')}`,
    );
    return answer;
  }

  const keepCookie = (answer: ModelAnswer): void => {
    if (answer.cookie !== undefined) jar.cookie = answer.cookie;
  };

  async function send(request: WireRequest, alive = (): boolean => true, onArrived = (): void => {}): Promise<Answer> {
    sent.push(structuredClone(request));
    tell(`send ${request.call} ${request.key ?? ''} ${JSON.stringify(request.body ?? null)}`);
    const { faults } = network;
    const cookie = jar.cookie;
    const roll = (name: keyof Faults): boolean => {
      const hit = random.chance(faults[name]);
      if (hit) count(name);
      return hit;
    };
    if (network.offline) {
      await clock.sleep(random.int(50));
      count('offline');
      return { kind: 'no-answer' };
    }
    await hop();
    if (roll('expireSession')) server.expireSessions();
    if (network.vanishLeft > 0 && roll('vanish')) {
      network.vanishLeft -= 1;
      for (const basket of server.baskets.values()) server.vanish(basket.id);
    }
    if (roll('loseRequest')) {
      await clock.sleep(TIMEOUT_MS);
      return { kind: 'no-answer' };
    }
    if (roll('portal')) return { kind: 'not-an-answer', status: 200, retryAfterMs: null };
    if (roll('unavailable'))
      return { kind: 'answer', status: 503, body: { errorDetails: [{ errorId: 'WMK503' }], appId: 'waymark' }, retryAfterMs: null };
    if (roll('tooMany'))
      return { kind: 'answer', status: 429, body: { errorDetails: [{ errorId: 'WMK429' }], appId: 'waymark' }, retryAfterMs: 2_000 };
    if (request.key !== undefined && roll('zombie')) {
      void clock.sleep(TIMEOUT_MS + random.int(20_000)).then(() => void deliver(request, cookie));
      await clock.sleep(TIMEOUT_MS);
      return { kind: 'no-answer' };
    }
    const answer = deliver(request, cookie);
    onArrived();
    if (request.key !== undefined && roll('duplicate')) deliver(request, cookie);
    if (roll('loseAnswer')) {
      // A cookie comes with the answer's head: lost with it.
      await clock.sleep(random.int(TIMEOUT_MS));
      return { kind: 'no-answer' };
    }
    await hop();
    if (alive()) keepCookie(answer);
    if (roll('portalAfter')) return { kind: 'not-an-answer', status: 502, retryAfterMs: null };
    if (roll('errorAfter'))
      return { kind: 'answer', status: 500, body: { errorDetails: [{ errorId: 'GEN500' }], appId: 'waymark' }, retryAfterMs: null };
    return { kind: 'answer', status: answer.status, body: structuredClone(answer.body), retryAfterMs: null };
  }

  return network;
}
