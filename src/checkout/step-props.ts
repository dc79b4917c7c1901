import type { ReactNode } from 'react';
import type { Cart } from '#contract/cart.ts';
import type { CheckoutCalls } from './checkout-calls.ts';
import type { CheckoutDraft } from './draft-store.ts';
import type { CheckoutWait } from '#db/cart/checkout-wait.ts';
import type { Shopper } from './shopper.ts';
import type { Step } from './step.ts';

/** Fields that a refusal is about, each with its words or the short name of what is wrong. */
export interface RefusedFields {
  readonly fields: Readonly<Record<string, string>>;
  readonly shippingId: string | undefined;
}

export interface FailureSink {
  /** Says a refusal where it belongs, and goes there. Answers the fields of this very step that it is about. */
  readonly report: (failure: unknown, at: Step) => Promise<RefusedFields | undefined>;
  /** Says something on top of a step. */
  readonly say: (step: Step, text: string) => void;
}

/** Works on the cart as `pass` has it, and on the one in its place where the shop had forgotten it; null: not begun. */
export type WithCart = <T>(work: (cart: Cart) => Promise<T>) => Promise<T | null>;

/** What every step of the checkout gets. */
export interface StepProps {
  readonly cart: Cart;
  /** Null: a guest. */
  readonly shopper: Shopper | null;
  /** What was typed last. */
  readonly draft: CheckoutDraft;
  readonly onDraft: (part: CheckoutDraft) => void;
  readonly calls: CheckoutCalls;
  /** Waits until the shop has every change of the cart and answers with the cart as it is then; null: something stands in the way. */
  readonly pass: () => Promise<Cart | null>;
  readonly wait: CheckoutWait | null;
  /** How an amount can be paid later, and where to read about it. */
  readonly payLater: (amount: number) => ReactNode;
  readonly onFailure: FailureSink;
  readonly onDone: (cart: Cart) => void;
}
