import type { ORDER_ROW_STATES } from '../db/schema/commerce.ts';

export type OrderState = (typeof ORDER_ROW_STATES)[number];

/**
 * The life of an order (spec 1 §4): prepared, its pieces put aside; being placed, everything bound and the provider asked; waiting for the
 * authentication; placed, the money stands; finalised, all that follows from it is done. Whatever is not said here cannot happen.
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

/** A step that is none is a fault of ours, and undoes the transaction that it was tried in. */
export const assertBecomes = (from: OrderState, to: OrderState): void => {
  if (!canBecome(from, to)) throw new Error(`an order that is ${from} cannot become ${to}`);
};
