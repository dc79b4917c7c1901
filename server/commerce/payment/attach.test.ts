import { expect, test } from 'vitest';
import type { BalanceKeeper } from '#server/commerce/gift-cards/find-card.ts';
import { askBalance } from './attach.ts';

type Asked = Parameters<BalanceKeeper['balanceOf']>;

test('a balance that nobody answers about is GFC799, which may be asked again', async () => {
  const silent = { balanceOf: () => Promise.reject(new Error('connection reset')) };
  await expect(askBalance(silent, ...([{}, {}] as unknown as Asked))).rejects.toMatchObject({ code: 'GFC799', status: 503 });
});
