import { afterEach, expect, it } from 'vitest';
import type { Client } from '#contract/client/client.ts';
import { keepStore } from '#src/base/preferred-store/preferred-store.ts';
import { withKeptStore } from './with-kept-store.ts';

afterEach(() => keepStore(null));

const asked = async (name: Parameters<Client['send']>[0]): Promise<unknown> => {
  let query: unknown;
  const send: Client['send'] = (_name, input) => {
    ({ query } = input);
    return Promise.resolve({ status: 200, body: {}, retryAfterMs: undefined });
  };
  await withKeptStore({ send }).send(name, { query: { isPatchRequired: 'true' } });
  return query;
};

it('reads a cart with the store that the shopper keeps, and nothing else', async () => {
  keepStore({ id: 'PDX', name: 'Waymark Portland' });
  expect(await asked('cart.get')).toEqual({ isPatchRequired: 'true', favStoreId: 'PDX' });
  expect(await asked('cart.addItem')).toEqual({ isPatchRequired: 'true' });
});

it('reads it without one where there is none', async () => {
  expect(await asked('cart.get')).toEqual({ isPatchRequired: 'true' });
});
