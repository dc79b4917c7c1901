import type { Cart } from '#contract/cart.ts';
import type { CartView } from '#db/cart/view.ts';
import { newId } from '#db/mutations/new-id.ts';
import { NO_CART_ID } from '#pricing/no-cart.ts';
import { withRebuilt } from '#src/base/api/with-rebuilt.ts';
import { cart, cartState, subscribeCart } from './cart.ts';

/** Options of a call: a key, so that a repeat by the network has one effect, and the owner of the cart. */
export interface Sender {
  readonly key: string;
  readonly subject: string | undefined;
}

const PATIENCE_MS = 12_000;

/** The cart that the replay engine created to replace one that the server no longer knows; null: none in time. */
export const cartInstead = (of: string): Promise<Cart | null> =>
  new Promise((resolve) => {
    const look = (): void => {
      const { view, waitingCount } = cartState();
      if (view && waitingCount === 0 && view.cart.id !== of && view.cart.id !== NO_CART_ID) done(view.cart);
    };
    const done = (cart: Cart | null): void => {
      clearTimeout(late);
      stop();
      resolve(cart);
    };
    const late = setTimeout(() => done(null), PATIENCE_MS);
    const stop = subscribeCart(() => queueMicrotask(look));
    look();
  });

export type ShopPorts = Pick<typeof cart, 'acceptCart' | 'refresh'> & { readonly instead: (of: string) => Promise<Cart | null> };
const HERE: ShopPorts = { acceptCart: cart.acceptCart, refresh: cart.refresh, instead: cartInstead };

/**
 * A change the device cannot predict (a choice of gifts, an adjustment, a voucher). It is sent directly rather than queued; the response becomes the
 * next snapshot. If the server no longer knows the cart, the call is repeated for its replacement. After a failure the cart is read: without a
 * response the change may have happened, and after a refusal the screen may be outdated.
 * @param ask returns null if this cart needs no call
 * @throws the errors of the call
 */
export const changeAtShop = async (
  { cart, subject }: Pick<CartView, 'cart' | 'subject'>,
  ask: (cart: Cart, sender: Sender) => Promise<Cart> | null,
  { acceptCart, refresh, instead }: ShopPorts = HERE,
): Promise<void> => {
  const pass = async (of?: string): Promise<Cart | null> => (of === undefined ? cart : instead(of));
  try {
    const answer = await withRebuilt({ pass, refresh }, async (now) => ask(now, { key: newId(), subject: subject ?? undefined }));
    if (answer) await acceptCart(answer);
  } catch (failure) {
    refresh().catch(() => undefined);
    throw failure;
  }
};
