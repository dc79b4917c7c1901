import type { CallName } from '#contract/calls.ts';
import { seededRandom } from './random.ts';
import type { Exchange, Fate, Relay } from './relay.ts';

export const CONDITIONS = ['online', 'offline', 'lie-fi', 'slow-3g', 'store-wifi', 'tunnel', 'captive', 'server-down', 'flaky-seeded'] as const;
export type Condition = (typeof CONDITIONS)[number];

const PORTAL: Fate = {
  kind: 'answer',
  status: 200,
  headers: { 'content-type': 'text/html' },
  body: '<!doctype html><title>Welcome</title><h1>Free wifi</h1><form><button>Accept</button></form>',
};

const failure = (status: number): Fate => ({ kind: 'answer', status, headers: { 'content-type': 'text/plain' }, body: 'upstream failure' });

export interface Network {
  readonly seed: number;
  readonly log: readonly Exchange[];
  /** Breaks every connection, for page and service worker alike, until `restore`. */
  cut(how?: 'reset' | 'hang'): void;
  restore(): void;
  /** The origin acts on the next such call; its answer never arrives. Chromium may resend, so `times` counts exchanges with one key as one. */
  loseNextResponse(call: CallName): void;
  /** Every exchange waits that long, give or take `jitter`. */
  delay(milliseconds: number, jitter?: number): void;
  /** On and off, by the seed; returns what stops it. */
  flap(options?: { seed?: number; up?: number; down?: number }): () => void;
  captivePortal(): () => void;
  serverError(status?: number, call?: CallName): () => void;
  condition(name: Condition): void;
}

/** The verbs of a test over a relay. Every schedule is drawn from `seed`. */
export const createNetwork = (relay: Relay, seed: number): Network => {
  const random = seededRandom(seed);
  let stopFlap: () => void = () => undefined;

  const network: Network = {
    seed,
    log: relay.log,
    cut: (how) => relay.cut(how),
    restore: () => {
      stopFlap();
      relay.reset();
    },
    loseNextResponse: (call) => {
      let lost: string | undefined;
      relay.add((exchange) => {
        if (exchange.call !== call) return undefined;
        const name = exchange.idempotencyKey ?? 'no key';
        // The browser itself sends a request again when its answer is lost: those copies share the fate of the first, once each.
        if (lost === undefined) lost = name;
        else if (
          lost !== name ||
          relay.log.filter((other) => other.call === call && other.idempotencyKey === exchange.idempotencyKey && other.fate === 'lose-response')
            .length >= 2
        )
          return undefined;
        return { kind: 'lose-response' };
      });
    },
    delay: (milliseconds, jitter = 0) => relay.delay(() => Math.max(0, milliseconds + (random() * 2 - 1) * jitter)),
    flap: ({ seed: own = seed, up = 400, down = 400 } = {}) => {
      const draw = seededRandom(own);
      let timer: NodeJS.Timeout;
      const turn = (): void => {
        if (relay.isCut) relay.restore();
        else relay.cut();
        timer = setTimeout(turn, 20 + draw() * 2 * (relay.isCut ? down : up));
      };
      turn();
      stopFlap = () => {
        clearTimeout(timer);
        relay.restore();
      };
      return stopFlap;
    },
    captivePortal: () => relay.add(() => PORTAL),
    serverError: (status = 503, call) => relay.add((exchange) => (call === undefined || exchange.call === call ? failure(status) : undefined)),
    condition: (name) => {
      network.restore();
      if (name === 'offline' || name === 'tunnel') relay.cut();
      if (name === 'lie-fi') relay.cut('hang');
      if (name === 'slow-3g') network.delay(400, 100);
      if (name === 'store-wifi') relay.add(() => (random() < 0.15 ? { kind: 'reset' } : undefined));
      if (name === 'captive') network.captivePortal();
      if (name === 'server-down') network.serverError(503);
      if (name === 'flaky-seeded') network.flap();
      if (name === 'store-wifi') network.delay(120, 110);
    },
  };
  return network;
};
