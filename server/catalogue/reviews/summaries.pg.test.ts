import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { decide } from '#server/catalogue/moderation/decide.ts';
import type { OpenDatabase } from '#server/platform/db/open.ts';
import { reviewSummaries, reviews, reviewVotes } from '#server/platform/db/schema/reviews.ts';
import { openTestDatabase } from '#server/platform/db/test-database.ts';
import { readSummary, summaryOf } from './summaries.ts';
import { vote } from './votes.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const STYLE = 'TRAIL001';
let open: OpenDatabase;
beforeAll(async () => {
  open = await openTestDatabase();
});
afterAll(() => open.close());

const waiting = async (score: number): Promise<string> => {
  const id = uuidv7();
  const text = { title: 'Good', text: 'I wear these every day.', name: 'Ann', language: 'en' };
  await open.db.insert(reviews).values({ id, masterId: STYLE, score, ...text, fit: 'true', verified: false, status: 'pending', writtenAt: NOW });
  return id;
};

it('counts every review once where several moderators publish and refuse at the same moment', async () => {
  const ids = await Promise.all([1, 2, 3, 4, 5, 5, 4, 3].map(waiting));
  const decideAll = (made: Parameters<typeof decide>[3], which: readonly string[]) =>
    Promise.all(which.map((id) => open.db.transaction((tx) => decide(tx, 'review', id, made, NOW))));
  await decideAll({ decision: 'publish' }, [...ids, ...ids]);
  await Promise.all([decideAll({ decision: 'refuse', reason: 'spam' }, ids.slice(0, 3)), decideAll({ decision: 'publish' }, ids.slice(3))]);
  const rows = await open.db.select().from(reviews).where(eq(reviews.status, 'published'));
  expect(await readSummary(open.db, STYLE)).toEqual(summaryOf(rows));
  expect((await open.db.select().from(reviewSummaries)).map(({ reviewsCount }) => reviewsCount)).toEqual([5]);
});

it('counts a thousand votes of one shopper once, also at the same moment', async () => {
  const id = await waiting(5);
  const target = { kind: 'review', id } as const;
  const once = () => open.db.transaction((tx) => vote(tx, target, { subject: 'ann', isAuthor: false }, true, NOW));
  for (let round = 0; round < 100; round += 1) await Promise.all(Array.from({ length: 10 }, once));
  expect((await open.db.select().from(reviews).where(eq(reviews.id, id)))[0]?.helpful).toBe(1);
  expect(await open.db.select().from(reviewVotes).where(eq(reviewVotes.targetId, id))).toHaveLength(1);
}, 60_000);
