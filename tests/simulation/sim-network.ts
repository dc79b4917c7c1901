import type { Answer } from '#db/replay/ports.ts';
import type { ModelAnswer, ModelServer } from '../support/model-server.ts';
import type { SeededRandom } from '../support/seeded-random.ts';
import type { VirtualClock } from '../support/virtual-clock.ts';
import { type FaultName, type FaultPlan, NO_FAULTS } from './faults.ts';
import type { RequestTag, SentRequest } from './simulated-client.ts';

const TIMEOUT_MS = 15_000;
const LATEST_MS = 20_000;

/** For as long as it lasts, everything meets it. */
interface Spell {
  readonly fault: 'dns' | 'oneWay' | 'flap';
  readonly until: number;
}

/** Nothing gets through until the spell is taken away. */
export const OFFLINE: Spell = { fault: 'dns', until: Infinity };

export interface SimNetwork {
  /** `alive`: a browser that was killed keeps no cookie any more. `onArrived`: the shop has acted, and its answer is on the way. */
  send(request: SentRequest, tag: RequestTag | null, alive: () => boolean, onArrived?: () => void): Promise<Answer>;
  faults: FaultPlan;
  spell: Spell | null;
  /** Everything that has left the device, in order. */
  readonly sent: SentRequest[];
  readonly jar: { cookie: string | null };
  /** Carts that may still vanish. */
  vanishLeft: number;
}

interface Ports {
  readonly server: ModelServer;
  readonly clock: VirtualClock;
  readonly random: SeededRandom;
  readonly hit: (fault: FaultName, tag: RequestTag | null) => void;
  readonly tell: (line: () => string) => void;
}

const NO_ANSWER: Answer = { kind: 'no-answer' };
const page = (status: number): Answer => ({ kind: 'not-an-answer', status, retryAfterMs: null });
const coded = (status: number, code: string, retryAfterMs: number | null = null): Answer => ({
  kind: 'answer',
  status,
  body: { errorDetails: [{ errorId: code, message: code }], appId: 'waymark' },
  retryAfterMs,
});

/** One device's way to the shop. */
export function createSimNetwork({ server, clock, random, hit, tell }: Ports): SimNetwork {
  const jar: SimNetwork['jar'] = { cookie: null };
  const hop = (slow: boolean): Promise<void> => clock.sleep(slow ? 800 + random.int(5_000) : 5 + random.int(60));

  function deliver(request: SentRequest, tag: RequestTag | null, cookie: string | null): ModelAnswer {
    const answer = server.answer({ ...request, tag }, cookie);
    tell(() => `    arrives ${request.call} ${tag?.ids[0] ?? ''} -> ${answer.status} ${brief(answer.body)}`);
    return answer;
  }

  const network: SimNetwork = { send, faults: NO_FAULTS, spell: null, sent: [], jar, vanishLeft: 1 };

  async function send(request: SentRequest, tag: RequestTag | null, alive: () => boolean, onArrived = (): void => {}): Promise<Answer> {
    const { faults } = network;
    network.sent.push(request);
    const cookie = jar.cookie;
    const roll = (name: FaultName): boolean => {
      if (!random.chance(faults[name])) return false;
      hit(name, tag);
      return true;
    };
    tell(() => `  sends ${request.call} ${tag?.ids.join('+') ?? ''} ${request.ifMatch ?? ''} ${JSON.stringify(request.body ?? null).slice(0, 120)}`);
    const spell = network.spell && clock.elapsed() < network.spell.until ? network.spell.fault : null;
    if (spell === 'dns' || (spell === 'flap' && random.chance(0.5))) {
      hit(spell, tag);
      await clock.sleep(random.int(50));
      return NO_ANSWER;
    }
    const slow = roll('slow');
    await hop(slow);
    const before = weather(request, tag, cookie, roll);
    if (before) return before;
    // A cart that is made anew is nobody's wish, and has a key nevertheless.
    const changes = tag !== null || request.key !== undefined;
    if (changes && roll('zombie')) return late(request, tag, cookie, TIMEOUT_MS + random.int(LATEST_MS));
    if (roll('dropRequest')) {
      await clock.sleep(TIMEOUT_MS);
      return NO_ANSWER;
    }
    if (roll('reorder')) await clock.sleep(random.int(8_000));
    let answer = deliver(request, tag, cookie);
    onArrived();
    if (changes && roll('duplicate')) {
      const second = deliver(request, tag, cookie);
      if (server.profile !== 'keyed' || random.chance(0.5)) answer = second;
    }
    if (spell === 'oneWay' || roll('dropAnswer')) {
      if (spell) hit(spell, tag);
      await clock.sleep(random.int(TIMEOUT_MS));
      return NO_ANSWER;
    }
    if (roll('reset')) return NO_ANSWER;
    await hop(slow);
    // A process that is gone has no ears; its browser would keep the cookie of whichever answer came last.
    if (answer.cookie !== undefined && alive()) jar.cookie = answer.cookie;
    return after(answer, roll);
  }

  /** What comes between the request and the shop. */
  function weather(
    request: SentRequest,
    tag: RequestTag | null,
    cookie: string | null,
    roll: (name: FaultName) => boolean,
  ): Answer | Promise<Answer> | null {
    if (roll('captive')) return page(200);
    if (request.call === 'fapi.serverTime') return null;
    if (roll('expired')) server.expireSessions();
    if (tag && network.vanishLeft > 0 && roll('cartGone')) {
      network.vanishLeft -= 1;
      for (const cart of server.carts.values()) server.vanish(cart.id);
    }
    if (tag && roll('lineGone')) server.loseLine(random.int(1_000));
    if (roll('tooMany')) return coded(429, 'WMK429', 500 + random.int(2_500));
    if (roll('unavailable')) return coded(503, 'WMK503');
    if (roll('forbidden')) return { kind: 'answer', status: 403, body: { appId: 'waymark' }, retryAfterMs: null };
    if (roll('apiSkew')) return coded(426, 'WMK426');
    if (!tag) return null;
    if (roll('gateway50x')) return page(502);
    if (roll('unprocessable')) server.refuseNext = 'GEN422';
    if (roll('conflict409')) {
      if (server.profile === 'versioned') return coded(409, 'WMK412');
      void clock.sleep(200 + random.int(800)).then(() => void deliver(request, tag, cookie));
      return coded(409, 'WMK409K');
    }
    return null;
  }

  async function late(request: SentRequest, tag: RequestTag | null, cookie: string | null, ms: number): Promise<Answer> {
    void clock.sleep(ms).then(() => void deliver(request, tag, cookie));
    await clock.sleep(TIMEOUT_MS);
    return NO_ANSWER;
  }

  /** What comes between the shop's answer and us. */
  function after(answer: ModelAnswer, roll: (name: FaultName) => boolean): Answer {
    if (roll('truncated')) return page(answer.status);
    if (roll('gateway50x')) return page(random.chance(0.5) ? 502 : 504);
    if (roll('error500')) return coded(500, 'GEN500');
    if (roll('apiSkew')) return { kind: 'answer', status: 200, body: { of: 'the future' }, retryAfterMs: null };
    return { kind: 'answer', status: answer.status, body: answer.body, retryAfterMs: null };
  }

  return network;
}

function brief(body: unknown): string {
  const { version, items, errorDetails } = (body ?? {}) as {
    version?: number;
    items?: readonly { upc: string; qty: number }[];
    errorDetails?: readonly { errorId: string }[];
  };
  return `${errorDetails?.[0]?.errorId ?? ''} v${version ?? ''} ${(items ?? []).map(({ upc, qty }) => `${upc.at(-1)}x${qty}`).join(' ')}`;
}
