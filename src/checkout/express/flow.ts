import type { AddressContext, AddressInput } from '#contract/address.ts';
import type { Cart } from '#contract/cart.ts';
import type { Wallet } from '#contract/payment-instrument.ts';
import { ApiError } from '#contract/client/client.ts';
import { PAYMENT_SESSION_RETRY_DELAY_MS } from '#contract/constants.ts';
import {
  addressOf,
  type ContactField,
  type ContactProblem,
  contactProblems,
  placeOf,
  placeProblems,
  refusedFields,
  type WalletContact,
  type WalletMessage,
} from './contact.ts';
import { type ExpressEvent, type ExpressState, isOver, step } from './machine.ts';
import {
  contentOf,
  doorOf,
  doorsOf,
  offeredMethods,
  type SheetContent,
  type SheetHandlers,
  type SheetProblem,
  type SheetUpdate,
  type SheetMessages,
} from './sheet.ts';

export interface WalletPayment {
  readonly walletUrl: string;
  readonly wallet: Wallet;
  readonly data: string;
}

/** What the flow asks of the shop. Every cart that comes back is kept by whoever implements this. */
export interface ExpressPorts {
  /** Puts in what is bought from its page, and resolves with the shop's cart once it has everything. */
  readonly openCart: () => Promise<Cart>;
  /** A stored promo code that is applied by itself (spec 3 §4); null: none, or the shop does not do so. */
  readonly autoPromo: () => string | null;
  readonly applyCoupon: (cart: Cart, code: string) => Promise<Cart>;
  /** @returns where the payment is sent, and the merchant's session where the wallet wants one */
  readonly paymentSession: (cart: Cart, wallet: Wallet) => Promise<{ readonly walletUrl: string; readonly merchantSession?: unknown }>;
  readonly setAddresses: (cart: Cart, addresses: readonly AddressInput[], context: AddressContext) => Promise<Cart>;
  readonly setMethod: (cart: Cart, shippingId: string, code: string) => Promise<Cart>;
  readonly setBilling: (cart: Cart, address: AddressInput) => Promise<Cart>;
  readonly prepare: (cart: Cart) => Promise<Cart>;
  /** The provider's token for the sealed payment. */
  readonly tokenise: (payment: WalletPayment) => Promise<string>;
  readonly attach: (cart: Cart, token: string, wallet: Wallet) => Promise<{ readonly cart: Cart; readonly instrument: string }>;
  /** Resolves when it is known what became of it; rejects with why it became no order. */
  readonly place: (cart: Cart, instrument: string) => Promise<{ readonly orderNumber: string }>;
  /** The cart as it was, without the place that the sheet had shown. */
  readonly leave: (before: Cart) => Promise<void>;
  readonly wait: (ms: number) => Promise<void>;
}

export interface ExpressInput {
  readonly wallet: Wallet;
  /** Of the store: contacts must be of it. */
  readonly country: string;
  readonly taxIncluded: boolean;
  /** How often a payment session is asked for again. */
  readonly sessionRetries: number;
  /** What the sheet shows before the shop was asked. */
  readonly content: SheetContent;
  readonly messages: SheetMessages & { readonly message: (name: WalletMessage, field?: ContactField) => string };
}

export type ExpressOutcome = Extract<ExpressState, { at: 'placed' | 'failed' }> | { readonly at: 'cancelled' };

export interface Express {
  readonly handlers: SheetHandlers;
  readonly outcome: Promise<ExpressOutcome>;
  readonly state: () => ExpressState;
}

/** Something of the cart has to be looked at before it is paid: a price that rose, units that were taken away. */
export class Unseen extends Error {
  override readonly name = 'Unseen';
}

/** It comes to more than the sheet has shown: nothing was charged, and the cart keeps who orders and where to, so that the next sheet shows it. */
export class Grown extends Error {
  override readonly name = 'Grown';
  readonly shown: number;
  readonly now: number;
  constructor(shown: number, now: number) {
    super('More than the sheet has shown');
    this.shown = shown;
    this.now = now;
  }
}

/** The sheet says it in its own way; whoever wants to know more finds the reason in the outcome. */
class Failed extends Error {}

/**
 * A payment by a wallet's sheet, from the press to the order (spec 3 §4, §5, §8): the merchant is validated, contact and method bring their figures, and
 * what the shopper agrees to becomes an order, for no more than the sheet has shown. Any failure ends it with failure, closing the sheet with cancel; nothing
 * is charged then.
 */
export const createExpress = (input: ExpressInput, ports: ExpressPorts): Express => {
  const { country, messages } = input;
  let state: ExpressState = { at: 'idle' };
  let before: Cart | undefined;
  let cart: Cart | undefined;
  let walletUrl = '';
  let touched = false;
  /** The last total that the sheet was told. */
  let shown = input.content.total;
  let settle: (outcome: ExpressOutcome) => void = () => undefined;
  const outcome = new Promise<ExpressOutcome>((resolve) => {
    settle = resolve;
  });

  const tell = (event: ExpressEvent): void => {
    const next = step(state, event);
    if (next === state) return;
    state = next;
    if (!isOver(next)) return;
    const end = (): void => settle(next as ExpressOutcome);
    if (next.at === 'placed' || (next.at === 'failed' && next.reason instanceof Grown) || !before || !touched) return end();
    ports.leave(before).then(end, end);
  };

  const content = (): SheetContent => {
    const told = cart ? contentOf(cart, messages, input.taxIncluded) : input.content;
    shown = told.total;
    return told;
  };
  const assertShown = ({ totals: { remainingToPay } }: Cart): void => {
    if (remainingToPay > shown) throw new Grown(shown, remainingToPay);
  };
  const said = (problems: readonly ContactProblem[]): SheetProblem[] =>
    problems.map((problem) => ({ ...problem, text: messages.message(problem.name, problem.field) }));
  const saidOf = (name: WalletMessage): SheetProblem[] => said([{ name, whose: 'shipping' }]);
  const update = (problems: readonly SheetProblem[] = []): SheetUpdate => {
    tell({ type: 'updated' });
    return { content: content(), problems };
  };
  const opened = (): Cart => {
    if (!cart || isOver(state)) throw new Failed('The sheet asks before its session is there, or after its end');
    return cart;
  };

  const askSession = async (): Promise<Awaited<ReturnType<ExpressPorts['paymentSession']>>> => {
    for (let left = input.sessionRetries; ; left -= 1) {
      try {
        return await ports.paymentSession(opened(), input.wallet);
      } catch (failure) {
        if (left === 0 || isOver(state)) throw failure;
        await ports.wait(PAYMENT_SESSION_RETRY_DELAY_MS);
      }
    }
  };

  const validate = async (): Promise<unknown> => {
    tell({ type: 'pressed' });
    try {
      before = cart = await ports.openCart();
      const code = ports.autoPromo();
      // A code that does not hold here is no reason not to sell.
      if (code !== null && cart.couponItems.every((coupon) => coupon.code !== code)) cart = await ports.applyCoupon(cart, code).catch(() => opened());
      const session = await askSession();
      walletUrl = session.walletUrl;
      tell({ type: 'validated' });
      return session.merchantSession;
    } catch (failure) {
      tell({ type: 'failed', reason: failure });
      throw failure;
    }
  };

  const chooseContact = async (contact: WalletContact): Promise<SheetUpdate> => {
    tell({ type: 'chose' });
    const problems = placeProblems(contact, country);
    if (problems.length > 0) return update(said(problems));
    try {
      const doors = doorsOf(opened());
      if (doors.length === 0) return update();
      touched = true;
      // The email that the cart knows stays: codes hold for it or do not.
      const places = doors.map(({ shippingId, address }) => placeOf({ ...contact, email: address?.email ?? '' }, shippingId));
      cart = await ports.setAddresses(opened(), places, 'APPLE_PAY_EXPRESS');
      return update(doorsOf(cart).some((door) => offeredMethods(door).length === 0) ? saidOf('applePayShippingMethodError') : []);
    } catch (failure) {
      return update(saidOf(failure instanceof ApiError ? 'applePayShippingMethodError' : 'applePayUnknown'));
    }
  };

  const chooseMethod = async (id: string): Promise<SheetUpdate> => {
    tell({ type: 'chose' });
    try {
      const door = doorOf(opened());
      if (!door || !offeredMethods(door).some(({ code }) => code === id)) return update(saidOf('applePayShippingMethodListError'));
      if (door.code !== id) cart = await ports.setMethod(opened(), door.shippingId, id);
      return update();
    } catch (failure) {
      return update(saidOf(failure instanceof ApiError ? 'applePayShippingMethodListError' : 'applePayUnknown'));
    }
  };

  /** What the shop says against an address, at the field where the shopper can change it. */
  const refused = (failure: unknown, whose: 'shipping' | 'billing'): SheetProblem[] | undefined => {
    if (!(failure instanceof ApiError)) return undefined;
    const fields = failure.refused.details.fields;
    const named = typeof fields === 'object' && fields !== null ? refusedFields(Object.keys(fields), whose) : [];
    if (named.length > 0) return said(named);
    return whose === 'shipping' && ['PAY401', 'SHP404', 'SHP500', 'CHK380'].includes(failure.code)
      ? saidOf('applePayShippingMethodError')
      : undefined;
  };

  const authorise: SheetHandlers['authorise'] = async ({ shipping, billing, data }) => {
    tell({ type: 'authorised' });
    const correct = (problems: readonly SheetProblem[]) => {
      tell({ type: 'corrected' });
      return { done: false, problems, last: false } as const;
    };
    try {
      const door = doorOf(opened());
      const problems = [
        ...contactProblems(billing, { whose: 'billing', country, street: true }),
        ...contactProblems(shipping, { whose: 'shipping', country, street: door !== undefined }),
      ];
      if (problems.length > 0) return correct(said(problems));
      touched = true;
      try {
        cart = await ports.setAddresses(opened(), [addressOf(shipping)], 'APPLE_PAY_EXPRESS');
      } catch (failure) {
        const wrong = refused(failure, 'shipping');
        if (wrong) return correct(wrong);
        throw failure;
      }
      try {
        cart = await ports.setBilling(
          opened(),
          addressOf({ ...billing, email: billing.email || shipping.email, phone: billing.phone || shipping.phone }),
        );
      } catch (failure) {
        const wrong = refused(failure, 'billing');
        if (wrong) return correct(wrong);
        throw failure;
      }
      cart = await ports.prepare(opened());
      assertShown(cart);
      const token = await ports.tokenise({ walletUrl, wallet: input.wallet, data });
      const attached = await ports.attach(opened(), token, input.wallet);
      cart = attached.cart;
      assertShown(cart);
      const { orderNumber } = await ports.place(opened(), attached.instrument);
      tell({ type: 'placed', orderNumber });
      return { done: true };
    } catch (failure) {
      tell({ type: 'failed', reason: failure });
      return { done: false, problems: saidOf('applePayUnknown'), last: true };
    }
  };

  return {
    handlers: {
      validate,
      content,
      chooseContact,
      chooseMethod,
      authorise,
      cancel: () => tell({ type: 'cancelled' }),
      fail: (reason) => tell({ type: 'failed', reason }),
    },
    outcome,
    state: () => state,
  };
};
