import type { CallBodyInput } from '#contract/calls/calls.ts';
import type { Cart } from '#contract/cart.ts';
import type { Api } from '#contract/client/client.ts';
import type { DeviceFingerprint } from '#contract/calls/payment.ts';

export interface PaymentPorts {
  readonly api: Api;
  /** Key and subject of one request. */
  readonly keyed: () => { readonly key: string; readonly subject: string | undefined };
  readonly accepted: (cart: Cart) => Promise<Cart>;
  /** Asks about the cart, and once more about the one in its place where the shop has forgotten it. */
  readonly onCart: <T>(basketId: string, ask: (id: string) => Promise<T>) => Promise<T>;
}

/** The calls of paying (spec 1 §7). A payment that was attached twice because an answer was lost is one: the second takes its place, or is refused by its code. */
export const createPaymentCalls = ({ api, keyed, accepted, onCart }: PaymentPorts) => {
  type NewPayment = CallBodyInput<'cart.addPaymentInstrument'>;
  return {
    methods: async (basketId: string) => (await onCart(basketId, (id) => api('cart.getPaymentMethods', { params: { basketId: id } }))).paymentMethods,

    openCardFields: async (basketId: string) =>
      (await onCart(basketId, (cartId) => api('cart.paymentSession', { query: { cartId, paymentMethod: 'CREDIT_CARD' } }))).meta,

    add: async (basketId: string, body: NewPayment): Promise<Cart> =>
      accepted((await onCart(basketId, (id) => api('cart.addPaymentInstrument', { params: { basketId: id }, body, ...keyed() }))).cart),

    remove: async (basketId: string, payment_instrument_id: string): Promise<Cart> =>
      accepted(
        await onCart(basketId, (id) =>
          id === basketId
            ? api('cart.deletePaymentInstrument', { params: { basketId }, body: { payment_instrument_id }, ...keyed() })
            : // A cart that was made anew has no payments yet.
              api('cart.get', { params: { basketId: id } }),
        ),
      ),

    /**
     * What became of a payment on the provider's own page.
     * @param amount that the shopper has agreed to since, here
     */
    settleApproval: async (basketId: string, paymentInstrumentId: string, amount?: number): Promise<Cart> => {
      const body = amount === undefined ? {} : { amount };
      return accepted((await api('cart.paymentDetails', { params: { basketId, paymentInstrumentId }, body, ...keyed() })).cart);
    },

    giftCardBalance: (card_number: string, pin: string) => api('cart.giftcardBalance', { body: { card_number, pin } }),

    vouchers: () => api('consumer.loyaltyVouchers', {}),

    /** @param points of the voucher; null: none */
    applyVoucher: async (basketId: string, points: number | null): Promise<Cart> =>
      accepted(
        await onCart(basketId, (id) =>
          api('cart.applyReward', {
            params: { basketId: id },
            body: { appliedLoyaltyVoucher: points === null ? null : { points } },
            ...keyed(),
          }),
        ),
      ),

    describeDevice: async (cartId: string, deviceFingerPrint: DeviceFingerprint): Promise<string> =>
      (await api('cart.deviceFingerprint', { body: { cartId, deviceFingerPrint }, ...keyed() })).deviceFingerPrint,
  };
};

export type PaymentCalls = ReturnType<typeof createPaymentCalls>;
