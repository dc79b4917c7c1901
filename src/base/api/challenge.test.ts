import { expect, it } from 'vitest';
import { type Api, BotChallenge } from '#contract/client/client.ts';
import { meetOnce, withBotChallenge } from './challenge.ts';

/** A shop that wants a proof once; `hear` is what the page does about the event. */
const shopThat = (hear: () => void) => {
  const asked: unknown[][] = [];
  let proven = false;
  const api = withBotChallenge((async (...args: unknown[]) => {
    asked.push(args);
    if (proven) return 'done';
    hear();
    throw new BotChallenge('waymark', 'one');
  }) as unknown as Api);
  return { api, asked, prove: () => void (proven = true) };
};
const order = { body: { cartId: 'a' }, key: 'one-key' } as never;

it('makes the call again as it was, under its key, once the check is met', async () => {
  const shop = shopThat(() =>
    meetOnce(async () => {
      shop.prove();
      return true;
    }),
  );
  expect(await shop.api('cart.placeOrder', order)).toBe('done');
  expect(shop.asked).toEqual([
    ['cart.placeOrder', order],
    ['cart.placeOrder', order],
  ]);
});

it('is met once, however many calls met it', async () => {
  let times = 0;
  const shop = shopThat(() =>
    meetOnce(async () => {
      times += 1;
      await Promise.resolve();
      shop.prove();
      return true;
    }),
  );
  expect(await Promise.all([shop.api('cart.placeOrder', order), shop.api('cart.placeOrder', order)])).toEqual(['done', 'done']);
  expect(times).toBe(1);
});

it.each([
  ['nobody hears of it', () => undefined],
  ['it is put off', () => meetOnce(() => Promise.resolve(false))],
  ['it comes to nothing', () => meetOnce(() => Promise.reject(new Error('no worker')))],
])('fails with the check where %s', async (_, hear) => {
  const shop = shopThat(hear);
  await expect(shop.api('cart.placeOrder', order)).rejects.toBeInstanceOf(BotChallenge);
  expect(shop.asked).toHaveLength(1);
});
