import { eq } from 'drizzle-orm';
import * as fc from 'fast-check';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Fit, REVIEW_PLACE, REVIEW_SORTS, type ReviewSort } from '#contract/calls/review-limits.ts';
import { LOCALES } from '#contract/locales.ts';
import { decide } from '#server/catalogue/moderation/decide.ts';
import type { RegisteredSession } from '#server/platform/http/context.ts';
import type { OpenDatabase } from '#server/platform/db/open.ts';
import { accounts } from '#server/platform/db/schema/accounts.ts';
import { shopperPhotos } from '#server/platform/db/schema/photos.ts';
import { reviews } from '#server/platform/db/schema/reviews.ts';
import { openTestDatabase } from '#server/platform/db/test-database.ts';
import { type ReviewFilters, readPlace, writePlace } from './list.ts';
import { readReviews } from './read.ts';
import { groupsOf, readStored, summaryOf } from './summaries.ts';
import { GOOD_REVIEW, openReviewShop } from './testing.ts';
import { deleteReview, deleteReviewsOf, editReview, type Writing, writeReview } from './write.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const LISTED = 'TRAIL001';
const CHANGED = 'TRAIL002';
const AUTHORS = 4;
let open: OpenDatabase;
let authors: readonly RegisteredSession[];
const rows: (typeof reviews.$inferSelect)[] = [];

beforeAll(async () => {
  open = await openTestDatabase();
  const shop = openReviewShop(open.db);
  for (let at = 0; at < AUTHORS; at += 1) await shop.signedIn();
  authors = (await open.db.select().from(accounts)).map((account) => ({ account, subject: account.subject }) as unknown as RegisteredSession);
  // Many of them are alike in stars, votes and moment: only the id decides then.
  await open.db.insert(reviews).values(
    Array.from({ length: 140 }, (_, n) => ({
      id: uuidv7(),
      masterId: LISTED,
      score: 1 + ((n * 7) % 5),
      name: 'Ann',
      title: 'Good',
      text: `I wear these on day ${n}.`,
      language: 'en',
      size: [null, '9', '10'][n % 3] ?? null,
      photos: n % 4 === 0 ? [{ id: uuidv7(), tone: '#ffffff' }] : [],
      helpful: n % 3,
      verified: false,
      status: n % 11 === 0 ? ('pending' as const) : ('published' as const),
      writtenAt: new Date(NOW.getTime() - ((n * 13) % 9) * 60_000),
    })),
  );
  // Its publication writes the stored numbers.
  const [first] = await open.db.select().from(reviews).where(eq(reviews.status, 'pending')).limit(1);
  await open.db.transaction((tx) => decide(tx, 'review', first?.id ?? '', { decision: 'publish' }, NOW));
  rows.push(...(await open.db.select().from(reviews)).filter(({ status }) => status === 'published'));
}, 120_000);
afterAll(() => open.close());

const byAge = (a: (typeof rows)[number], b: (typeof rows)[number]) => b.writtenAt.getTime() - a.writtenAt.getTime() || (a.id < b.id ? 1 : -1);
const ORDERS: Readonly<Record<ReviewSort, typeof byAge>> = {
  newest: byAge,
  helpful: (a, b) => b.helpful - a.helpful || byAge(a, b),
  highest: (a, b) => b.score - a.score || byAge(a, b),
  lowest: (a, b) => a.score - b.score || byAge(a, b),
};

const FILTERS: readonly ReviewFilters[] = [undefined, 1, 5].flatMap((stars) =>
  [undefined, '9', 'none'].flatMap((size) => [false, true].map((photo) => ({ stars, size, photo }))),
);

test.each(REVIEW_SORTS)(
  'the pages of a list by %s hold each review that the filters leave once, in order',
  async (sort) => {
    expect(rows.length).toBeGreaterThan(100);
    for (const filters of FILTERS)
      for (const count of [3, 10, 50]) {
        const { stars, size, photo } = filters;
        const wanted = rows.filter(
          (row) => (stars === undefined || row.score === stars) && (size === undefined || row.size === size) && (!photo || row.photos.length > 0),
        );
        const found: string[] = [];
        let after: string | undefined;
        do {
          const page = await readReviews(open.db, LISTED, 'en', { sort, stars, size, photo: photo ? 'true' : undefined, after, count });
          expect(page.total).toBe(wanted.length);
          if (page.next !== undefined) expect(page.reviews).toHaveLength(count);
          found.push(...page.reviews.map(({ id }) => id));
          after = page.next;
        } while (after !== undefined);
        expect(found).toEqual(wanted.toSorted(ORDERS[sort]).map(({ id }) => id));
      }
  },
  60_000,
);

test('a page goes on after a review that has been deleted or has got votes since', async () => {
  const page = (after?: string) => readReviews(open.db, LISTED, 'en', { sort: 'helpful', count: 5, after });
  const first = await page();
  const second = await page(first.next);
  const last = first.reviews.at(-1)?.id ?? '';
  await open.db.update(reviews).set({ helpful: 99 }).where(eq(reviews.id, last));
  expect((await page(first.next)).reviews).toEqual(second.reviews);
  const [row] = await open.db.delete(reviews).where(eq(reviews.id, last)).returning();
  expect((await page(first.next)).reviews).toEqual(second.reviews);
  if (row) await open.db.insert(reviews).values({ ...row, helpful: rows.find(({ id }) => id === last)?.helpful ?? 0 });
});

test('a place in a list survives its writing, and only such a text is one', () => {
  for (const row of rows) {
    const { id, score, helpful, writtenAt } = row;
    expect(writePlace(row)).toMatch(REVIEW_PLACE);
    expect(readPlace(writePlace(row))).toEqual({ id, score, helpful, writtenAt });
  }
  for (const text of ['', '5', `6.0.1.${uuidv7()}`, `5.-1.1.${uuidv7()}`, `5.1.1.${uuidv7()}'`, `5.9999999999.1.${uuidv7()}`])
    expect(text).not.toMatch(REVIEW_PLACE);
});

const writing = (author: number, db: Writing['db']): Writing => ({
  db,
  session: authors[author] as RegisteredSession,
  locale: LOCALES['en-us'],
  now: NOW,
});

const stash = async (author: number): Promise<string> => {
  const id = uuidv7();
  const accountId = authors[author]?.account.id ?? '';
  await open.db.insert(shopperPhotos).values({ id, accountId, use: 'stash', width: 1, height: 1, bytes: 1, tone: '#ffffff', createdAt: NOW });
  return id;
};

const author = fc.nat(AUTHORS - 1);
const text = fc.record({
  score: fc.integer({ min: 1, max: 5 }),
  size: fc.constantFrom(undefined, '9', '9.5', '10', 'One size'),
  fit: fc.constantFrom<(Fit | undefined)[]>(undefined, 'small', 'true', 'large'),
  photo: fc.boolean(),
});
const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('write' as const), author, text }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('publish' as const), author }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('refuse' as const, 'delete' as const, 'erase' as const), author }) },
);

type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

test('the stored numbers are those of the rows after every publication, edit, refusal, deletion and erasure', async () => {
  const ownOf = async (index: number) => {
    const of = await open.db.select().from(reviews).where(eq(reviews.masterId, CHANGED));
    return of.find(({ accountId }) => accountId === authors[index]?.account.id);
  };
  const take = async (one: Step): Promise<void> => {
    const own = await ownOf(one.author);
    if (one.kind === 'write') {
      const { photo, size, fit, score } = one.text;
      const photos = photo ? [await stash(one.author)] : [];
      const body = { ...GOOD_REVIEW, fit, size, score, photos };
      await open.db.transaction(async (tx) => {
        const by = writing(one.author, tx);
        await (own ? editReview(by, CHANGED, own.id, body) : writeReview(by, CHANGED, body));
      });
    } else if (own) {
      await open.db.transaction(async (tx) => {
        if (one.kind === 'publish') await decide(tx, 'review', own.id, { decision: 'publish' }, NOW);
        if (one.kind === 'refuse') await decide(tx, 'review', own.id, { decision: 'refuse', reason: 'spam' }, NOW);
        if (one.kind === 'delete') await deleteReview(writing(one.author, tx), CHANGED, own.id);
        if (one.kind === 'erase') await deleteReviewsOf(tx, own.accountId ?? '');
      });
    }
  };
  let published = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      for (const one of steps) {
        await take(one);
        const all = await open.db.select().from(reviews).where(eq(reviews.masterId, CHANGED));
        const shown = all.filter(({ status }) => status === 'published');
        published = Math.max(published, shown.length);
        expect(await readStored(open.db, CHANGED)).toEqual({
          summary: summaryOf(shown),
          groups: groupsOf(shown.map(({ score, size, photos }) => ({ score, size, photos: photos.length > 0 }))),
        });
      }
    }),
    { numRuns: 15 },
  );
  expect(published).toBeGreaterThan(1);
}, 120_000);
