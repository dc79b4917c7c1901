import { and, desc, eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OwnContent, OwnReview, Review, ReviewSummary } from '#contract/calls/reviews.ts';
import { REVIEW_TEXT_MAX } from '#contract/calls/review-limits.ts';
import { currentModel } from '#server/catalogue/products/model/load-model.ts';
import { findVariants } from '#server/catalogue/products/variants.ts';
import { LOCALES } from '#contract/locales.ts';
import type { ReturnState } from '#contract/calls/order-states.ts';
import type { TestBrowser } from '#server/customers/testing.ts';
import type { OpenDatabase } from '#server/platform/db/open.ts';
import { reviewFlags, reviews, reviewSummaries, reviewVotes } from '#server/platform/db/schema/reviews.ts';
import { cancellations, returnLines, returns } from '#server/platform/db/schema/returns.ts';
import { createTestTemplate } from '#server/platform/db/test-database.ts';
import { seedDatabase } from '#demo/seed/seed-database.ts';
import { verifyAgain } from './has-bought.ts';
import { refreshSummary, summaryOf } from './summaries.ts';
import { GOOD_REVIEW, openReviewShop, type ReviewShop } from './testing.ts';
import { deleteReviewsOf } from './write.ts';
import { deleteVotesOf } from './votes.ts';

const seeded = createTestTemplate(async (db) => {
  await seedDatabase(db, new Date('2026-11-21T10:15:30Z'));
});
let open: OpenDatabase;
let shop: ReviewShop;
let style = '';
beforeAll(async () => {
  open = await seeded();
  shop = openReviewShop(open.db);
  const [most] = await open.db.select().from(reviewSummaries).orderBy(desc(reviewSummaries.reviewsCount)).limit(1);
  style = most?.masterId ?? '';
}, 120_000);
afterAll(() => open.close());

const reviewsPath = (id = style) => `/products/v1/products/${id}/reviews`;
const reviewPath = (id: string) => `/products/v1/products/${style}/review/${id}`;
type Listed = { total: number; next?: string; summary: ReviewSummary; sizes: string[]; withPhotos: number; reviews: Review[] };
const listed = async (query: Record<string, string> = {}) => (await shop.browser().call<Listed>('GET', reviewsPath(), undefined, { query })).body;
const write = async (browser: TestBrowser, more: object = {}) =>
  (await browser.call<OwnReview>('POST', reviewsPath(), { ...GOOD_REVIEW, ...more })).body;
/** As a moderator would. */
const publish = async (id: string) => {
  await open.db.update(reviews).set({ status: 'published' }).where(eq(reviews.id, id));
  await refreshSummary(open.db, style);
};

describe('reading reviews', () => {
  it.each([
    ['newest', (a: Review, b: Review) => b.writtenAt.localeCompare(a.writtenAt)],
    ['helpful', (a: Review, b: Review) => b.helpful - a.helpful],
    ['highest', (a: Review, b: Review) => b.score - a.score],
    ['lowest', (a: Review, b: Review) => a.score - b.score],
  ])('sorts by %s', async (sort, compare) => {
    const { reviews: rows } = await listed({ sort, count: '50' });
    expect(rows.length).toBeGreaterThan(2);
    expect(rows.map(({ id }) => id)).toEqual(rows.toSorted(compare).map(({ id }) => id));
  });

  it('filters by stars and size, and pages without gaps', async () => {
    const { total, summary, sizes } = await listed();
    expect(summary.reviewsCount).toBe(total);
    const five = await listed({ stars: '5', count: '50' });
    expect([five.total, five.reviews.every(({ score }) => score === 5)]).toEqual([summary.stars[4], true]);
    const ofSize = await listed({ size: sizes[0] ?? '', count: '50' });
    expect(new Set(ofSize.reviews.map(({ size }) => size))).toEqual(new Set([sizes[0]]));
    const pictured = await listed({ photo: 'true', count: '50' });
    expect(pictured.total).toBe(pictured.withPhotos);
    expect(pictured.reviews.every(({ photos }) => photos.length > 0)).toBe(true);
    const first = await listed({ count: '2' });
    const pages = [...first.reviews, ...(await listed({ after: first.next ?? '', count: '2' })).reviews];
    expect(pages.map(({ id }) => id)).toEqual((await listed({ count: '4' })).reviews.map(({ id }) => id));
  });

  it('translates between the languages in which a translation is stored, and nothing else', async () => {
    const { reviews: rows } = await listed({ locale: 'fr-fr', count: '50' });
    const stored = rows.find(({ translatable }) => translatable);
    const own = rows.find(({ language }) => language === 'fr');
    expect(stored?.language).not.toBe('fr');
    const translate = (id = '') =>
      shop
        .browser()
        .call<{ language: string; text: string }>('POST', `/products/v1/review/${id}/translate`, undefined, { query: { locale: 'fr-fr' } });
    const translated = await translate(stored?.id);
    expect([translated.status, translated.body.language]).toEqual([200, 'fr']);
    expect(translated.body.text).not.toBe(stored?.text);
    if (own) expect((await translate(own.id)).code).toBe('API404');
  });
});

describe('writing a review', () => {
  it('waits for moderation, is seen by its author alone, and does not count before', async () => {
    const { browser } = await shop.signedIn();
    const before = await listed();
    const written = await browser.call<OwnReview>('POST', reviewsPath(), GOOD_REVIEW);
    expect([written.status, written.body.status, written.body.verified]).toEqual([201, 'pending', false]);
    expect((await listed()).summary).toEqual(before.summary);
    expect((await browser.call<OwnContent>('GET', `${reviewsPath()}/own`)).body.review?.id).toBe(written.body.id);
    const stranger = (await shop.signedIn()).browser;
    expect((await stranger.call<OwnContent>('GET', `${reviewsPath()}/own`)).body.review).toBeUndefined();
    await publish(written.body.id);
    const after = await listed();
    expect(after.reviews[0]).toMatchObject({ id: written.body.id, title: GOOD_REVIEW.title, size: '9', fit: 'true' });
    expect(after.summary.reviewsCount).toBe(before.summary.reviewsCount + 1);
    const { body } = await shop.browser().call<{ rating: object }>('GET', `/products/v2/products/${style}/details`);
    expect(body.rating).toEqual({ score: after.summary.score, reviewsCount: after.summary.reviewsCount });
  });

  it('is verified where an order of the author contains the style', async () => {
    const { browser, subject } = await shop.signedIn();
    await shop.buy(subject, style);
    expect((await write(browser)).verified).toBe(true);
    expect((await browser.call<OwnContent>('GET', `${reviewsPath()}/own`)).body.verified).toBe(true);
  });

  it('is not verified by a line that was cancelled, or of which everything came back', async () => {
    const { browser, subject } = await shop.signedIn();
    const verified = async () => (await browser.call<OwnContent>('GET', `${reviewsPath()}/own`)).body.verified;
    const cancelled = await shop.buy(subject, style);
    await open.db.insert(cancellations).values({ orderNumber: cancelled, reason: 'other', amount: 0, cancelledAt: shop.now() });
    expect(await verified()).toBe(false);
    const orderNumber = await shop.buy(subject, style, 2);
    const sendBack = async (id: string, state: ReturnState) => {
      const row = { id: `${id}-${orderNumber}`, orderNumber, state, amount: 0, currency: 'USD', createdAt: shop.now(), dueAt: shop.now() } as const;
      await open.db.insert(returns).values(row);
      await open.db.insert(returnLines).values({ returnId: row.id, itemId: 'line', qty: 1, reason: 'too-small', amount: 0 });
    };
    await sendBack('first', 'REFUNDED');
    expect(await verified()).toBe(true);
    await sendBack('second', 'LABELLED');
    expect(await verified()).toBe(true);
    await sendBack('third', 'RECEIVED');
    expect(await verified()).toBe(false);
    expect((await write(browser)).verified).toBe(false);
  });

  it('is no longer verified once the last purchase is undone', async () => {
    const { browser, subject } = await shop.signedIn();
    const [first, second] = [await shop.buy(subject, style), await shop.buy(subject, style)];
    const { id } = await write(browser);
    const verified = async () => (await open.db.select().from(reviews).where(eq(reviews.id, id)))[0]?.verified;
    const undo = async (orderNumber: string) => {
      await open.db.insert(cancellations).values({ orderNumber, reason: 'other', amount: 0, cancelledAt: shop.now() });
      await verifyAgain(open.db, subject, [style]);
    };
    await undo(first);
    expect(await verified()).toBe(true);
    await undo(second);
    expect(await verified()).toBe(false);
  });

  it('is written once an account and style', async () => {
    const { browser } = await shop.signedIn();
    await write(browser);
    expect((await browser.call('POST', reviewsPath(), GOOD_REVIEW)).code).toBe('WMK409W');
  });

  it('keeps markup as the text that it is, and no control characters', async () => {
    const { browser } = await shop.signedIn();
    const own = await write(browser, { title: 'A\u0007 <b>bold</b>\nclaim', text: '<script>alert(1)</script>\r\n\r\n\r\n\r\nIt is\twarm.' });
    expect([own.title, own.text]).toEqual(['A <b>bold</b> claim', '<script>alert(1)</script>\n\nIt is warm.']);
  });

  it.each([
    ['a text that is too long', { text: 'long '.repeat(REVIEW_TEXT_MAX) }, 400, undefined],
    ['a text of more characters than the shop takes', { text: 'x'.repeat(REVIEW_TEXT_MAX + 1) }, 422, 'REV410'],
    ['a title of more than the shop takes', { title: 'x'.repeat(101) }, 422, 'REV410'],
    ['six stars', { score: 6 }, 400, undefined],
    ['no name', { name: ' ' }, 400, undefined],
    ['a text of three words', { text: 'It is good' }, 400, undefined],
  ])('refuses %s', async (_what, more, status, code) => {
    const { browser } = await shop.signedIn();
    const answer = await browser.call('POST', reviewsPath(), { ...GOOD_REVIEW, ...more });
    expect(answer.status).toBe(status);
    if (code) expect(answer.code).toBe(code);
  });

  it('needs an account, and a product', async () => {
    expect((await (await shop.guest()).call('POST', reviewsPath(), GOOD_REVIEW)).code).toBe('AUT404');
    expect((await (await shop.signedIn()).browser.call('POST', reviewsPath('NOWHERE0'), GOOD_REVIEW)).code).toBe('PLP400');
  });
});

describe('an own review', () => {
  it('is edited and deleted by nobody else', async () => {
    const { id } = await write((await shop.signedIn()).browser);
    await publish(id);
    const { browser: eve } = await shop.signedIn();
    expect((await eve.call('PUT', reviewPath(id), { ...GOOD_REVIEW, score: 1 })).code).toBe('API404');
    expect((await eve.call('DELETE', reviewPath(id))).code).toBe('API404');
    expect((await open.db.select().from(reviews).where(eq(reviews.id, id)))[0]).toMatchObject({ score: 4, status: 'published' });
  });

  it('waits again once it was edited, and takes its number along when it is deleted', async () => {
    const { browser } = await shop.signedIn();
    const { id } = await write(browser, { score: 1 });
    await publish(id);
    const counted = await listed();
    const edited = await browser.call<OwnReview>('PUT', reviewPath(id), { ...GOOD_REVIEW, score: 5 });
    expect(edited.body).toMatchObject({ id, score: 5, status: 'pending' });
    expect((await listed()).summary.stars[0]).toBe((counted.summary.stars[0] ?? 0) - 1);
    await publish(id);
    expect((await browser.call('DELETE', reviewPath(id))).status).toBe(200);
    expect((await listed()).summary.reviewsCount).toBe(counted.summary.reviewsCount - 1);
    expect((await browser.call('DELETE', reviewPath(id))).code).toBe('API404');
  });
});

describe('votes and reports', () => {
  it('counts a vote of one shopper once, however often it is sent, and takes it back once', async () => {
    const { id } = await write((await shop.signedIn()).browser);
    await publish(id);
    const vote = (browser: TestBrowser, helpful: boolean) => browser.call<{ helpful: number }>('POST', `${reviewPath(id)}/vote`, { helpful });
    const [ann, ben] = [await shop.guest(), (await shop.signedIn()).browser];
    for (let times = 0; times < 20; times += 1) expect((await vote(ann, true)).body.helpful).toBe(1);
    expect((await vote(ben, true)).body.helpful).toBe(2);
    for (let times = 0; times < 3; times += 1) expect((await vote(ann, false)).body.helpful).toBe(1);
    expect((await open.db.select().from(reviewVotes).where(eq(reviewVotes.targetId, id))).length).toBe(1);
  });

  it('does not count the author’s own vote, and none for what is not published', async () => {
    const { browser } = await shop.signedIn();
    const { id } = await write(browser);
    expect((await (await shop.guest()).call('POST', `${reviewPath(id)}/vote`, { helpful: true })).code).toBe('API404');
    await publish(id);
    expect((await browser.call<{ helpful: number }>('POST', `${reviewPath(id)}/vote`, { helpful: true })).body.helpful).toBe(0);
  });

  it('records one report a shopper, with its reason', async () => {
    const { id } = await write((await shop.signedIn()).browser);
    await publish(id);
    const guest = await shop.guest();
    for (const reason of ['spam', 'other']) expect((await guest.call('POST', `${reviewPath(id)}/flag`, { reason, note: 'Again' })).status).toBe(200);
    expect(await open.db.select().from(reviewFlags).where(eq(reviewFlags.targetId, id))).toMatchObject([{ reason: 'spam', note: 'Again' }]);
    expect((await open.db.select().from(reviews).where(eq(reviews.id, id)))[0]?.flags).toBe(1);
  });
});

it('takes reviews and votes of an erased shopper out of every number', async () => {
  const { browser, id: accountId, subject } = await shop.signedIn();
  const { id } = await write(browser);
  await publish(id);
  const [other] = (await listed({ sort: 'lowest' })).reviews;
  await browser.call('POST', `${reviewPath(other?.id ?? '')}/vote`, { helpful: true });
  const before = await listed();
  await open.db.transaction(async (tx) => {
    await deleteReviewsOf(tx, accountId);
    await deleteVotesOf(tx, subject);
  });
  expect((await listed()).summary.reviewsCount).toBe(before.summary.reviewsCount - 1);
  expect((await listed({ sort: 'lowest' })).reviews[0]?.helpful).toBe(other?.helpful);
});

it('has in every list the numbers of the stored reviews after all of this', async () => {
  const rows = await open.db.select().from(reviews).where(eq(reviews.masterId, style));
  const { summary } = await listed();
  const upc = (await currentModel(open.db)).styleById.get(style)?.colourways[0]?.variants[0]?.upc ?? '';
  const inCart = async () => (await findVariants(open.db, [upc], LOCALES['en-us'])).get(upc)?.rating;
  expect(await inCart()).toEqual({ score: summary.score, reviewsCount: summary.reviewsCount });
  await write((await shop.signedIn()).browser).then(({ id }) => publish(id));
  expect(await inCart()).toMatchObject({ reviewsCount: summary.reviewsCount + 1 });
  await open.db.delete(reviews).where(and(eq(reviews.masterId, style), isNotNull(reviews.accountId)));
  await refreshSummary(open.db, style);
  expect(await inCart()).toMatchObject({ reviewsCount: rows.filter(({ accountId }) => accountId === null).length });
});

it('keeps the summary of a style what its rows say', async () => {
  const rows = await open.db.select().from(reviews).where(eq(reviews.masterId, style));
  const { summary } = await listed();
  expect(summary).toEqual(summaryOf(rows.filter(({ status }) => status === 'published')));
  expect((await currentModel(open.db)).styleById.get(style)?.rating).toEqual({ score: summary.score, reviewsCount: summary.reviewsCount });
});
