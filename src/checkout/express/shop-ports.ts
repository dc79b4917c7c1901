import * as z from 'zod/mini';
import type { AddressInput } from '#contract/address.ts';
import type { Cart } from '#contract/cart.ts';
import type { Api } from '#contract/client/client.ts';
import { newId } from '#db/mutations/new-id.ts';
import type { ExpressPorts } from './flow.ts';

export interface ShopPorts extends Pick<ExpressPorts, 'openCart' | 'autoPromo' | 'place' | 'wait'> {
  readonly api: Api;
  /** Under whom the cart is. */
  readonly subject: () => string | null;
  /** Every cart that a call answers with. */
  readonly accept: (cart: Cart) => Promise<void>;
  /** To the provider, whose address the payment session names. */
  readonly post: (url: string, body: unknown) => Promise<Response>;
}

const tokenSchema = z.object({ token: z.string() });

/** The calls of a wallet's payment. Each carries a key of its own, and all but placing set something to a value. */
export const createExpressPorts = ({ api, subject, accept, post, ...rest }: ShopPorts): ExpressPorts => {
  const keyed = () => ({ key: newId(), subject: subject() ?? undefined });
  const accepted = async (cart: Cart): Promise<Cart> => {
    await accept(cart);
    return cart;
  };
  const setAddresses = async (basketId: string, addresses: AddressInput[], context?: 'APPLE_PAY_EXPRESS' | 'PAYPAL_EXPRESS' | 'COLLECTION') =>
    accepted(await api('cart.addShippingAddress', { params: { basketId }, body: { addresses, ...(context && { context }) }, ...keyed() }));

  return {
    ...rest,
    applyCoupon: async ({ id }, code) => accepted(await api('cart.applyCoupon', { body: { cartId: id, code }, ...keyed() })),
    paymentSession: async ({ id }, wallet) => {
      const { meta, merchantSession } = await api('cart.paymentSession', { query: { cartId: id, paymentMethodId: wallet } });
      if (meta.walletUrl === undefined) throw new Error('The provider takes no wallet');
      return { walletUrl: meta.walletUrl, merchantSession };
    },
    setAddresses: ({ id }, addresses, context) => setAddresses(id, [...addresses], context),
    setMethod: async ({ id }, shippingId, code) =>
      accepted(
        await api('cart.setShippingMethod', {
          body: { cartId: id, shippingId, code: code as Cart['shippingMethods'][number]['code'], shopperAppliedSM: true },
          ...keyed(),
        }),
      ),
    setBilling: async ({ id }, address) => accepted(await api('cart.addBillingAddress', { params: { basketId: id }, body: address, ...keyed() })),
    prepare: async ({ id, version }) => {
      const { cart } = await api('cart.prepareOrder', { body: { basketId: id }, ifMatch: version, ...keyed() });
      return accepted(cart);
    },
    tokenise: async ({ walletUrl, wallet, data }) => {
      const answer = await post(walletUrl, { wallet, data });
      if (!answer.ok) throw new Error(`The provider refused the payment of the wallet: ${answer.status}`);
      return z.parse(tokenSchema, await answer.json()).token;
    },
    attach: async ({ id }, token, wallet) => {
      const body = { payment_method_id: 'CREDIT_CARD', token, wallet } as const;
      const { cart, payment_instruments } = await api('cart.addPaymentInstrument', { params: { basketId: id }, body, ...keyed() });
      const instrument = payment_instruments.findLast(({ payment_method_id }) => payment_method_id === 'CREDIT_CARD');
      if (!instrument) throw new Error('The payment was taken and is not on the cart');
      return { cart: await accepted(cart), instrument: instrument.payment_instrument_id };
    },
    leave: async (before) => {
      const kept = before.shippingMethods.flatMap(({ shippingId, address }) => {
        if (!address?.isValidated) return [];
        const { country: _, isValidated: __, ...input } = address;
        return { ...input, shippingId };
      });
      if (kept.length < before.shippingMethods.length)
        await accepted(await api('cart.deleteShippingAddress', { params: { basketId: before.id }, ...keyed() }));
      if (kept.length > 0) await setAddresses(before.id, kept);
    },
  };
};
