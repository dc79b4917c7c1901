import type { AddressInput } from '#contract/address.ts';
import type { Cart } from '#contract/cart.ts';
import type { Api } from '#contract/client/client.ts';
import type { BookInput } from '#contract/calls/consumer-address.ts';
import type { ChallengeResult } from '#src/checkout/card/card-messages.ts';
import { newId } from '#db/mutations/new-id.ts';
import { keptStore } from '#src/base/preferred-store/preferred-store.ts';
import type { Attempt, Evidence } from './attempt.ts';
import { evidenceOfFailure, evidenceOfOrder, evidenceOfState } from './order-evidence.ts';
import { createPaymentCalls } from './payment-calls.ts';
import { type RebuiltPorts, withRebuilt } from '#src/base/api/with-rebuilt.ts';

export interface CallPorts {
  readonly api: Api;
  /** Under whom the cart is. */
  readonly subject: string | null;
  /** Every cart that a call answers with. */
  readonly accept: (cart: Cart) => Promise<void>;
  readonly placeTimeoutMs: number;
  /** What comes in place of a cart that the shop has forgotten. */
  readonly rebuilt: RebuiltPorts;
}

/**
 * The checkout's own calls. Each carries a key of its own, so that what the network repeats is done once; all but placing set
 * something to a value, so that asking again after a lost answer is harmless.
 */
export const createCheckoutCalls = ({ api, subject, accept, placeTimeoutMs, rebuilt }: CallPorts) => {
  const keyed = () => ({ key: newId(), subject: subject ?? undefined });
  const accepted = async (cart: Cart): Promise<Cart> => {
    await accept(cart);
    return cart;
  };
  /** One call about a cart, and once more about the one in its place (BSK404). */
  const onCart = async <T>(basketId: string, ask: (id: string) => Promise<T>): Promise<T> => {
    const pass = async (instead?: string) => (instead === undefined ? { id: basketId } : rebuilt.pass(instead));
    const done = await withRebuilt({ ...rebuilt, pass }, async ({ id }) => ({ answer: await ask(id) }));
    if (!done) throw new Error('a basket that is there was not asked');
    return done.answer;
  };

  return {
    setAddresses: async (basketId: string, addresses: AddressInput[]): Promise<Cart> =>
      accepted(await api('cart.addShippingAddress', { params: { basketId }, body: { addresses }, ...keyed() })),

    /** Whether parcels can be sent there, before anything is set: refused with what is wrong. */
    checkAddress: async (basketId: string, address: AddressInput): Promise<void> =>
      void (await api('cart.validateShippingAddress', { params: { basketId }, body: address })),

    /** Each shipment the way that was chosen, as far as that way leads to its address; what does not is left as it is. */
    async setMethods(cart: Cart, methods: Readonly<Record<string, string>>): Promise<Cart> {
      let current = cart;
      for (const { shippingId, code, applicableShippingMethods } of cart.shippingMethods) {
        const wanted = applicableShippingMethods.find((method) => method.code === methods[shippingId]);
        if (!wanted || wanted.code === code) continue;
        current = await accepted(
          await api('cart.setShippingMethod', { body: { cartId: cart.id, shippingId, code: wanted.code, shopperAppliedSM: true }, ...keyed() }),
        );
      }
      return current;
    },

    /** The cart as the shop has it now; what can no longer come as it was chosen comes another way, and it says so (spec 1 §4). */
    readCart: async (basketId: string): Promise<Cart> => {
      // What can only be collected goes to the shopper's own store before any other.
      const store = keptStore();
      const query = { isPatchRequired: 'true', inventorySupplyCheck: 'true', ...(store && { favStoreId: store.id }) } as const;
      return accepted(await api('cart.get', { params: { basketId }, query }));
    },

    setBillingAddress: async (basketId: string, address: AddressInput): Promise<Cart> =>
      accepted(await onCart(basketId, (id) => api('cart.addBillingAddress', { params: { basketId: id }, body: address, ...keyed() }))),

    pay: createPaymentCalls({ api, keyed, accepted, onCart }),

    /** Keeps an address in the book of the account. */
    keepAddress: async (input: BookInput): Promise<void> => void (await api('consumer.addAddress', { body: input, ...keyed() })),

    /** Refused with WMK412 where the cart is not at `version`. */
    async prepare(basketId: string, version: number): Promise<{ readonly cart: Cart; readonly reservedUntil: string }> {
      const { cart, reservedUntil } = await api('cart.prepareOrder', { body: { basketId }, ifMatch: version, ...keyed() });
      return { cart: await accepted(cart), reservedUntil };
    },

    /** @param onFailure what was thrown, for its words */
    async place({ key, body, subject: whose, locale }: Attempt, onFailure: (failure: unknown) => void): Promise<Evidence> {
      try {
        return evidenceOfOrder(await api('cart.placeOrder', { body, key, subject: whose ?? undefined, locale, timeoutMs: placeTimeoutMs }));
      } catch (failure) {
        onFailure(failure);
        return evidenceOfFailure(failure);
      }
    },

    /** Says how the bank's question went. Where it failed there is another cart in this one's place. */
    async resume({ body, locale }: Attempt, orderNumber: string, result: ChallengeResult, onFailure: (failure: unknown) => void): Promise<Evidence> {
      try {
        const paymentMethod = { code: body.paymentMethod.code, additionalData: { threeDS2Result: result } };
        return evidenceOfOrder(
          await api('cart.patchOrder', { params: { orderNumber }, body: { paymentMethod }, locale, timeoutMs: placeTimeoutMs, ...keyed() }),
        );
      } catch (failure) {
        onFailure(failure);
        return evidenceOfFailure(failure);
      }
    },

    async askState({ cartId }: Attempt): Promise<Evidence> {
      try {
        const known = await api('orders.byCart', { params: { basketId: cartId } });
        const { state, orderNumber, st } = known;
        if (state !== 'AUTHENTICATING' || orderNumber === undefined) return evidenceOfState(known);
        return evidenceOfOrder(await api('orders.get', { params: { orderNumber }, query: st === undefined ? {} : { st } }));
      } catch (failure) {
        const evidence = evidenceOfFailure(failure);
        // A no to the question says nothing about the order.
        return evidence.kind === 'refused' ? { kind: 'unknown' } : evidence;
      }
    },

    /** A cart that is not the device's yet. */
    fetchCart: (basketId: string): Promise<Cart> => api('cart.get', { params: { basketId } }),

    readOrder: (orderNumber: string, st: string) => api('orders.get', { params: { orderNumber }, query: { st } }),
  };
};

export type CheckoutCalls = ReturnType<typeof createCheckoutCalls>;
