import '#contract/calls/wire-photos.gen.ts';
import '#contract/calls/wire-staff.gen.ts';
import type { CallName } from '#contract/calls/calls.ts';
import { wire } from '#contract/calls/wire.gen.ts';

/** What may happen to one exchange. */
export type Fate =
  /** Handed on; `rewrite` changes the body on its way, `withoutCookies` is a browser that keeps none. */
  | { readonly kind: 'pass'; readonly rewrite?: unknown; readonly withoutCookies?: true }
  /** The connection breaks before the origin sees anything. */
  | { readonly kind: 'reset' }
  /** Nothing is ever answered, and the origin sees nothing. */
  | { readonly kind: 'hang' }
  /** The origin acts, and its answer is lost on the way. */
  | { readonly kind: 'lose-response' }
  /** Somebody else answers; the origin sees nothing. */
  | { readonly kind: 'answer'; readonly status: number; readonly headers: Readonly<Record<string, string>>; readonly body: string };

/** One request and what became of it, as the relay saw it: copies that the browser sends by itself are exchanges of their own. */
export interface Exchange {
  /** Milliseconds since the relay began its log. */
  readonly at: number;
  readonly method: string;
  readonly url: string;
  /** Name in the contract, when it is one of its calls. */
  readonly call: CallName | undefined;
  /** JSON as sent; text where it is none. */
  readonly body: unknown;
  readonly idempotencyKey: string | undefined;
  /** One an attempt: copies made by the browser share it, an attempt made anew by the page has another. */
  readonly correlationId: string | undefined;
  fate: Fate['kind'];
  /** The origin was given it. */
  reached: boolean;
  /** The origin's answer, whether or not it arrived. */
  status: number | undefined;
  /** The origin remembered the outcome instead of acting again. */
  replayed: boolean;
}

export type Rule = (exchange: Exchange) => Fate | undefined;

const patterns = (Object.entries(wire) as [CallName, readonly [string, string, string]][]).map(([name, [method, path]]) => ({
  name,
  method,
  pattern: new RegExp(`^${path.replaceAll('.', String.raw`\.`).replaceAll(/\{[^}]+\}/g, '[^/]+')}$`),
}));

/** The call of the contract that an address belongs to. */
export const callOf = (method: string, url: string): CallName | undefined => {
  const path = url.split('?')[0] ?? url;
  return patterns.find((row) => row.method === method && row.pattern.test(path))?.name;
};

/** Calls by name, or all of a service: `cart.addItem`, `cart.*`. */
export type CallPattern = CallName | `${string}.*`;

export const isCall = ({ call }: Pick<Exchange, 'call'>, wanted: CallPattern | readonly CallPattern[]): boolean =>
  [wanted].flat().some((name: CallPattern) => call === name || (name.endsWith('.*') && call?.startsWith(name.slice(0, -1)) === true));

/** One line of a report. */
export const lineOf = ({ at, method, url, fate, reached, status, replayed, idempotencyKey }: Exchange): string =>
  [
    `${String(at).padStart(6)} ms`,
    method.padEnd(6),
    url,
    fate,
    reached ? (status === undefined ? 'reached the shop' : `shop said ${status}${replayed ? ' (again)' : ''}`) : 'never reached the shop',
    idempotencyKey ?? '',
  ].join('  ');
