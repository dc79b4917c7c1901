import type { Cart } from '#contract/cart.ts';
import type { CartView } from '#db/cart/view.ts';
import { newId } from '#db/new-id.ts';
import { NO_CART_ID } from '#pricing/no-cart.ts';
import { withRebuilt } from '#src/api/with-rebuilt.ts';
import { basket, cartState, subscribeCart } from './basket.ts';

/** What a call is sent with: a key, so that what the network repeats is done once, and whose basket it is for. */
export interface Sender {
  readonly key: string;
  readonly subject: string | undefined;
}

const PATIENCE_MS = 12_000;

/** The basket that the replay engine makes in place of one that the shop has forgotten; null: none came in time. */
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

export type ShopPorts = Pick<typeof basket, 'acceptCart' | 'refresh'> & { readonly instead: (of: string) => Promise<Cart | null> };
const HERE: ShopPorts = { acceptCart: basket.acceptCart, refresh: basket.refresh, instead: cartInstead };

/**
 * A change that no device can foretell (a gift that is left, a price at the counter, a voucher): it waits in no queue, but its answer is the
 * basket's next snapshot. It is asked once more of the basket in place of one that the shop has forgotten. After a failure the basket is read
 * anew: without an answer it may have happened, and after a refusal the screen shows what is no more.
 * @param ask null: nothing has to be asked of this basket
 * @throws what the call throws
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
