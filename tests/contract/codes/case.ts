import type { CallName, Calls } from '#contract/calls/calls.ts';
import type { ErrorCode } from '#contract/errors/errors.ts';
import type { CodeShop } from './shop.ts';

export interface Refused {
  readonly code: string | undefined;
  readonly status: number;
  /** The whole answer, where it came over the wire. */
  readonly body?: unknown;
}

/** What is asked, of whom, so that a code comes back. `images` are no call of the contract. */
export type Case = readonly [call: CallName | 'images', input: string, ask: (shop: CodeShop) => Promise<Refused>];

/** A case for every code of an area: one that is missing does not compile. */
export type Cases<Code extends ErrorCode> = Readonly<Record<Code, Case>>;

/** The calls of the first document. */
export type FirstCall = { [N in CallName]: Calls[N]['spec'] extends `spec 1${string}` ? N : never }[CallName];

/** What is sent to a call, named when it is asked, so that it comes to nothing. */
export type Pair = readonly [input: string, ask: (shop: CodeShop, call: FirstCall) => Promise<Refused>];

/** Inputs for what calls are refused with beside the cases: a code that a call does not document has no place here. */
export type Pairs = { readonly [N in FirstCall]?: { readonly [Code in Calls[N]['errors'][number]]?: Pair } };
