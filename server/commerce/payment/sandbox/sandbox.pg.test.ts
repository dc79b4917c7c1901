import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '#server/platform/db/open.ts';
import { providerTokens } from '#server/platform/db/schema/commerce.ts';
import { openTestDatabase } from '#server/platform/db/test-database.ts';
import { createSandbox, type Sandbox } from './create-sandbox.ts';

let database: OpenDatabase;
let sandbox: Sandbox;
let app: Hono;
beforeAll(async () => {
  database = await openTestDatabase();
  sandbox = createSandbox({ db: database.db, clock: () => new Date('2026-11-21T12:00:00Z'), publicUrl: 'http://shop.test' });
  app = new Hono().route('/provider', sandbox.routes);
});
afterAll(() => database.close());

const card = { session: 'fields_abcdefghijklmnopqrstuvwx', number: '4242424242424242', month: 12, year: 2030, code: '123' };
const tokenise = (change: object = {}) =>
  app.request('/provider/tokens', {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: 'null' },
    body: JSON.stringify({ ...card, ...change }),
  });
const tokenOf = async (number: string): Promise<string> =>
  ((await (await tokenise({ number, code: number.startsWith('37') ? '1234' : '123' })).json()) as { token: string }).token;

describe('card fields', () => {
  it('stand in a document without an origin, framed by the shop alone', async () => {
    const answer = await app.request('http://shop.test/provider/card?session=fields_abcdefghijklmnopqrstuvwx&locale=fr-fr');
    expect(answer.headers.get('Content-Security-Policy')).toContain('sandbox allow-scripts allow-forms');
    expect(answer.headers.get('Content-Security-Policy')).toContain('frame-ancestors http://shop.test');
    expect(await answer.text()).toContain('Numéro de carte');
  });
  it('belong to the public address of the shop alone, whatever a proxy writes into the Host header', async () => {
    for (const host of ['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000', 'http://evil.test']) {
      const answer = await app.request(`${host}/provider/card?session=fields_abcdefghijklmnopqrstuvwx`, { headers: { Host: new URL(host).host } });
      expect(answer.headers.get('Content-Security-Policy')).toContain('frame-ancestors http://shop.test;');
      expect(answer.headers.get('Content-Security-Policy')).toContain('connect-src http://shop.test/provider/tokens;');
      expect(await answer.text()).not.toContain(new URL(host).host);
    }
  });
  it('give a token that serves whoever uses it first, and nobody else', async () => {
    const token = await tokenOf('4242424242424242');
    expect(await sandbox.provider.describe(token, 'ann')).toMatchObject({ last4: '4242' });
    expect(await sandbox.provider.describe(token, 'eve')).toBeUndefined();
    expect(await sandbox.provider.describe(token, 'ann')).toMatchObject({ last4: '4242' });
  });
  it('are made no oftener than an address may', async () => {
    let left = 2;
    const limit = async () => ((left -= 1) < 0 ? 7.5 : undefined);
    const { routes } = createSandbox({ db: database.db, clock: () => new Date('2026-11-21T12:00:00.000Z'), publicUrl: 'http://shop.test', limit });
    const ask = () => routes.request('/tokens', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(card) });
    expect([(await ask()).status, (await ask()).status]).toEqual([201, 201]);
    const refused = await ask();
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '8']);
  });
  it('are set in the font of the shop', async () => {
    const answer = await app.request('/provider/font.woff2');
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(
      Buffer.from(await answer.arrayBuffer())
        .subarray(0, 4)
        .toString(),
    ).toBe('wOF2');
  });
  it('put nothing of their address into the document unchecked', async () => {
    const answer = await app.request(
      `/provider/card?session=${encodeURIComponent('"></script><script>alert(1)</script>')}&locale=xx&theme=%22onload`,
    );
    expect(await answer.text()).not.toContain('alert(1)');
  });
  it('become a token, and neither number nor code is kept', async () => {
    const answer = await tokenise();
    expect(answer.status).toBe(201);
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('null');
    expect(await answer.json()).toMatchObject({ token: expect.stringMatching(/^card_/), card_type: 'visa', bin: '424242', last4: '4242' });
    expect(JSON.stringify(await database.db.select().from(providerTokens))).not.toMatch(/4242424242|"123"/);
  });
  it('say which field is wrong', async () => {
    expect(await (await tokenise({ number: '4242424242424241' })).json()).toEqual({ error: { field: 'number' } });
    expect(await (await tokenise({ month: 10, year: 2026 })).json()).toEqual({ error: { field: 'expiry' } });
    expect(await (await tokenise({ code: '12' })).json()).toEqual({ error: { field: 'code' } });
    expect((await app.request('/provider/tokens', { method: 'POST', body: '{' })).status).toBe(400);
    expect((await tokenise({ number: '4'.repeat(5000) })).status).toBe(413);
  });
});

describe('a charge', () => {
  it('is made once for one reference, however often it is asked for', async () => {
    const token = await tokenOf('4242424242424242');
    const ask = () => sandbox.provider.charge({ reference: 'order-1', token, amount: 1999, currency: 'USD' });
    const [first, second] = await Promise.all([ask(), ask()]);
    expect(first).toEqual(second);
    expect(first).toMatchObject({ status: 'captured', amount: 1999, currency: 'USD' });
    expect(await sandbox.provider.findCharge('order-1')).toEqual(first);
  });
  it('is refused as the number says', async () => {
    const outcome = async (number: string) =>
      sandbox.provider.charge({ reference: `refused-${number}`, token: await tokenOf(number), amount: 1, currency: 'EUR' });
    expect(await outcome('4000000000000002')).toMatchObject({ status: 'refused', reason: 'card_declined' });
    expect(await outcome('4000000000000069')).toMatchObject({ status: 'refused', reason: 'expired_card' });
    expect(await outcome('4100000000000019')).toMatchObject({ status: 'refused', reason: 'fraud' });
    expect(await outcome('4000008400001280')).toMatchObject({ status: 'refused', reason: 'authentication_failed' });
  });
  it('is refused for a token that nobody made', async () => {
    expect(await sandbox.provider.charge({ reference: 'order-2', token: 'card_made_up', amount: 1, currency: 'USD' })).toMatchObject({
      status: 'refused',
      reason: 'unknown_token',
    });
    expect(await sandbox.provider.describe('card_made_up', 'ann')).toBeUndefined();
  });
  it('whose answer was lost is settled: what was made stands, what was not never will be', async () => {
    const token = await tokenOf('4242424242424242');
    await sandbox.provider.charge({ reference: 'order-4', token, amount: 700, currency: 'USD' });
    expect(await sandbox.provider.cancel('order-4')).toMatchObject({ status: 'captured', amount: 700 });
    expect(await sandbox.provider.cancel('order-5')).toMatchObject({ status: 'refused', reason: 'cancelled' });
    expect(await sandbox.provider.charge({ reference: 'order-5', token, amount: 700, currency: 'USD' })).toMatchObject({
      status: 'refused',
      reason: 'cancelled',
    });
  });
  it('is given back in parts, each of them once, and never more than it was', async () => {
    const token = await tokenOf('378282246310005');
    await sandbox.provider.charge({ reference: 'order-3', token, amount: 500, currency: 'GBP' });
    const giveBack = (id: string, amount: number, reference = 'order-3') => sandbox.provider.refundPart({ reference, id, amount });
    expect([await giveBack('a', 200), await giveBack('a', 200), await giveBack('b', 301), await giveBack('b', 300)]).toEqual([
      200,
      200,
      undefined,
      300,
    ]);
    expect(await sandbox.provider.findCharge('order-3')).toMatchObject({ status: 'refunded', amount: 500 });
    expect(await giveBack('c', 1, 'never')).toBeUndefined();
  });
});
