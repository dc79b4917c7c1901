import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CONSUMER_TYPES } from '#contract/accounts.ts';
import type { Moderated } from '#contract/calls/moderation.ts';
import type { Question } from '#contract/calls/questions.ts';
import type { OwnContent, OwnReview, Review, ReviewSummary } from '#contract/calls/reviews.ts';
import { GOOD_REVIEW, openReviewShop, type ReviewShop } from '#server/catalogue/reviews/testing.ts';
import { fillShop } from '#server/commerce/cart/testing-fill.ts';
import type { TestBrowser } from '#server/customers/testing.ts';
import type { OpenDatabase } from '#server/platform/db/open.ts';
import { mailOutbox } from '#server/platform/db/schema/commerce.ts';
import { openTestDatabase } from '#server/platform/db/test-database.ts';
import { type ReviewNews, reviewNews } from '#server/platform/mail/review-news.ts';

let open: OpenDatabase;
let shop: ReviewShop;
let staff: TestBrowser;
beforeAll(async () => {
  open = await openTestDatabase();
  await fillShop(open.db);
  shop = openReviewShop(open.db);
  staff = (await shop.signedIn('MODERATOR')).browser;
}, 120_000);
afterAll(() => open.close());

const STYLE = 'TRAIL001';
const REVIEWS = `/products/v1/products/${STYLE}/reviews`;
const QUESTIONS = `${REVIEWS}/questions`;
type Queue = { pending: number; reported: number; items: Moderated[] };
const queue = async (which = 'pending') =>
  (await staff.call<Queue>('GET', '/moderation/v1/queue', undefined, { query: { queue: which, count: '50' } })).body;
const found = async (id: string, which?: string) => (await queue(which)).items.find((item) => item.id === id);
const decide = (kind: string, id: string, body: object) => staff.call('PUT', `/moderation/v1/${kind}/${id}/decision`, body);
const answer = (kind: string, id: string, text: string) => staff.call('PUT', `/moderation/v1/${kind}/${id}/answer`, { text });
const published = async () => (await shop.browser().call<{ summary: ReviewSummary; reviews: Review[] }>('GET', REVIEWS)).body;
const questions = async () => (await shop.browser().call<{ questions: Question[] }>('GET', QUESTIONS)).body.questions;
const emailsTo = async (recipient: string) =>
  (await open.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, recipient))).map(({ data }) => data);

const written = async (more: object = {}) => {
  const author = await shop.signedIn();
  const { body } = await author.browser.call<OwnReview>('POST', REVIEWS, { ...GOOD_REVIEW, ...more });
  return { ...author, review: body };
};

describe('who moderates', () => {
  it('is a moderator and nobody else', async () => {
    const { review } = await written();
    const others = await Promise.all(CONSUMER_TYPES.filter((type) => type !== 'MODERATOR').map(async (type) => (await shop.signedIn(type)).browser));
    for (const browser of [await shop.guest(), ...others]) {
      const path = `/moderation/v1/review/${review.id}`;
      const answers = [
        await browser.call('GET', '/moderation/v1/queue'),
        await browser.call('PUT', `${path}/decision`, { decision: 'publish' }),
        await browser.call('PUT', `${path}/answer`, { text: 'Thanks' }),
      ];
      expect(answers.map(({ code }) => code)).toEqual(['AUT404', 'AUT404', 'AUT404']);
    }
    expect(await found(review.id)).toMatchObject({ kind: 'review', status: 'pending', productId: STYLE, marks: [] });
  });
});

describe('a review that waits', () => {
  it('is published: on the page, in the numbers, and its author gets one email', async () => {
    const { review, email } = await written({ score: 5 });
    const before = await published();
    expect((await decide('review', review.id, { decision: 'publish' })).body).toEqual({ status: 'published' });
    await decide('review', review.id, { decision: 'publish' });
    const after = await published();
    expect(after.reviews.map(({ id }) => id)).toContain(review.id);
    expect(after.summary.stars[4]).toBe((before.summary.stars[4] ?? 0) + 1);
    expect(await found(review.id)).toBeUndefined();
    expect(await emailsTo(email)).toMatchObject([{ kind: 'review', news: 'published', text: GOOD_REVIEW.title }]);
  });

  it('is refused with a reason that its author reads, and taken back when it was shown', async () => {
    const { review, email, browser } = await written();
    await decide('review', review.id, { decision: 'publish' });
    const shown = await published();
    expect((await decide('review', review.id, { decision: 'refuse' })).status).toBe(400);
    await decide('review', review.id, { decision: 'refuse', reason: 'off-topic' });
    expect((await published()).summary.reviewsCount).toBe(shown.summary.reviewsCount - 1);
    expect((await browser.call<OwnContent>('GET', `${REVIEWS}/own`)).body.review).toMatchObject({ status: 'refused', reason: 'off-topic' });
    expect((await emailsTo(email)).at(-1)).toMatchObject({ news: 'refused', reason: 'off-topic' });
  });

  it('is marked by the rules, and by a text that somebody else has sent', async () => {
    const spam = { text: 'Cheaper at https://boots.example, write to me@boots.example' };
    const [first, second] = [await written(spam), await written(spam)];
    expect((await found(first.review.id))?.marks).toEqual(['link', 'email']);
    expect((await found(second.review.id))?.marks).toEqual(['link', 'repeated', 'email']);
  });
});

describe('what is published', () => {
  it('comes back to the moderator when it is reported, until the reports are settled', async () => {
    const { review } = await written();
    await decide('review', review.id, { decision: 'publish' });
    await (await shop.guest()).call('POST', `/products/v1/products/${STYLE}/review/${review.id}/flag`, { reason: 'spam', note: 'An advertisement' });
    expect((await found(review.id, 'reported'))?.reports).toEqual([{ reason: 'spam', note: 'An advertisement' }]);
    await decide('review', review.id, { decision: 'publish' });
    expect(await found(review.id, 'reported')).toBeUndefined();
    expect((await published()).reviews.map(({ id }) => id)).toContain(review.id);
  });

  it('is answered by the shop, with an email to the author; another answer replaces the first', async () => {
    const { review, email } = await written();
    expect((await answer('review', review.id, 'Too early')).code).toBe('API404');
    await decide('review', review.id, { decision: 'publish' });
    for (const text of ['Thank you.', 'Thank you, <b>Ada</b>.']) await answer('review', review.id, text);
    expect((await published()).reviews.find(({ id }) => id === review.id)?.answer?.text).toBe('Thank you, <b>Ada</b>.');
    const last = (await emailsTo(email)).at(-1) as unknown as ReviewNews;
    const letter = reviewNews(last, 'en-us', 'https://shop.example');
    expect(letter.subject).toContain('We’ve replied to your review');
    expect(letter.html).toContain('Thank you, &lt;b&gt;Ada&lt;/b&gt;.');
    expect(letter.text).toContain('https://shop.example/en-us/p/');
  });
});

describe('a question', () => {
  const ask = async (browser: TestBrowser, question: string) =>
    (await browser.call<{ id: string }>('POST', QUESTIONS, { question, nickname: 'Mara' })).body.id;

  it('is shown to whoever asked, also a guest, until it is published; then its answers are', async () => {
    const guest = await shop.guest();
    const id = await ask(guest, 'Is the sole made for ice?');
    expect((await guest.call<OwnContent>('GET', `${REVIEWS}/own`)).body.questions).toMatchObject([{ id, status: 'pending' }]);
    await decide('question', id, { decision: 'publish' });
    expect((await guest.call<OwnContent>('GET', `${REVIEWS}/own`)).body.questions).toEqual([]);
    await answer('question', id, 'For snow, not for ice.');
    const { browser: owner, subject } = await shop.signedIn();
    const path = `${QUESTIONS}/${id}/answers`;
    const own = { text: 'I use spikes on ice.', nickname: 'Ben' };
    expect((await owner.call('POST', path, own)).code).toBe('WMK403B');
    await shop.buy(subject, STYLE);
    const given = await owner.call<{ id: string }>('POST', path, own);
    expect(given.status).toBe(201);
    expect((await questions())[0]?.answers.map(({ by }) => by)).toEqual(['staff']);
    expect(await found(given.body.id)).toMatchObject({ kind: 'answer', question: 'Is the sole made for ice?', verified: true });
    await decide('answer', given.body.id, { decision: 'publish' });
    const vote = () => guest.call('POST', `/products/v1/products/${STYLE}/review/${given.body.id}/questions/vote`, { helpful: true });
    for (let times = 0; times < 5; times += 1) expect((await vote()).body).toEqual({ helpful: 1 });
    expect((await questions())[0]?.answers.map(({ text }) => text)).toEqual([own.text, 'For snow, not for ice.']);
  });

  it('is reported and refused like a review', async () => {
    const id = await ask(await shop.guest(), 'Where are these made, please?');
    await decide('question', id, { decision: 'publish' });
    await (await shop.guest()).call('POST', `${QUESTIONS}/${id}/flag`, { reason: 'off-topic' });
    expect((await found(id, 'reported'))?.reports).toEqual([{ reason: 'off-topic' }]);
    await decide('question', id, { decision: 'refuse', reason: 'off-topic' });
    expect((await questions()).map((one) => one.id)).not.toContain(id);
  });
});

it('answers API404 about what there is not', async () => {
  const nothing = uuidv7();
  for (const kind of ['review', 'question', 'answer']) {
    expect((await decide(kind, nothing, { decision: 'publish' })).code).toBe('API404');
    expect((await answer(kind, nothing, 'Thanks')).code).toBe('API404');
  }
});
