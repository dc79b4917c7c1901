import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CONSUMER_TYPES } from '#contract/accounts.ts';
import type { CallResponse } from '#contract/calls/calls.ts';
import type { ListedSet, OpenedSet, SetDocument, SetRevision } from '#contract/calls/product-sets.ts';
import type { Cart } from '#contract/cart.ts';
import { anyAvailable } from '#domain/catalogue/availability.ts';
import { currentModel } from '#server/catalogue/products/model/load-model.ts';
import { cartHandlers } from '#server/commerce/cart/handlers.ts';
import { catalogueForCart } from '#server/commerce/cart/catalogue.ts';
import { createPromotionBook } from '#server/commerce/promotions/public.ts';
import { openAccountShop, type TestBrowser } from '#server/customers/testing.ts';
import type { OpenDatabase } from '#server/platform/db/open.ts';
import { productSets } from '#server/platform/db/schema/discovery.ts';
import { promotions } from '#server/platform/db/schema/promotions.ts';
import { createTestTemplate } from '#server/platform/db/test-database.ts';
import { seedDatabase } from '#demo/seed/seed-database.ts';
import { setAdminHandlers } from './admin-handlers.ts';
import { setHandlers } from './handlers.ts';
import { seedSets } from './seed-sets.ts';

const NOW = new Date('2026-11-21T12:00:00.000Z');
const SETS = '/product-sets/v1/sets';
const seeded = createTestTemplate(async (db) => {
  await seedDatabase(db, NOW);
  await seedSets(db);
});

let open: OpenDatabase;
let shop: ReturnType<typeof openAccountShop>;
let ann: TestBrowser;
let ben: TestBrowser;
let benEmail: string;
/** Styles that can be bought and that no set of the seed is built around. */
let styles: readonly { readonly id: string; readonly productId: string; readonly upc: string }[];
const signedIn = async (consumerType: (typeof CONSUMER_TYPES)[number]) => (await shop.signedIn(consumerType)).browser;
beforeAll(async () => {
  open = await seeded();
  const book = createPromotionBook(() => NOW);
  shop = openAccountShop(open.db, {
    ...cartHandlers(catalogueForCart(() => NOW, book.read)),
    ...setHandlers(),
    ...setAdminHandlers({ promotionsChanged: book.forget }),
  });
  shop.setNow(NOW);
  ({ browser: ann } = await shop.signedIn('EDITOR'));
  ({ browser: ben, email: benEmail } = await shop.signedIn('EDITOR'));
  const firsts = new Set((await published()).map(({ products }) => products[0]));
  styles = (await currentModel(open.db)).styles
    .filter(
      ({ id, giftOnly, comingSoon, presale, customs, productType }) =>
        !firsts.has(id) && !giftOnly && !comingSoon && !presale && customs === null && productType !== 'digital',
    )
    .flatMap(({ id, colourways }) => {
      const colourway = colourways.find(anyAvailable);
      const variant = colourway?.variants.find(({ shipped }) => shipped > 5);
      return colourway && variant ? [{ id, productId: colourway.id, upc: variant.upc }] : [];
    });
}, 240_000);
afterAll(() => open.close());

const list = async (q = '') => (await ann.call<{ sets: ListedSet[] }>('GET', SETS, undefined, q === '' ? {} : { query: { q } })).body.sets;
const opened = async (id: string) => (await ann.call<OpenedSet>('GET', `${SETS}/${id}`)).body;
const published = async () => Promise.all((await list()).filter((set) => set.published).map(async ({ id }) => (await opened(id)).document));
const document = (title: string, products: readonly string[], more: Partial<SetDocument> = {}): SetDocument => ({
  titles: { 'en-us': title, 'fr-fr': `${title} FR`, 'de-de': `${title} DE` },
  products: [...products],
  ...more,
});
const save = (browser: TestBrowser, id: string, doc: object, version: number) =>
  browser.call<{ version: number }>('PUT', `${SETS}/${id}/draft`, { document: doc, version });
const act = (id: string, action: string, body: object) => ann.call<{ version: number }>('POST', `${SETS}/${id}/${action}`, body);
const create = async (id: string, doc: SetDocument): Promise<number> => {
  const { version } = (await save(ann, id, doc, 0)).body;
  const answer = await act(id, 'publish', { version });
  expect([answer.status, answer.details]).toEqual([200, undefined]);
  return answer.body.version;
};
const shown = async (productId: string, locale = 'en-us') =>
  (await shop.browser().call<CallResponse<'products.sets'>>('GET', `/products/v1/products/${productId}/sets`, undefined, { query: { locale } })).body
    .sets;
const at = (index: number) => styles[index] ?? { id: '', productId: '', upc: '' };

describe('the right to write sets', () => {
  it('is that of editors alone, for every call', async () => {
    const strangers = [shop.browser(), ...(await Promise.all(CONSUMER_TYPES.filter((type) => type !== 'EDITOR').map(signedIn)))];
    const asked = [
      ['GET', SETS],
      ['GET', `${SETS}/x`],
      ['GET', `${SETS}/x/revisions`],
      ['POST', `${SETS}/x/check`, { document: document('x', []) }],
      ['PUT', `${SETS}/x/draft`, { document: document('x', []), version: 0 }],
      ['POST', `${SETS}/x/publish`, { version: 0 }],
      ['POST', `${SETS}/x/unpublish`, { version: 0 }],
      ['POST', `${SETS}/x/rollback`, { version: 0, toVersion: 0 }],
      ['DELETE', `${SETS}/x`, { version: 0 }],
      ['PUT', '/product-sets/v1/order', { ids: ['x'] }],
      ['GET', '/product-sets/v1/audit'],
    ] as const;
    for (const browser of strangers) for (const [method, path, body] of asked) expect((await browser.call(method, path, body)).status).toBe(401);
    expect((await ann.call('GET', `${SETS}/x`)).status).toBe(404);
  });
});

describe('a set', () => {
  it('is nowhere to be seen as a draft, and on the page of each of its products once it is published', async () => {
    const [one, two] = [at(0).id, at(1).id];
    const { version } = (await save(ann, 'first', document('Rain and wind', [one, two]), 0)).body;
    expect(await shown(one)).toEqual([]);
    const [listed] = await list('rain and');
    expect(listed).toMatchObject({ id: 'first', title: 'Rain and wind', published: false, draft: true });
    expect(listed?.products).toHaveLength(2);
    expect(listed?.products).not.toContain(one);
    await act('first', 'publish', { version });
    for (const id of [one, two])
      expect((await shown(id)).map(({ name, products }) => [name, products.map((hit) => hit.id)])).toEqual([['Rain and wind', [one, two]]]);
    expect((await shown(one, 'de-de'))[0]?.name).toBe('Rain and wind DE');
    expect((await shown(one, 'en-gb'))[0]?.name).toBe('Rain and wind');
  });

  it('has a title of its own in each of the five locales', async () => {
    const [one, two] = [at(2).id, at(3).id];
    const titles = { 'en-us': 'US', 'en-ca': 'CA', 'en-gb': 'GB', 'fr-fr': 'FR', 'de-de': 'DE' };
    await create('five', document('', [one, two], { titles }));
    for (const [locale, title] of Object.entries(titles)) expect((await shown(one, locale))[0]?.name).toBe(title);
  });

  it.each([
    ['titles.fr-fr', 'title-missing', () => document('x', [at(0).id, at(1).id], { titles: { 'en-us': 'x', 'fr-fr': '  ', 'de-de': 'x' } })],
    ['titles.en-us', 'title-long', () => document('x'.repeat(81), [at(0).id, at(1).id])],
    ['products', 'products-few', () => document('x', [at(0).id])],
    [
      'products',
      'products-many',
      () =>
        document(
          'x',
          styles.slice(0, 7).map(({ id }) => id),
        ),
    ],
    ['products.1', 'product-twice', () => document('x', [at(0).id, at(0).id])],
    ['products.1', 'product-gone', () => document('x', [at(0).id, 'NOWHERE0'])],
    ['price.percent', 'percent', () => document('x', [at(8).id, at(9).id], { price: {} })],
    ['price.percent', 'percent', () => document('x', [at(8).id, at(9).id], { price: { percent: 81 } })],
    ['price.percent', 'percent', () => document('x', [at(8).id, at(9).id], { price: { percent: 12.5 } })],
    ['price.from', 'date', () => document('x', [at(8).id, at(9).id], { price: { percent: 10, from: 'tomorrow' } })],
    [
      'price.until',
      'date-order',
      () => document('x', [at(8).id, at(9).id], { price: { percent: 10, from: '2026-12-02T00:00:00Z', until: '2026-12-01T00:00:00Z' } }),
    ],
  ] as const)('that is wrong in %s (%s) is kept as a draft and not published', async (path, problem, doc) => {
    const id = `wrong-${path}-${problem}`.replaceAll('.', '-');
    const { version } = (await save(ann, id, doc(), (await opened(id)).version ?? 0)).body;
    const checked = (await ann.call<CallResponse<'setAdmin.check'>>('POST', `${SETS}/${id}/check`, { document: doc() })).body;
    expect(checked.problems[path]).toBe(problem);
    const refused = await act(id, 'publish', { version });
    expect([refused.status, refused.code]).toEqual([422, 'WMK422D']);
    expect(refused.details).toMatchObject({ problems: { [path]: problem } });
    expect(await open.db.$count(productSets, eq(productSets.id, id))).toBe(0);
  });

  it('is previewed with what is written, in the language of the editor', async () => {
    const doc = document('Before it is saved', [at(0).id, at(1).id], { price: { percent: 20 } });
    const { body } = await ann.call<CallResponse<'setAdmin.check'>>('POST', `${SETS}/unsaved/check`, { document: doc });
    expect(body.preview).toMatchObject({ name: 'Before it is saved', promotion: '20% off what completes the set' });
    expect(body.preview?.products.map(({ id }) => id)).toEqual([at(0).id, at(1).id]);
  });

  it('of two editors is that of the later one only if the later one chooses so', async () => {
    const [one, two] = [at(0).id, at(1).id];
    const { version } = (await save(ann, 'shared', document('Ann', [one, two]), 0)).body;
    await save(ben, 'shared', document('Ben', [one, two]), version);
    const late = await save(ann, 'shared', document('Ann again', [one, two]), version);
    expect([late.status, late.code]).toEqual([409, 'WMK409V']);
    expect(late.details).toMatchObject({ version: version + 1, document: { titles: { 'en-us': 'Ben' } }, author: benEmail });
    expect((await save(ann, 'shared', document('Ann again', [one, two]), version + 1)).status).toBe(200);
  });

  it('comes back from its history, and the log says who did what', async () => {
    const [one, two, three] = [at(0).id, at(1).id, at(2).id];
    const version = await create('history', document('Then', [one, two]));
    const next = (await save(ben, 'history', document('Now', [one, three]), version)).body.version;
    const { version: after } = (await act('history', 'rollback', { toVersion: version, version: next })).body;
    expect((await opened('history')).document.titles['en-us']).toBe('Then');
    const { revisions } = (await ann.call<{ revisions: SetRevision[] }>('GET', `${SETS}/history/revisions`)).body;
    expect(revisions.map(({ action }) => action)).toEqual(['rollback', 'draft', 'publish', 'draft']);
    await ann.call('DELETE', `${SETS}/history`, { version: after });
    const { entries } = (await ann.call<CallResponse<'setAdmin.audit'>>('GET', '/product-sets/v1/audit')).body;
    expect(entries[0]).toMatchObject({ action: 'delete', target: 'WAYMARK/set/history' });
    expect(entries.find(({ author, target }) => author === benEmail && target.endsWith('/history'))?.action).toBe('draft');
  });

  it('that was deleted can be written again by whoever still has a draft of it', async () => {
    const version = await create('again', document('Once', [at(0).id, at(1).id]));
    expect((await ann.call('DELETE', `${SETS}/again`, { version })).status).toBe(200);
    expect((await save(ben, 'again', document('Twice', [at(0).id]), version)).code).toBe('WMK409V');
    expect((await save(ben, 'again', document('Twice', [at(0).id]), 0)).status).toBe(200);
    expect((await opened('again')).document.titles['en-us']).toBe('Twice');
  });

  it('of the seed can be changed, taken off its pages and published again, and is not made again at the next start', async () => {
    const id = (await list()).find((set) => set.published && set.id.includes('-women-'))?.id ?? '';
    const { document: before, version } = await opened(id);
    expect(version).toBe(0);
    expect(before.price).toEqual({ percent: 15 });
    const saved = await save(ann, id, { ...before, price: { percent: 25 } }, 0);
    expect(saved.body.version).toBe(1);
    const { version: after } = (await act(id, 'publish', { version: 1 })).body;
    const [row] = await open.db
      .select()
      .from(promotions)
      .where(eq(promotions.code, `SET-${id.toUpperCase()}`));
    expect(row?.rule.effect).toMatchObject({ type: 'buy-get', rate: 25_000 });
    const { version: off } = (await act(id, 'unpublish', { version: after })).body;
    expect(await open.db.$count(productSets, eq(productSets.id, id))).toBe(0);
    await seedSets(open.db);
    expect(await open.db.$count(productSets, eq(productSets.id, id))).toBe(0);
    expect((await act(id, 'publish', { version: off })).status).toBe(200);
    const first = (await ann.call<{ revisions: SetRevision[] }>('GET', `${SETS}/${id}/revisions`)).body.revisions.at(-1);
    expect([first?.version, first?.action, first?.document]).toEqual([0, 'import', before]);
  });

  it('stands on pages in the order that editors give', async () => {
    const one = at(12).id;
    await create('order-a', document('A', [one, at(13).id]));
    await create('order-b', document('B', [one, at(14).id]));
    expect((await shown(one)).map(({ name }) => name)).toEqual(['A', 'B']);
    const { ids } = (await ann.call<{ ids: string[] }>('PUT', '/product-sets/v1/order', { ids: ['order-b', 'no-such-set', 'order-b'] })).body;
    expect(ids[0]).toBe('order-b');
    expect((await shown(one)).map(({ name }) => name)).toEqual(['B', 'A']);
    expect((await list()).filter((set) => set.published).map(({ id }) => id)).toEqual(ids);
  });

  it('shares the product that it is built around with no other set that has a price', async () => {
    const price = { percent: 10 };
    await create('around-a', document('A', [at(15).id, at(16).id], { price }));
    const { version } = (await save(ann, 'around-b', document('B', [at(15).id, at(17).id], { price }), 0)).body;
    expect((await act('around-b', 'publish', { version })).details).toMatchObject({ problems: { 'products.0': 'product-first-elsewhere' } });
    const { version: next } = (await save(ann, 'around-b', document('B', [at(15).id, at(17).id]), version)).body;
    expect((await act('around-b', 'publish', { version: next })).status).toBe(200);
  });
});

describe('the price of a set', () => {
  it('holds in carts at once, ends at once with the set, and leaves the goods in the cart', async () => {
    const [one, two] = [at(4), at(5)];
    const shopper = shop.browser();
    await shopper.token();
    const { id: cartId } = (await shopper.call<Cart>('POST', '/cart/v1/cart', {})).body;
    for (const { productId, upc } of [one, two]) {
      const answer = await shopper.call('POST', '/cart/v1/item', { cartId, upc, product: productId, qty: 1 });
      expect([answer.status, answer.code]).toEqual([200, undefined]);
    }
    const price = async () => {
      const { items } = (await shopper.call<Cart>('GET', `/cart/v1/cart/${cartId}`)).body;
      expect(items).toHaveLength(2);
      return items.find(({ upc }) => upc === two.upc)?.price ?? { current: 0, priceAfterItemDiscount: 0 };
    };
    const { current } = await price();
    expect((await price()).priceAfterItemDiscount).toBe(current);
    const version = await create('priced', document('Priced', [one.id, two.id], { price: { percent: 30 } }));
    expect((await price()).priceAfterItemDiscount).toBe(current - Math.round(current * 0.3));
    expect((await shown(one.id))[0]?.promotion).toBe('30% off what completes the set');
    await ann.call('DELETE', `${SETS}/priced`, { version });
    expect((await price()).priceAfterItemDiscount).toBe(current);
    expect(await shown(one.id)).toEqual([]);
  });

  it('holds between its dates only', async () => {
    const doc = document('Later', [at(18).id, at(19).id], {
      price: { percent: 10, from: '2026-12-01T00:00:00.000Z', until: '2026-12-31T00:00:00.000Z' },
    });
    await create('later', doc);
    expect((await shown(at(18).id))[0]?.promotion).toBeUndefined();
    shop.setNow(new Date('2026-12-02T00:00:00.000Z'));
    expect((await shown(at(18).id))[0]?.promotion).toBe('10% off what completes the set');
    shop.setNow(NOW);
    expect((await opened('later')).document).toEqual(doc);
  });
});
