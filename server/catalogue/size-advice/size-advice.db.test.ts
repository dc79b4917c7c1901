import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CallResponse } from '#contract/calls/calls.ts';
import type { ReturnReason, ReturnState } from '#contract/calls/order-states.ts';
import type { LocaleId } from '#contract/locales.ts';
import { currentModel } from '#server/catalogue/products/model/load-model.ts';
import { finalisedOrder } from '#server/catalogue/reviews/testing.ts';
import { openAccountShop, type AccountShop, type TestBrowser } from '#server/customers/testing.ts';
import type { OpenDatabase } from '#server/platform/db/open.ts';
import { orders } from '#server/platform/db/schema/commerce.ts';
import { cancellations, returnLines, returns } from '#server/platform/db/schema/returns.ts';
import { reviewSummaries } from '#server/platform/db/schema/reviews.ts';
import { createTestTemplate } from '#server/platform/db/test-database.ts';
import { seedDatabase } from '#demo/seed/seed-database.ts';
import { sizeAdviceHandlers } from './handlers.ts';

const seeded = createTestTemplate(async (db) => {
  await seedDatabase(db, new Date('2026-11-21T10:15:30Z'));
});
let open: OpenDatabase;
let shop: AccountShop;
/** Two styles of men's shoes. */
let styles: readonly string[] = [];
const variantOf = async (styleId: string, size: string) => {
  const { styleById } = await currentModel(open.db);
  const variants = styleById.get(styleId)?.colourways.flatMap((colourway) => colourway.variants) ?? [];
  const found = variants.find((variant) => variant.size === size);
  if (!found) throw new Error(`${styleId} is not made in ${size}`);
  return found;
};

beforeAll(async () => {
  open = await seeded();
  shop = openAccountShop(open.db, sizeAdviceHandlers());
  const model = await currentModel(open.db);
  styles = model.styles.filter(({ sizeChart, giftOnly, comingSoon }) => sizeChart === 'shoes-men' && !giftOnly && !comingSoon).map(({ id }) => id);
  await open.db.delete(reviewSummaries);
}, 120_000);
afterAll(() => open.close());

interface Bought {
  readonly style: string;
  readonly size: string;
  readonly back?: readonly [ReturnReason, ReturnState];
  readonly cancelled?: boolean;
  readonly gift?: boolean;
}

const shopper = async (...bought: readonly Bought[]): Promise<TestBrowser> => {
  const { email } = await shop.account();
  const browser = shop.browser();
  const { subject } = await browser.signIn(email);
  for (const [index, { style, size, back, cancelled, gift }] of bought.entries()) {
    const { upc } = await variantOf(style, size);
    const orderNumber = uuidv7();
    const item = { id: 'line', masterId: style, upc, qty: 1, ...(gift && { giftOption: { to: 'Bo' } }) };
    const at = new Date(shop.now().getTime() - index * 86_400_000);
    await open.db.insert(orders).values(finalisedOrder({ orderNumber, subject, at, items: [item] }));
    if (cancelled) await open.db.insert(cancellations).values({ orderNumber, reason: 'other', amount: 0, cancelledAt: at });
    if (back) {
      const [reason, state] = back;
      await open.db.insert(returns).values({ id: orderNumber, orderNumber, state, amount: 0, currency: 'USD', createdAt: at, dueAt: at });
      await open.db.insert(returnLines).values({ returnId: orderNumber, itemId: 'line', qty: 1, reason, amount: 0 });
    }
  }
  return browser;
};
type Answer = CallResponse<'products.sizeAdvice'>;
const ask = (browser: TestBrowser, style = styles[0] ?? '', locale: LocaleId = 'en-us') =>
  browser.call<Answer>('GET', `/products/v1/products/${style}/sizeAdvice`, undefined, { query: { locale } });
const adviceOf = async (browser: TestBrowser, style?: string, locale?: LocaleId) => (await ask(browser, style, locale)).body.advice;

it('is the size that was kept of other shoes, as the locale says it, with the order as reason', async () => {
  const browser = await shopper({ style: styles[1] ?? '', size: '9' });
  expect(await adviceOf(browser)).toMatchObject({ size: '9', label: '9', ordered: { label: '9', outcome: 'kept' } });
  expect(await adviceOf(browser, undefined, 'de-de')).toMatchObject({ size: '9', label: '42,5', ordered: { label: '42,5' } });
});

it('is another size after one that came back as too small or too large, and nothing after another reason', async () => {
  const style = styles[1] ?? '';
  const sentBack = (reason: ReturnReason) => shopper({ style, size: '9', back: [reason, 'REFUNDED'] });
  expect(await adviceOf(await sentBack('too-small'))).toMatchObject({ size: '9.5', ordered: { outcome: 'too-small' } });
  expect(await adviceOf(await sentBack('too-large'))).toMatchObject({ size: '8.5', ordered: { outcome: 'too-large' } });
  expect(await adviceOf(await sentBack('not-as-pictured'))).toBeUndefined();
});

it('is none from what was cancelled, was a gift, or belongs to somebody else', async () => {
  const style = styles[1] ?? '';
  expect(await adviceOf(await shopper({ style, size: '9', cancelled: true }, { style, size: '10', gift: true }))).toBeUndefined();
  await shopper({ style, size: '9' });
  expect(await adviceOf(await shopper())).toBeUndefined();
});

it('follows reviews that find the style small, and says how many', async () => {
  const [style = '', other = ''] = styles;
  const browser = await shopper({ style: other, size: '9' });
  await open.db
    .insert(reviewSummaries)
    .values({ masterId: style, score: 4, reviewsCount: 8, stars: [0, 0, 0, 8, 0], fit: { small: 6, true: 2, large: 0 } });
  expect(await adviceOf(browser)).toMatchObject({ size: '9.5', ordered: { label: '9' }, fit: { runs: 'small', count: 8 } });
  const own = await shopper({ style, size: '9' });
  const advice = await adviceOf(own);
  expect(advice).toMatchObject({ size: '9' });
  expect(advice?.fit).toBeUndefined();
  await open.db.delete(reviewSummaries).where(eq(reviewSummaries.masterId, style));
});

it('is for accounts, and for products that there are', async () => {
  const guest = shop.browser();
  await guest.token();
  expect((await ask(guest)).code).toBe('AUT404');
  expect((await ask(shop.browser())).code).toBe('WMK401');
  expect((await ask(await shopper(), 'ZZZZZZZZ')).code).toBe('PLP400');
});
