import { afterEach, expect, it } from 'vitest';
import type { Api } from '#contract/client.ts';
import { keepStore } from '#src/lists/kept-store.ts';
import { createCheckoutCalls } from './checkout-calls.ts';

afterEach(() => keepStore(null));

const queryOfRead = async (): Promise<unknown> => {
  let query: unknown;
  const api = (async (_name: string, input: { query: unknown }) => {
    ({ query } = input);
    return {};
  }) as unknown as Api;
  await createCheckoutCalls({ api, subject: null, accept: () => Promise.resolve(), placeTimeoutMs: 1 }).readCart('basket');
  return query;
};

it('what can no longer come as it was chosen is asked for at the shopper’s own store first', async () => {
  expect(await queryOfRead()).toEqual({ isPatchRequired: 'true', inventorySupplyCheck: 'true' });
  keepStore({ id: 'PDX', name: 'Waymark Portland' });
  expect(await queryOfRead()).toMatchObject({ isPatchRequired: 'true', favStoreId: 'PDX' });
});
