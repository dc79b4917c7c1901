import { afterEach, describe, expect, it } from 'vitest';
import type { CallName } from '#contract/calls/calls.ts';
import type { ErrorCode } from '#contract/errors/errors.ts';
import type { Api } from '#src/base/api/client.ts';
import { refusal } from '#src/base/forms/testing/refusal.ts';
import { keepStore, keptStore } from '#src/base/preferred-store/preferred-store.ts';
import { dropKeptStore } from './send-kept-store.ts';

afterEach(() => keepStore(null));

/** An account that takes what it is told, or refuses it with a code. */
const accountWith = (code?: ErrorCode) => {
  const asked: [CallName, unknown][] = [];
  const api = (async (name: CallName, { body }: { body: unknown }) => {
    asked.push([name, body]);
    if (code !== undefined && name === 'consumer.update') throw refusal(code);
    return { consumerProfile: {} };
  }) as unknown as Api;
  return { api, asked };
};

describe('a store that is dropped', () => {
  it('is taken from the account, too', async () => {
    keepStore({ id: 'PDX', name: 'Waymark Portland' });
    const { api, asked } = accountWith();
    await dropKeptStore(api, true);
    expect(keptStore()).toBeNull();
    expect(asked).toEqual([['consumer.update', { consumerProfile: { preferences: { favoriteStoreId: '' } } }]]);
  });

  it('begins no profile for an account that has told nothing so far', async () => {
    const { api, asked } = accountWith('PRO404');
    await dropKeptStore(api, true);
    expect(asked.map(([name]) => name)).toEqual(['consumer.update']);
  });

  it('is a failure where the account says no to it', async () => {
    await expect(dropKeptStore(accountWith('PRO412').api, true)).rejects.toMatchObject({ code: 'PRO412' });
  });

  it('is the device’s alone where nobody is signed in', async () => {
    keepStore({ id: 'PDX', name: 'Waymark Portland' });
    const { api, asked } = accountWith();
    await dropKeptStore(api, false);
    expect(keptStore()).toBeNull();
    expect(asked).toEqual([]);
  });
});
