import type { Cart } from '#contract/cart.ts';
import { newId } from '#db/new-id.ts';
import { basket } from './basket.ts';

/** What a call is sent with: a key, so that what the network repeats is done once, and whose basket it is for. */
export interface Sender {
  readonly key: string;
  readonly subject: string | undefined;
}

/**
 * A change that no device can foretell (a gift that is left, a price at the counter, a voucher): it waits in no queue, but its answer is the
 * basket's next snapshot. After a failure the basket is read anew: without an answer it may have happened, and after a refusal the screen
 * shows what is no more.
 * @throws what the call throws
 */
export const changeAtShop = async (
  subject: string | null,
  ask: (sender: Sender) => Promise<Cart>,
  { acceptCart, refresh }: Pick<typeof basket, 'acceptCart' | 'refresh'> = basket,
): Promise<void> => {
  try {
    await acceptCart(await ask({ key: newId(), subject: subject ?? undefined }));
  } catch (failure) {
    refresh().catch(() => undefined);
    throw failure;
  }
};
