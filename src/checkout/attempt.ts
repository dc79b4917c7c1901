import type { CallBodyInput } from '#contract/calls/calls.ts';
import type { Address, AddressInput } from '#contract/address.ts';
import type { Cart } from '#contract/cart.ts';
import type { LocaleId } from '#contract/locales.ts';
import { newId } from '#db/mutations/new-id.ts';

/**
 * One press of "Place order". It is written down before its first request leaves, and it is forgotten only when it is known what
 * became of it: until then every request for this cart repeats this key and this body.
 */
export interface Attempt {
  /** Idempotency-Key. */
  readonly key: string;
  readonly cartId: string;
  readonly subject: string | null;
  readonly locale: LocaleId;
  /** What the shopper saw and agreed to. Holds the id of a payment, never a card, and whom the bill goes to. */
  readonly body: CallBodyInput<'cart.placeOrder'>;
  /** ISO */
  readonly startedAt: string;
  /** Times it was sent, or may have been. */
  readonly sent: number;
}

interface Press extends Pick<Attempt, 'subject' | 'locale'> {
  /** As the shopper saw it. */
  readonly cart: Cart;
  readonly paymentMethod: Attempt['body']['paymentMethod'];
  /** What goes with an order beside what the shopper agreed to. */
  readonly extras?: OrderExtras;
}

export type OrderExtras = Pick<Attempt['body'], 'deviceFingerPrint' | 'inStoreSalesInfo'>;

/** As a form would send it: an address of the account's book keeps its id, so that the shop can say where it is gone (PYT405). */
const addressOf = (billed: Address): AddressInput => {
  const { country: _, ...address } = billed;
  const { isValidated: __, ...input } = address;
  return input;
};

/** The attempt of a press, under a key of its own; nothing was sent yet. */
export const makeAttempt = ({ cart, subject, locale, paymentMethod, extras }: Press): Attempt => ({
  key: newId(),
  cartId: cart.id,
  subject,
  locale,
  startedAt: new Date().toISOString(),
  sent: 0,
  body: {
    cartId: cart.id,
    cartVersion: cart.version,
    total: cart.totals.total,
    remainingToPay: cart.totals.remainingToPay,
    legalAccepted: true,
    ...(cart.billingAddress && { billingAddress: addressOf(cart.billingAddress) }),
    paymentMethod,
    ...extras,
  },
});

/** The bank's question: a page of the provider's to be framed. */
export interface Challenge {
  readonly url: string;
  readonly sessionID: string;
  /** ISO */
  readonly expiresAt: string;
}

/** What is known after a request. */
export type Evidence =
  /** The page has come back to an attempt that it knows nothing about. */
  | { readonly kind: 'returned' }
  | { readonly kind: 'placed'; readonly orderNumber: string; readonly st: string }
  /** The bank asks its customer first (3-D Secure). */
  | { readonly kind: 'challenge'; readonly orderNumber: string; readonly st: string; readonly challenge: Challenge }
  /** A no that will stay one; nothing was charged. `replacedBy`: the cart that stands in this one's place. */
  | { readonly kind: 'refused'; readonly code: string; readonly replacedBy?: string | undefined }
  /** No answer, or one that says nothing about the order. */
  | { readonly kind: 'unknown'; readonly askedMs?: number | undefined }
  /** The shop is at work on it. */
  | { readonly kind: 'in-progress'; readonly askedMs?: number | undefined }
  /** The cart has not become an order so far. */
  | { readonly kind: 'no-order' };

export type NextMove =
  | { readonly do: 'send' }
  | { readonly do: 'ask'; readonly afterMs: number }
  /** The bank's question is put to the shopper; with the answer the order goes on. */
  | { readonly do: 'challenge'; readonly orderNumber: string; readonly challenge: Challenge }
  | { readonly do: 'finish'; readonly orderNumber: string; readonly st: string }
  /** Back to the summary or wherever the code leads; the attempt is over. */
  | { readonly do: 'let-go'; readonly code: string | null; readonly replacedBy?: string | undefined };

/** So long after the press an order is still what the shopper is waiting for: as long as the shop holds the units. */
export const FRESH_MS = 15 * 60_000;
/** Sent so often without a word about it, with the shop saying that there is no order: then there will be none. */
export const MAX_SENT = 4;
const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 15_000;

const waitMs = (round: number, askedMs = 0): number => Math.max(askedMs, Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** round));

/**
 * What comes next. After an answer that tells nothing the shop is asked what the cart became, and only while it became nothing
 * is the same request sent again. An attempt that is long past is not sent again: nobody wants yesterday's order placed by opening a page.
 * @param round how many moves were made since the page took the attempt up
 * @param now ms
 */
export const nextMove = (attempt: Attempt, evidence: Evidence, round: number, now: number): NextMove => {
  switch (evidence.kind) {
    case 'placed':
      return { do: 'finish', orderNumber: evidence.orderNumber, st: evidence.st };
    case 'refused':
      return { do: 'let-go', code: evidence.code, ...(evidence.replacedBy !== undefined && { replacedBy: evidence.replacedBy }) };
    case 'challenge':
      return { do: 'challenge', orderNumber: evidence.orderNumber, challenge: evidence.challenge };
    case 'returned':
      return { do: 'ask', afterMs: 0 };
    case 'unknown':
    case 'in-progress':
      return { do: 'ask', afterMs: waitMs(round, evidence.askedMs) };
    default: {
      const isFresh = Math.abs(now - Date.parse(attempt.startedAt)) < FRESH_MS;
      return isFresh && attempt.sent < MAX_SENT ? { do: 'send' } : { do: 'let-go', code: null };
    }
  }
};
