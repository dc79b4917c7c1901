import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { StoreStock, StoreStockPart } from '#contract/calls/store-stock.ts';
import { ALL_TEST_VARIANTS, TEST_VARIANTS, wish } from '#server/commerce/cart/testing-variants.ts';
import type { TestBrowser } from '#server/customers/testing.ts';
import { stock } from '#server/platform/db/schema/catalogue.ts';
import { createStoreStock } from './store-stock.ts';
import { AGENT, connect, database, device, NOW, session, shop, useStoreShop } from './testing.ts';

useStoreShop();

const STOCK = `${AGENT}/stock`;
const manifestOf = async (browser: TestBrowser) => (await browser.call<StoreStock>('GET', STOCK)).body;
const partOf = (browser: TestBrowser, hash: string) => browser.call<StoreStockPart>('GET', `${STOCK}/${hash}`);
const unitsOf = (parts: readonly StoreStockPart[]): Record<string, string> =>
  Object.fromEntries(parts.flatMap(({ upcs, units }) => upcs.map((upc, index) => [upc, units[index] ?? ''])));
const ofStore = (storeId: string): Record<string, string> =>
  Object.fromEntries(
    ALL_TEST_VARIANTS.flatMap(({ upc, stock: units = {} }) => {
      const there = units[storeId] ?? 0;
      return there > 0 ? [[upc, there >= 10 ? '+' : String(there)]] : [];
    }),
  );
const later = (ms: number) => new Date(NOW.getTime() + ms);
const setStock = (upc: string, location: string, onHand: number) =>
  database.db
    .update(stock)
    .set({ onHand })
    .where(and(eq(stock.upc, upc), eq(stock.location, location)));

describe('the stock of a store', () => {
  it('is given to a device of that store, in parts that are named by what is sent', async () => {
    const till = await device('PDX-01');
    const manifest = await manifestOf(till);
    expect(manifest.storeId).toBe('PDX');
    const parts: StoreStockPart[] = [];
    for (const { hash, bytes } of manifest.parts) {
      const { body } = await partOf(till, hash);
      const text = JSON.stringify(body);
      expect([createHash('sha256').update(text).digest('base64url'), Buffer.byteLength(text)]).toEqual([hash, bytes]);
      expect([body.storeId, body.upcs]).toEqual(['PDX', body.upcs.toSorted()]);
      parts.push(body);
    }
    expect(unitsOf(parts)).toEqual(ofStore('PDX'));
  });

  it('of another store is not there, even for those who know the name of a part', async () => {
    const [till, other] = [await device('PDX-01'), await device('ANC-01')];
    const [{ parts }, elsewhere] = [await manifestOf(till), await manifestOf(other)];
    expect(elsewhere.storeId).toBe('ANC');
    for (const { hash } of parts) expect(await partOf(other, hash)).toMatchObject({ status: 404, code: 'API404' });
    expect((await partOf(other, elsewhere.parts[0]?.hash ?? '')).status).toBe(200);
    // A device that moves to another store has that one's.
    await connect(till, 'ANC', 'ANC-01');
    expect((await session(till)).storeId).toBe('ANC');
    expect((await manifestOf(till)).version).toBe(elsewhere.version);
    expect((await partOf(till, parts[0]?.hash ?? '')).code).toBe('API404');
  });

  it('is nobody else’s: guests, consumers, and associates who sell in no store', async () => {
    const [{ hash } = { hash: '' }] = (await manifestOf(await device('PDX-01'))).parts;
    const guest = shop.browser();
    await guest.token();
    const consumer = shop.browser();
    await consumer.signIn((await shop.account()).email);
    const idle = shop.browser();
    await idle.signIn((await shop.account({ consumerType: 'ASSOCIATE' })).email);
    for (const [browser, code] of [
      [guest, 'AUT404'],
      [consumer, 'AUT404'],
      [idle, 'STR404'],
    ] as const) {
      expect((await browser.call('GET', STOCK)).code).toBe(code);
      expect((await partOf(browser, hash)).code).toBe(code);
    }
  });

  it('has no part under a name that is none', async () => {
    const till = await device('PDX-01');
    expect((await partOf(till, 'A'.repeat(43))).code).toBe('API404');
    expect((await partOf(till, 'nothing')).code).toBe('API404');
  });

  it('sends one part again after a sale, and keeps the older ones for those who have begun with them', async () => {
    const shelves = createStoreStock();
    const before = await shelves.manifest(database.db, 'PDX', NOW);
    const { upc } = TEST_VARIANTS.tee;
    await setStock(upc, 'PDX', 1);
    // A hint: for a minute it is the same.
    expect(await shelves.manifest(database.db, 'PDX', later(30_000))).toBe(before);
    const after = await shelves.manifest(database.db, 'PDX', later(61_000));
    const had = new Set(before.parts.map(({ hash }) => hash));
    const changed = after.parts.filter(({ hash }) => !had.has(hash));
    expect(changed).toHaveLength(1);
    expect(unitsOf([(await shelves.part(database.db, 'PDX', changed[0]?.hash ?? '', later(61_000)))!])[upc]).toBe('1');
    for (const { hash } of before.parts) expect(await shelves.part(database.db, 'PDX', hash, later(61_000))).toBeDefined();
    await setStock(upc, 'PDX', 5);
    expect((await shelves.manifest(database.db, 'PDX', later(200_000))).version).toBe(before.version);
  });

  it('does not count what is reserved there', async () => {
    const shelves = createStoreStock();
    const shopper = shop.browser();
    await shopper.token();
    const { upc } = TEST_VARIANTS.tee;
    const cart = await shopper.call<{ id: string }>('POST', '/cart/v1/cartWithItem', { ...wish('tee'), storeId: 'PDX', qty: 2, reserve: true });
    expect(cart.code).toBeUndefined();
    const parts = await Promise.all(
      (await shelves.manifest(database.db, 'PDX', NOW)).parts.map(({ hash }) => shelves.part(database.db, 'PDX', hash, NOW)),
    );
    expect(unitsOf(parts.flatMap((part) => part ?? []))[upc]).toBe('3');
  });
});
