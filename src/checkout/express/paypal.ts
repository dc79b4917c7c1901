import type { AddressInput } from '#contract/address.ts';
import type { Cart } from '#contract/cart.ts';
import type { ApprovalState } from '#contract/payment-instrument.ts';

/** spec 3 §4: authorised, then the address added, then the order placed. */
export type PayPalStep = 'idle' | 'authorised' | 'address-added' | 'placed';

export interface PayPalPorts {
  readonly openCart: () => Promise<Cart>;
  /** What became of the payment on PayPal's page, and whose it is. */
  readonly details: (
    cart: Cart,
    instrument: string,
  ) => Promise<{
    readonly cart: Cart;
    readonly state: ApprovalState;
    readonly payer: { readonly email: string; readonly address?: AddressInput | undefined } | undefined;
  }>;
  readonly setAddress: (cart: Cart, address: AddressInput, context: 'PAYPAL_EXPRESS') => Promise<Cart>;
  readonly setBilling: (cart: Cart, address: AddressInput) => Promise<Cart>;
  readonly prepare: (cart: Cart) => Promise<Cart>;
  readonly place: (cart: Cart, instrument: string) => Promise<{ readonly orderNumber: string }>;
  readonly removePayment: (cart: Cart, instrument: string) => Promise<Cart>;
}

export type PayPalEnd =
  | { readonly at: 'placed'; readonly orderNumber: string }
  /** Nothing to finish: no payment of PayPal's is on the cart. */
  | { readonly at: 'nothing' }
  | { readonly at: 'cancelled'; readonly state: Exclude<ApprovalState, 'approved'> }
  /** The address made it more than was agreed to: nothing is charged before the shopper has agreed to that, too. */
  | { readonly at: 'grown' }
  /** The shop wants more than PayPal told: the checkout goes on with what is there. `reason`: what was thrown, if PayPal told an address. */
  | { readonly at: 'incomplete'; readonly reason: unknown };

/** PayPal knows who pays, and not where they live. */
export const NO_ADDRESS = 'no-address';

const payPalOf = ({ payment_instruments }: Cart) => payment_instruments.findLast(({ payment_method_id }) => payment_method_id === 'PAYPAL');

/**
 * Finishes an express payment when the shopper comes back from PayPal. A payment that was refused or cancelled there leaves the cart as it was before.
 * @throws why the order was not placed, where it was tried
 */
export const finishPayPal = async (ports: PayPalPorts, onStep: (step: PayPalStep) => void = () => undefined): Promise<PayPalEnd> => {
  const opened = await ports.openCart();
  const instrument = payPalOf(opened)?.payment_instrument_id;
  if (instrument === undefined) return { at: 'nothing' };
  const { cart, state, payer } = await ports.details(opened, instrument);
  if (state !== 'approved') {
    await ports.removePayment(cart, instrument).catch(() => undefined);
    return { at: 'cancelled', state };
  }
  onStep('authorised');
  if (!payer?.address) return { at: 'incomplete', reason: NO_ADDRESS };
  let ready: Cart;
  try {
    const address = { ...payer.address, email: payer.address.email || payer.email };
    const shipped = await ports.setAddress(cart, address, 'PAYPAL_EXPRESS');
    onStep('address-added');
    ready = await ports.prepare(await ports.setBilling(shipped, address));
  } catch (reason) {
    return { at: 'incomplete', reason };
  }
  if (ready.totals.remainingToPay > (payPalOf(ready)?.approval?.amount ?? 0)) return { at: 'grown' };
  const { orderNumber } = await ports.place(ready, instrument);
  onStep('placed');
  return { at: 'placed', orderNumber };
};
