import type { Cart } from '#contract/cart.ts';
import { ApiError } from '#contract/client/client.ts';

export interface RebuiltPorts<C extends Pick<Cart, 'id'> = Cart> {
  /** The cart as the shop has it; `instead` of one that it has forgotten: the one made in its place. Null: something stands in the way. */
  readonly pass: (instead?: string) => Promise<C | null>;
  /** Reads the cart. Where there is none any more, the replay engine makes it anew. */
  readonly refresh: () => Promise<void>;
}

const isForgotten = (failure: unknown): boolean => failure instanceof ApiError && failure.action.do === 'rebuild-cart';

/**
 * Does something with the cart, and once more with the one in its place where the shop had forgotten it (spec 1 §8). The new cart has the items
 * and codes of the old one, and nothing else: ids of its items and payments are other ones. Null: it was not begun.
 */
export const withRebuilt = async <C extends Pick<Cart, 'id'>, T>(
  { pass, refresh }: RebuiltPorts<C>,
  work: (cart: C) => Promise<T>,
): Promise<T | null> => {
  const cart = await pass();
  if (!cart) return null;
  try {
    return await work(cart);
  } catch (failure) {
    if (!isForgotten(failure)) throw failure;
    await refresh().catch(() => undefined);
    const next = await pass(cart.id);
    if (!next) throw failure;
    return work(next);
  }
};
