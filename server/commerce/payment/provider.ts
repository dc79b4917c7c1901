import type { LocaleId } from '#contract/locales.ts';
import type { Currency } from '#contract/money.ts';
import type { ApprovalState, Wallet } from '#contract/payment-instrument.ts';
import type { CardSummary } from '#server/platform/db/schema/commerce.ts';
import type { Payer } from '#server/platform/db/schema/payments.ts';

export interface ChargeRequest {
  /** One charge for one reference, however often it is asked for: the order's number. */
  readonly reference: string;
  readonly token: string;
  /** Whole minor units. */
  readonly amount: number;
  readonly currency: Currency;
}

export const REFUSAL_REASONS = [
  'card_declined',
  'insufficient_funds',
  'expired_card',
  'incorrect_cvc',
  'processing_error',
  'fraud',
  'authentication_failed',
  'unknown_token',
  'cancelled',
  'not_approved',
  'amount_too_large',
] as const;
export type RefusalReason = (typeof REFUSAL_REASONS)[number];

export type Charge =
  | { readonly status: 'captured' | 'refunded'; readonly chargeId: string; readonly amount: number; readonly currency: string }
  | { readonly status: 'refused'; readonly chargeId: string; readonly reason: RefusalReason }
  /** Its owner is asked first: the page frames `challengeUrl`, and `complete` tells how it went. */
  | { readonly status: 'pending'; readonly chargeId: string; readonly challengeUrl: string; readonly sessionID: string; readonly expiresAt: Date };

/** Paid on a page of the provider's own. */
export type HostedMethod = 'KLARNA' | 'PAYPAL';

export interface ApprovalRequest {
  readonly method: HostedMethod;
  readonly amount: number;
  readonly currency: Currency;
  /** Page of the shop that the shopper comes back to, whatever was decided; path with query. */
  readonly returnPath: string;
  readonly locale: LocaleId;
  /** PayPal: the payer's address and e-mail are wanted, too. */
  readonly express: boolean;
}

export interface Approval {
  readonly state: ApprovalState;
  readonly amount: number;
  readonly payer?: Payer;
}

export interface FieldsSession {
  readonly provider: string;
  /** Page with the card's fields, to be framed. */
  readonly frameUrl: string;
  /** Origin that the frame's messages carry. */
  readonly frameOrigin: string;
  readonly sessionID: string;
}

export interface WalletSession extends FieldsSession {
  /** Takes the wallet's sealed payment and answers with a token. */
  readonly walletUrl: string;
  /** Apple Pay alone: proof that the shop is who its page says. */
  readonly merchantSession?: { readonly merchantSessionIdentifier: string; readonly expiresAt: number; readonly [field: string]: unknown };
}

/**
 * Whoever moves the money. Every call may be repeated: a charge is known by its reference, so that an answer lost on the way
 * never charges twice. Nothing here is called inside a transaction of ours.
 */
export interface PaymentProvider {
  readonly name: string;
  readonly openFields: (input: { readonly locale: LocaleId }) => Promise<FieldsSession>;
  /** @param shopName shown in the wallet's sheet */
  readonly openWallet: (input: { readonly wallet: Wallet; readonly locale: LocaleId; readonly shopName: string }) => Promise<WalletSession>;
  /**
   * The card behind a token; undefined when the provider does not know it.
   * @param holder for whom it is used: the first has it for good, and to anybody else it is unknown
   */
  readonly describe: (token: string, holder: string) => Promise<CardSummary | undefined>;
  /** Authorises and captures at once. `token`: of a card or of an approval. */
  readonly charge: (request: ChargeRequest) => Promise<Charge>;
  /**
   * Goes on with a pending charge after its challenge: captured, refused, or pending still where its owner has not answered.
   * @param givenUp the shopper closed it: then it is refused for good
   */
  readonly complete: (reference: string, givenUp: boolean) => Promise<Charge | undefined>;
  readonly openApproval: (request: ApprovalRequest) => Promise<{ readonly token: string; readonly redirectUrl: string }>;
  readonly findApproval: (token: string) => Promise<Approval | undefined>;
  /**
   * Raises an approval of express to what the shopper has agreed to in the shop since: it was given before anybody knew the address. One that stands at so
   * much already is left, and so is one that the provider does not leave open: the answer says how it stands.
   */
  readonly raiseApproval: (token: string, amount: number) => Promise<Approval | undefined>;
  /** What became of a reference: how a crash between charge and order is settled. */
  readonly findCharge: (reference: string) => Promise<Charge | undefined>;
  /**
   * The end of a charge whose answer was lost: the charge if it was made, and otherwise a refusal that stands, so that a request
   * still on its way can no longer charge anything.
   */
  readonly cancel: (reference: string) => Promise<Charge>;
  /**
   * Gives a part back, under a name of its own: asked for twice it is given once. Never more goes back than was captured.
   * @returns what went back under that name; undefined where there is no such charge or the rest of it is too small
   */
  readonly refundPart: (part: { readonly reference: string; readonly id: string; readonly amount: number }) => Promise<number | undefined>;
}

/** The contract's code for each way in which a payment is refused (spec 1 §8). */
export const CODE_OF_REASON = {
  card_declined: 'PAY400',
  insufficient_funds: 'PAY400',
  incorrect_cvc: 'PAY400',
  processing_error: 'PAY400',
  authentication_failed: 'PAY400',
  expired_card: 'FE309',
  fraud: 'PYT402',
  unknown_token: 'PYT404',
  cancelled: 'PAY400',
  not_approved: 'PAY400',
  amount_too_large: 'PYT400',
} as const satisfies Record<RefusalReason, string>;
