import type { Cart } from '#contract/cart.ts';
import type { Order } from '#contract/calls/checkout.ts';
import { DEMO_PEOPLE, DEMO_STREET } from '#server/customers/profile/seed-profiles.ts';
import type { PastGood } from './items.ts';
import type { PastCaller, PastShop } from './past-shop.ts';

export interface PastLine {
  readonly good: PastGood;
  readonly qty?: number;
  readonly storeId?: string;
  readonly giftOption?: { readonly to: string; readonly email: string; readonly message: string };
}

interface Buying {
  readonly points?: number;
  /** Whose bill it is, where somebody else buys. */
  readonly billTo?: string;
}

/** Somebody with an account, and what they do in the shop. */
export interface PastPerson {
  readonly accountId: string;
  readonly call: PastCaller;
  readonly saveCard: () => Promise<unknown>;
  readonly buy: (lines: readonly PastLine[], how?: Buying) => Promise<Order>;
  readonly sendBack: (order: Order, reason: string) => Promise<unknown>;
  readonly callOff: (order: Order) => Promise<unknown>;
  readonly likes: (...items: readonly PastGood[]) => Promise<void>;
}

const addressOf = (email: string) => {
  const person = DEMO_PEOPLE.find(([known]) => known === email);
  if (!person) throw new Error(`nobody is ${email}`);
  const [, firstName, lastName, phone] = person;
  return { ...DEMO_STREET, firstName, lastName, phone, email };
};

/** @param number of the card they always pay with */
export const pastPerson = async (shop: PastShop, email: string, number: string): Promise<PastPerson> => {
  const { accountId, call } = await shop.as(email);
  const token = await shop.card(number);
  return {
    accountId,
    call,

    saveCard: () => call('POST', '/consumers-v3/consumer/payment_instruments', { payment_method_id: 'CREDIT_CARD', token, isDefault: true }),

    buy: async (lines, { points, billTo = email } = {}) => {
      const items = lines.map(({ good, qty = 1, ...choice }) => ({ ...good, qty, ...choice }));
      const { id } = await call<Cart>('POST', '/cart/v1/cart', { items });
      const address = addressOf(billTo);
      await call('POST', `/cart/v2/cart/${id}/shippingAddress`, { addresses: [address] });
      if (points !== undefined) await call('PUT', `/cart/v1/cart/${id}/reward`, { appliedLoyaltyVoucher: { points } });
      const payment = { payment_method_id: 'CREDIT_CARD', token };
      const { cart } = await call<{ cart: Cart }>('POST', `/cart/v1/cart/${id}/paymentInstruments`, payment);
      return call<Order>('PUT', '/cart/v2/checkout/order', {
        cartId: id,
        cartVersion: cart.version,
        total: cart.totals.total,
        legalAccepted: true,
        billingAddress: address,
        paymentMethod: { code: 'CREDIT_CARD' },
      });
    },

    sendBack: ({ orderNumber, items }, reason) =>
      call('POST', `/consumers-v3/consumer/return/${orderNumber}/returnLabel`, { lines: [{ itemId: items[0]?.id, qty: 1, reason }] }),

    callOff: ({ orderNumber }) => call('POST', '/consumers-v3/consumer/CancelOrder', { orderId: orderNumber, reason: 'changed-mind' }),

    likes: async (...items) => {
      for (const { product } of items) await call('POST', '/wishlists/v2/favorites', { id: product });
    },
  };
};
