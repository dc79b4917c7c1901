import type { CallName } from '#contract/calls/calls.ts';
import type { ErrorCode } from '#contract/errors/errors.ts';
import { failure, PORTAL, refusal } from './answers.ts';
import { cartGone } from './cart-gone.ts';
import { CONDITIONS, type Condition } from './conditions.ts';
import { isCall, lineOf, type CallPattern, type Exchange, type Rule } from './exchange.ts';
import { seededRandom, seedOf } from './random.ts';
import type { Held, Relay, Stop } from './relay.ts';

export type { Condition } from './conditions.ts';

type Calls = CallPattern | readonly CallPattern[];
type Undo = () => void;

/** The verbs of a test. What a verb began ends with `restore`, with the test, or when what it returned is called. */
export interface Network {
  readonly seed: number;
  /** Every exchange since the test began. */
  readonly log: readonly Exchange[];
  /** Breaks every connection, for page and service worker alike, until `restore`. With `hang` they are taken and never answered. */
  cut(how?: 'reset' | 'hang'): void;
  /** A good line again: ends whatever the verbs below began. */
  restore(): void;
  /** The shop acts on the next such call; its answer never arrives, whichever copies of the request the browser sends by itself. */
  loseNextResponse(call: CallName): void;
  /** Stops the next such exchange on its way: before the shop has it, or after it acted and before anybody hears of it. */
  hold(calls: Calls, stop?: Stop): Held;
  /** Every exchange waits that long, give or take `jitter`. */
  delay(milliseconds: number, jitter?: number): Undo;
  /** So many bytes a second for everything together. */
  throttle(bytesPerSecond: number): Undo;
  /** That share of the exchanges breaks before the shop has them; which ones, the seed says. */
  breakSome(share: number): Undo;
  /** On and off, by the seed: `up` and `down` are the middle of how long each lasts. */
  flap(options?: { readonly seed?: number; readonly up?: number; readonly down?: number }): Undo;
  /** A page with status 200, for whatever is asked. */
  captivePortal(): Undo;
  /** A gateway's answer in the place of the shop's, for all or for some calls. */
  serverError(status?: number, calls?: Calls): Undo;
  /** The shop refuses the next such calls with that code; it does not act. */
  refuse(calls: Calls, code: ErrorCode, times?: number): Undo;
  /** Those calls alone find no way to the shop. */
  block(calls: Calls): Undo;
  /** The shop has forgotten the cart: BSK404 until another one is made. */
  cartGone(): Undo;
  condition(name: Condition): void;
  /** Anything else: the first rule that speaks decides what becomes of an exchange. */
  rule(rule: Rule): Undo;
  /** Seed, what the verbs did and when, and every exchange: printed when a test fails. */
  report(): string;
}

/** The verbs of a test over a relay. Chance is drawn from `seed`: for an exchange from what it is, so that the order of others does not matter. */
export const createNetwork = (relay: Relay, seed: number): Network => {
  const began = Date.now();
  const said: string[] = [];
  const ends = new Set<Undo>();
  const note = (what: string): void => void said.push(`${String(Date.now() - began).padStart(6)} ms  ${what}`);

  const times = new Map<string, number>();
  /** In [0, 1), for the n-th exchange of its kind. */
  const chance = ({ method, url, idempotencyKey }: Exchange, about: string): number => {
    // Keys are made anew on every run; what is asked for, and how often, is the same.
    const name = `${about} ${method} ${url.split('?')[0]?.replaceAll(/[0-9a-f-]{36}/g, '*')} ${idempotencyKey === undefined ? '' : 'keyed'}`;
    const count = (times.get(name) ?? 0) + 1;
    times.set(name, count);
    return seededRandom(seedOf(seed, `${name} ${count}`))();
  };

  /** Something that goes on until it is ended, by whoever began it or by `restore`. */
  const begin = (what: string, end: Undo): Undo => {
    note(what);
    const stop = (): void => {
      if (!ends.delete(stop)) return;
      end();
      note(`${what}: over`);
    };
    ends.add(stop);
    return stop;
  };
  const ruled = (what: string, rule: Rule): Undo => begin(what, relay.add(rule));

  const network: Network = {
    seed,
    log: relay.log,
    cut(how) {
      relay.cut(how);
      note(`cut${how === 'hang' ? ': connections hang' : ''}`);
    },
    restore() {
      for (const end of ends) end();
      relay.reset();
      note('restored');
    },
    loseNextResponse(call) {
      let lost: string | Exchange | undefined;
      ruled(`the next answer to ${call} is lost`, (exchange) => {
        if (exchange.call !== call) return undefined;
        // The browser itself sends a request again when its answer is lost: the copies of one attempt share its fate.
        const attempt = exchange.correlationId ?? exchange.idempotencyKey ?? exchange;
        lost ??= attempt;
        return lost === attempt ? { kind: 'lose-response' } : undefined;
      });
    },
    hold(calls, stop = 'request') {
      note(`${String(calls)} is held at its ${stop}`);
      return relay.hold((exchange) => isCall(exchange, calls), stop);
    },
    delay(milliseconds, jitter = 0) {
      relay.delay((exchange) => Math.max(0, milliseconds + (chance(exchange, 'delay') * 2 - 1) * jitter));
      return begin(`delay of ${milliseconds} ± ${jitter} ms`, () => relay.delay(() => 0));
    },
    throttle(bytesPerSecond) {
      relay.throttle(bytesPerSecond);
      return begin(`${bytesPerSecond} bytes a second`, () => relay.throttle(Number.POSITIVE_INFINITY));
    },
    breakSome: (share) => ruled(`${share} of the exchanges break`, (exchange) => (chance(exchange, 'break') < share ? { kind: 'reset' } : undefined)),
    flap({ seed: own = seed, up = 400, down = 400 } = {}) {
      const draw = seededRandom(own);
      let timer: NodeJS.Timeout;
      const turn = (): void => {
        if (relay.isCut) relay.restore();
        else relay.cut();
        const lasts = Math.round(20 + draw() * 2 * (relay.isCut ? down : up));
        note(`${relay.isCut ? 'down' : 'up'} for ${lasts} ms`);
        timer = setTimeout(turn, lasts);
      };
      const stop = begin(`flaps, seed ${own}`, () => {
        clearTimeout(timer);
        relay.restore();
      });
      turn();
      return stop;
    },
    captivePortal: () => ruled('captive portal', () => PORTAL),
    serverError: (status = 503, calls = []) =>
      ruled(`${status} for ${calls.length === 0 ? 'everything' : String(calls)}`, (exchange) =>
        calls.length === 0 || isCall(exchange, calls) ? failure(status) : undefined,
      ),
    refuse(calls, code, most = 1) {
      let left = most;
      return ruled(`${code} for the next ${most} of ${String(calls)}`, (exchange) => {
        if (left === 0 || !isCall(exchange, calls)) return undefined;
        left -= 1;
        return refusal(code);
      });
    },
    block: (calls) => ruled(`no way for ${String(calls)}`, (exchange) => (isCall(exchange, calls) ? { kind: 'reset' } : undefined)),
    cartGone: () => ruled('the basket is gone', cartGone()),
    condition(name) {
      network.restore();
      note(`condition ${name}`);
      CONDITIONS[name](network);
    },
    rule: (rule) => ruled('a rule of the test', rule),
    report() {
      // Files that went through are no news.
      const shown = relay.log.filter(({ call, fate }) => call !== undefined || fate !== 'pass');
      return [
        `Network seed ${seed}: NETWORK_SEED=${seed} repeats its schedule.`,
        ...said,
        `${relay.log.length} exchanges; calls, and what did not pass:`,
        ...shown.map(lineOf),
      ].join('\n');
    },
  };
  return network;
};
