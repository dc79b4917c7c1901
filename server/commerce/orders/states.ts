import type { ORDER_ROW_STATES } from '#server/platform/db/schema/commerce.ts';

export type OrderState = (typeof ORDER_ROW_STATES)[number];

/**
 * The states of an order (spec 1 §4): prepared, with its units reserved; being placed, with everything bound and the provider asked; waiting for the
 * authentication; placed, the money is captured; finalised, with all consequences done. Other transitions are illegal.
 */
const NEXT: Readonly<Record<OrderState, readonly OrderState[]>> = {
  PREPARED: ['PLACING'],
  PLACING: ['AUTHENTICATING', 'PLACED', 'FAILED'],
  AUTHENTICATING: ['PLACED', 'FAILED'],
  PLACED: ['FINALISED'],
  FINALISED: [],
  FAILED: [],
};

export const canBecome = (from: OrderState, to: OrderState): boolean => NEXT[from].includes(to);

/** An illegal transition is a bug: it throws, which rolls back the transaction. */
export const assertBecomes = (from: OrderState, to: OrderState): void => {
  if (!canBecome(from, to)) throw new Error(`an order that is ${from} cannot become ${to}`);
};
