import { beforeEach, expect, test, vi } from 'vitest';
import { ADDRESSES } from '#server/commerce/cart/testing-addresses.ts';
import { listenToStatements, statementsOf } from '#server/platform/db/statements-sent.ts';
import { checkout, database, onHand, place, prepare, useOrderShop } from './testing.ts';

useOrderShop();

beforeEach(() => listenToStatements(database.db));

/** Statements of an order that is placed, and how many transactions they are in. */
const costOf = async (cart: Awaited<ReturnType<typeof checkout>>, state = 'PLACED'): Promise<{ statements: number; transactions: number }> => {
  const transaction = vi.spyOn(database.db, 'transaction');
  const sent = await statementsOf(async () => expect((await place(cart)).body.state).toBe(state));
  const transactions = transaction.mock.calls.length;
  transaction.mockRestore();
  return { statements: sent.length, transactions };
};

test('an order from which nothing follows is placed in four transactions, one of them the provider’s and one to look for its key', async () => {
  const cart = await checkout();
  await prepare(cart);
  const { statements, transactions } = await costOf(cart);
  expect(transactions).toBe(4);
  expect(statements).toBeLessThanOrEqual(32);
});

test('three lines take as many statements as two', async () => {
  const two = await checkout({
    items: [
      ['five', 2],
      ['kidsBoot', 1],
    ],
  });
  const three = await checkout({
    items: [
      ['five', 1],
      ['kidsBoot', 1],
      ['tee', 1],
    ],
  });
  expect((await costOf(three)).statements).toBe((await costOf(two)).statements);
  expect([await onHand('five'), await onHand('tee')]).toEqual([2, 49]);
});

test('an order whose shopper subscribed to the newsletter takes one transaction more', async () => {
  const cart = await checkout({ address: { ...ADDRESSES.OR, subscriptions: { newsletterConsent: true } } });
  expect((await costOf(cart)).transactions).toBe(5);
});
