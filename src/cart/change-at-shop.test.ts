import { describe, expect, it, vi } from 'vitest';
import type { Cart } from '#contract/cart.ts';
import { NoAnswer } from '#contract/client/client.ts';
import { noCart } from '#pricing/no-cart.ts';
import { changeAtShop, type Sender } from './change-at-shop.ts';

const seen = { cart: { ...noCart('en-us'), id: 'seen' }, subject: 'account-ann' };

const answered: Cart = { ...noCart('en-us'), id: 'answered' };
const makeCart = () => ({
  acceptCart: vi.fn<(cart: Cart) => Promise<void>>(async () => {}),
  refresh: vi.fn(async () => {}),
  instead: async () => null,
});

describe('a change that only the shop can answer', () => {
  it('is asked under a key of its own and for its owner, and the cart becomes what the shop says', async () => {
    const cart = makeCart();
    const ask = vi.fn<(cart: Cart, sender: Sender) => Promise<Cart>>(async () => answered);
    await changeAtShop(seen, ask, cart);
    await changeAtShop(seen, ask, cart);
    expect(cart.acceptCart).toHaveBeenCalledWith(answered);
    expect(cart.refresh).not.toHaveBeenCalled();
    const [one, other] = ask.mock.calls.map(([, sender]) => sender);
    expect(one?.subject).toBe('account-ann');
    expect(one?.key).not.toBe(other?.key);
  });

  it.each([
    ['nothing came back: it may have happened', new NoAnswer('network', true)],
    ['it was refused: the basket is not what the screen shows', new Error('BSK404')],
  ])('has the cart read anew where %s', async (_, failure) => {
    const cart = makeCart();
    await expect(changeAtShop(seen, () => Promise.reject(failure), cart)).rejects.toBe(failure);
    expect(cart.acceptCart).not.toHaveBeenCalled();
    expect(cart.refresh).toHaveBeenCalledOnce();
  });

  it('tells of the failure itself, not of the cart that could not be read either', async () => {
    const cart = { ...makeCart(), refresh: () => Promise.reject(new Error('no network')) };
    await expect(changeAtShop(seen, () => Promise.reject(new Error('refused')), cart)).rejects.toThrow('refused');
  });
});
