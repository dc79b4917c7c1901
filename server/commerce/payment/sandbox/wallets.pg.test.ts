import { Hono } from 'hono';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '#server/platform/db/open.ts';
import { openTestDatabase } from '#server/platform/db/test-database.ts';
import { createSandbox, type Sandbox } from './create-sandbox.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
let database: OpenDatabase;
let sandbox: Sandbox;
let app: Hono;
beforeAll(async () => {
  database = await openTestDatabase();
  sandbox = createSandbox({ db: database.db, clock: () => NOW, publicUrl: 'https://shop.test' });
  app = new Hono().route('/provider', sandbox.routes);
});
afterAll(() => database.close());

const sealed = (inside: object): string => Buffer.from(JSON.stringify(inside)).toString('base64');
const CARD = { applicationPrimaryAccountNumber: '4242424242424242', applicationExpirationDate: '301231' };
const send = (body: unknown) =>
  app.request('/provider/wallet-tokens', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

it('opens a wallet with the session that Apple asks of a merchant, and none for Google', async () => {
  const ask = (wallet: 'APPLE_PAY' | 'GOOGLE_PAY') => sandbox.provider.openWallet({ wallet, locale: 'en-us', shopName: 'Waymark' });
  expect((await ask('APPLE_PAY')).merchantSession).toMatchObject({
    domainName: 'shop.test',
    displayName: 'Waymark',
    expiresAt: NOW.getTime() + 300_000,
    merchantSessionIdentifier: expect.stringMatching(/^[0-9a-f]{48}$/),
  });
  expect((await ask('GOOGLE_PAY')).merchantSession).toBeUndefined();
});

it('makes a token of a wallet’s payment that can be charged once', async () => {
  const answer = await send({ wallet: 'APPLE_PAY', data: sealed(CARD) });
  expect(answer.status).toBe(201);
  const { token, last4 } = (await answer.json()) as { token: string; last4: string };
  expect(last4).toBe('4242');
  const charge = { reference: 'wallet-1', token, amount: 4200, currency: 'USD' as const };
  expect(await sandbox.provider.charge(charge)).toMatchObject({ status: 'captured', amount: 4200 });
  expect(await sandbox.provider.charge(charge)).toEqual(await sandbox.provider.findCharge('wallet-1'));
});

it.each([
  ['no payment', {}],
  ['a wallet nobody knows', { wallet: 'COIN_PURSE', data: sealed(CARD) }],
  ['what is not sealed as it should be', { wallet: 'APPLE_PAY', data: 'bm90IGpzb24=' }],
  ['a card that is over', { wallet: 'GOOGLE_PAY', data: sealed({ ...CARD, applicationExpirationDate: '200131' }) }],
  ['a number with a wrong check digit', { wallet: 'GOOGLE_PAY', data: sealed({ ...CARD, applicationPrimaryAccountNumber: '4242424242424241' }) }],
])('refuses %s', async (_what, body) => {
  expect((await send(body)).status).toBe(400);
});
