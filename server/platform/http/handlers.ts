import type { CallBody, CallName, CallParams, CallQuery, CallResponse } from '#contract/calls/calls.ts';
import type { CallContext } from './context.ts';

export interface HandlerInput<N extends CallName> {
  readonly params: CallParams<N>;
  readonly query: CallQuery<N>;
  readonly body: CallBody<N>;
}

/** Responds to one call with parsed input, or throws a Refusal. */
export type Handler<N extends CallName> = (input: HandlerInput<N>, ctx: CallContext<N>) => Promise<CallResponse<N>>;

/** The handlers of a module: `({ ... }) satisfies Handlers<'cart.get' | 'cart.addItem'>`. */
export type Handlers<N extends CallName> = { readonly [K in N]: Handler<K> };

/** One for every row of the contract: a missing handler does not compile. */
export type AllHandlers = Handlers<CallName>;
