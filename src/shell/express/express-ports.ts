import type { AddressInput } from '#contract/address.ts';
import type { Cart } from '#contract/cart.ts';
import { settingsFor } from '#contract/settings/settings.ts';
import type { CartItemInput } from '#db/cart/lines/item-facts.ts';
import { lineKey, lineKeyOf } from '#db/cart/lines/line-key.ts';
import type { LineKey } from '#db/mutations/mutation.ts';
import { newId } from '#db/mutations/new-id.ts';
import type { Api } from '#src/base/api/client.ts';
import { cart, cartState, openCart } from '#src/cart/cart.ts';
import { cartInstead } from '#src/cart/change-at-shop.ts';
import { whenCheckoutOpens } from '#src/cart/when-checkout-opens.ts';
import { makeAttempt } from '#src/checkout/attempt.ts';
import { createCheckoutCalls } from '#src/checkout/checkout-calls.ts';
import { deviceFingerprint } from '#src/checkout/device-fingerprint.ts';
import { openDraftStore } from '#src/checkout/draft-store.ts';
import type { PayHold } from '#src/checkout/use-pay-hold.ts';
import { settleAttempt } from '#src/checkout/settle-attempt.ts';
import { type ExpressPorts, Unseen } from '#src/checkout/express/flow.ts';
import { createExpressPorts } from '#src/checkout/express/shop-ports.ts';
import { forgetPromo, storedPromo } from '#src/checkout/express/stored-promo.ts';
import { currentLocale } from '#src/base/i18n/current-locale.ts';

/** The cart cannot be paid as it is: something is refused, sold out, or the network is away. */
export class NotReady extends Error {
  override readonly name = 'NotReady';
}

const subject = (): string | null => cartState().view?.subject ?? null;
const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Nobody is held up who has agreed to the amount elsewhere. */
const NEVER = (): boolean => false;

/** What presses on this page have put in: another one, after a sheet that came to nothing, finds it there and puts in no second piece. */
const putIn = new Set<LineKey>();

const putInOnce = (item: CartItemInput): void => {
  const key = lineKey(item.choice);
  if (putIn.has(key) && cartState().view?.cart.items.some((there) => lineKeyOf(there) === key)) return;
  putIn.add(key);
  cart.addItem(item, 1, { context: 'express' });
};

/** The shop's cart, with `item` in it and everything sent. Rejects with `Unseen` where it turns out that `holds`. */
const readyCart = async (item?: CartItemInput, holds: PayHold['holds'] = NEVER): Promise<Cart> => {
  if (item) putInOnce(item);
  await openCart();
  await cart.refresh();
  void cart.sync();
  const open = await whenCheckoutOpens(new AbortController().signal);
  const { view } = cartState();
  if (!open || !view) throw new NotReady();
  if (holds(view)) throw new Unseen();
  return view.cart;
};

const callsTo = (api: Api) =>
  createCheckoutCalls({
    api,
    subject: subject(),
    accept: (answer) => cart.acceptCart(answer),
    placeTimeoutMs: settingsFor(currentLocale()).timeouts.placeMs,
    rebuilt: { refresh: () => cart.refresh(), pass: async (instead) => (instead === undefined ? null : cartInstead(instead)) },
  });

/** Says what the device is like while a sheet is open: the shop keeps that with the cart. An order does not wait for it and does not need it. */
const describing =
  (api: Api) =>
  (cart: Cart): Cart => {
    void callsTo(api)
      .pay.describeDevice(cart.id, deviceFingerprint())
      .catch(() => undefined);
    return cart;
  };

/** Places the order, and stays with it until it is known what became of it: as the checkout does, with the same attempt written down. */
const placeWith =
  (api: Api) =>
  async (ready: Cart, instrument: string, code: 'CREDIT_CARD' | 'PAYPAL' = 'CREDIT_CARD'): Promise<{ readonly orderNumber: string }> => {
    const locale = currentLocale();
    const calls = callsTo(api);
    const store = await openDraftStore();
    const paymentMethod = { code, additionalData: { payment_instrument_id: instrument } };
    const attempt = makeAttempt({ cart: ready, subject: subject(), locale, paymentMethod });
    const claimed = await store.claimAttempt(attempt).catch(() => attempt);
    let failure: unknown;
    const noted = (thrown: unknown): void => {
      failure = thrown;
    };
    await cart.ordering(true).catch(() => undefined);
    const settled = await settleAttempt(claimed, claimed.key === attempt.key ? 'press' : 'return', {
      place: (sent) => calls.place(sent, noted),
      ask: calls.askState,
      // A wallet has asked its owner already: there is nobody to put the bank's question to beside its sheet.
      challenge: () => Promise.resolve('failed'),
      resume: (sent, orderNumber, result) => calls.resume(sent, orderNumber, result, noted),
      keep: (sent) => store.keepAttempt(sent).catch(() => undefined),
      wait,
      now: Date.now,
      onDoubt: () => undefined,
      isStopped: () => false,
    });
    if (settled.outcome === 'placed') {
      const { orderNumber, st } = settled;
      const order = await calls.readOrder(orderNumber, st).catch(() => null);
      await store.finish({ orderNumber, st, order }).catch(() => undefined);
      await cart.ordered(ready.id, orderNumber).catch(() => undefined);
      forgetPromo();
      return { orderNumber };
    }
    if (settled.outcome === 'let-go' && settled.replacedBy !== undefined) {
      const next = await calls.fetchCart(settled.replacedBy).catch(() => undefined);
      if (next) await cart.replaced(ready.id, next).catch(() => undefined);
    }
    await store.dropAttempt().catch(() => undefined);
    await cart.ordering(false).catch(() => undefined);
    throw failure ?? new NotReady();
  };

/** What an express payment needs of this page. `item`: bought from its page, put in first. */
export const expressPorts = (api: Api, item?: CartItemInput, holds?: PayHold['holds']): ExpressPorts => {
  const place = placeWith(api);
  return createExpressPorts({
    api,
    subject,
    accept: (next) => cart.acceptCart(next),
    openCart: () => readyCart(item, holds).then(describing(api)),
    autoPromo: () => (settingsFor(currentLocale()).features.applePayAutoPromo ? storedPromo() : null),
    place: (cart, instrument) => place(cart, instrument),
    wait,
    post: (url, body) =>
      fetch(url, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body), credentials: 'omit' }),
  });
};

/** Opens a payment on PayPal's page and goes there. */
export const leaveForPayPal = async (api: Api, item: CartItemInput | undefined, holds: PayHold['holds']): Promise<void> => {
  const ready = await readyCart(item, holds);
  const body = { payment_method_id: 'PAYPAL', express: true, returnPath: `/${currentLocale()}/express` } as const;
  const answer = await api('cart.addPaymentInstrument', { params: { basketId: ready.id }, body, key: newId(), subject: subject() ?? undefined });
  await cart.acceptCart(answer.cart);
  const page = answer.payment_instruments.findLast(({ payment_method_id }) => payment_method_id === 'PAYPAL')?.approval?.redirectUrl;
  if (page === undefined) throw new NotReady();
  location.assign(page);
};

/** The calls of a payment that comes back from PayPal. */
export const payPalPorts = (api: Api) => {
  const keyed = () => ({ key: newId(), subject: subject() ?? undefined });
  const place = placeWith(api);
  const { setAddresses, setBilling, prepare } = expressPorts(api);
  return {
    setAddress: (cart: Cart, address: AddressInput, context: 'PAYPAL_EXPRESS') => setAddresses(cart, [address], context),
    setBilling,
    prepare,
    openCart: () => readyCart().then(describing(api)),
    details: async ({ id }: Cart, instrument: string) => {
      const params = { basketId: id, paymentInstrumentId: instrument };
      const { cart: paid, payer, payment_instrument } = await api('cart.paymentDetails', { params, body: {}, ...keyed() });
      await cart.acceptCart(paid);
      return { cart: paid, payer, state: payment_instrument.approval?.state ?? ('expired' as const) };
    },
    place: (cart: Cart, instrument: string) => place(cart, instrument, 'PAYPAL'),
    removePayment: async ({ id }: Cart, instrument: string) => {
      const left = await api('cart.deletePaymentInstrument', { params: { basketId: id }, body: { payment_instrument_id: instrument }, ...keyed() });
      await cart.acceptCart(left);
      return left;
    },
  };
};

/** spec 1 §2: `storeContext` where an express payment began on a product's page. */
export const confirmationPath = (orderNumber: string, fromProduct: boolean): string =>
  `/${currentLocale()}/order-confirmation?orderNumber=${encodeURIComponent(orderNumber)}${fromProduct ? '&storeContext=pdp' : ''}`;
