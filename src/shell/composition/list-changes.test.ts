import { beforeEach, expect, test, vi } from 'vitest';
import { sendLists } from './list-changes.ts';

const lists = vi.hoisted(() => {
  const list = () => {
    const one = {
      waits: 0,
      refresh: vi.fn<() => Promise<void>>(() => Promise.resolve()),
      state: () => ({ open: Array.from({ length: one.waits }) }),
    };
    return one;
  };
  return { favorites: list(), saved: list() };
});
vi.mock('#src/shop/favorites/favorites.ts', () => ({ favorites: lists.favorites }));
vi.mock('#src/cart/saved.ts', () => ({ saved: lists.saved }));

beforeEach(() => {
  for (const list of Object.values(lists)) {
    list.waits = 0;
    list.refresh.mockClear();
  }
});

test('what waits in the lists is sent, too, when the shopper asks for it', () => {
  lists.favorites.waits = 1;
  sendLists();
  expect(lists.favorites.refresh).toHaveBeenCalledOnce();
  expect(lists.saved.refresh).not.toHaveBeenCalled();
});
