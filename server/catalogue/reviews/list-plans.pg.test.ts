import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { REVIEW_SORTS } from '#contract/calls/review-limits.ts';
import { listenToStatements, statementsOf } from '#server/platform/db/statements-sent.ts';
import type { OpenDatabase } from '#server/platform/db/open.ts';
import { openTestDatabase } from '#server/platform/db/test-database.ts';
import { type Place, type ReviewFilters, runOf } from './list.ts';
import { readReviews } from './read.ts';
import { refreshSummary } from './summaries.ts';

const STYLE = 'TRAIL001';
const OF_STYLE = 10_000;
const COUNT = 10;

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  // The rarest come last in every order: only the oldest, with the fewest votes, have photos or name size 14. Most have five stars.
  await database.db.execute(sql`
    insert into reviews (id, master_id, name, score, title, text, language, size, photos, verified, helpful, status, written_at)
    select gen_random_uuid(), case when n <= ${OF_STYLE} then ${STYLE} else 'OTHER' || n % 300 end, 'Ann', case when n % 10 < 6 then 5 else 1 + n % 4 end, 'Good',
      'I have worn these for ' || n || ' days.', 'en', case when n % ${OF_STYLE} > 9700 then '14' when n % 10 = 0 then null else (6 + n % 9)::text end,
      case when n % ${OF_STYLE} > 9500 then '[{"id": "a", "tone": "#ffffff"}]'::jsonb else '[]'::jsonb end, true, (${OF_STYLE} - n % ${OF_STYLE}) / 50,
      case when n % 25 = 24 then 'pending' else 'published' end, '2026-11-01'::timestamptz - n * interval '1 minute'
    from generate_series(1, ${2 * OF_STYLE}) n`);
  await database.db.execute(sql`analyze reviews`);
  await refreshSummary(database.db, STYLE);
}, 120_000);
afterAll(() => database.close());

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly Plans?: readonly PlanNode[];
}

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

/** How PostgreSQL runs a query, and how many rows it looks at for it. */
const runPlan = async (query: ReturnType<typeof runOf>) => {
  const { rows } = (await database.db.execute(sql`explain (analyze, timing off, format json) ${query.getSQL()}`)) as {
    rows: Record<string, unknown>[];
  };
  const root = (rows[0]?.['QUERY PLAN'] as readonly { readonly Plan: PlanNode }[] | undefined)?.[0]?.Plan;
  if (!root) throw new Error('There is no plan');
  const nodes = nodesOf(root);
  const seen = nodes
    .filter((node) => !node.Plans)
    .reduce(
      (sum, node) =>
        sum + (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0)) * node['Actual Loops'],
      0,
    );
  return { types: nodes.map((node) => node['Node Type']), seen };
};

const HALFWAY: Place = { id: '80000000-0000-4000-8000-000000000000', score: 5, helpful: 100, writtenAt: new Date('2026-10-28T12:00:00Z') };
const PLACES = [undefined, HALFWAY] as const;
const ORDERS = ['newest', 'helpful'] as const;
const ALONE: readonly ReviewFilters[] = [
  { photo: false },
  { photo: false, stars: 5 },
  { photo: false, stars: 1 },
  { photo: false, size: '9' },
  { photo: false, size: '14' },
  { photo: true },
];
const NAMED_BY_NONE: ReviewFilters = { photo: false, size: 'none' };

const listsOf = (all: readonly ReviewFilters[]) =>
  all.flatMap((filters) =>
    ORDERS.flatMap((by) => PLACES.map((after) => ({ filters, by, after, name: `${by} with ${JSON.stringify(filters)}${after ? ', halfway' : ''}` }))),
  );

test.each(listsOf(ALONE))('reads the rows of one page by $name', async ({ filters, by, after }) => {
  const { types, seen } = await runPlan(runOf(database.db, STYLE, filters, by, after, COUNT + 1));
  expect(types).toEqual(['Limit', 'Index Scan']);
  expect(seen).toBeLessThanOrEqual(COUNT + 1);
});

// Where one row or none is expected, any index that begins with style and size costs the same, and which one is taken is chance.
test.each(listsOf([NAMED_BY_NONE]))('looks at no reviews of other sizes by $name', async ({ filters, by, after }) => {
  const { types, seen } = await runPlan(runOf(database.db, STYLE, filters, by, after, COUNT + 1));
  expect(types).toContain('Index Scan');
  expect(seen).toBe(0);
});

/** No index begins with all of these: a part of the reviews with one of the filters is looked at. */
const TOGETHER: readonly ReviewFilters[] = [
  { photo: false, stars: 5, size: '9' },
  { photo: false, stars: 1, size: '14' },
  { photo: true, stars: 2 },
  { photo: true, size: '14' },
  { photo: true, size: '9' },
  { photo: true, size: '9', stars: 4 },
];

test.each(listsOf(TOGETHER))('reads a fifth of the reviews of a style or less by $name', async ({ filters, by, after }) => {
  const { types, seen } = await runPlan(runOf(database.db, STYLE, filters, by, after, COUNT + 1));
  expect(types).not.toContain('Seq Scan');
  expect(seen).toBeLessThanOrEqual(OF_STYLE / 5);
});

test('a page takes one statement for its numbers and at most one for each number of stars', async () => {
  listenToStatements(database.db);
  for (const sort of REVIEW_SORTS) {
    const sent = await statementsOf(() => readReviews(database.db, STYLE, 'en', { sort, count: 50 }));
    expect(sent.length).toBeLessThanOrEqual(sort === 'highest' || sort === 'lowest' ? 6 : 2);
    for (const text of sent.slice(1)) expect(text).toMatch(/ limit \$\d+$/);
    expect(sent[0]).toMatch(/from "review_summaries"/);
  }
});

test('a text that was sent before is found by an index', async () => {
  const { rows } = (await database.db.execute(sql`explain select id from reviews where text = 'I have worn these for 77 days.'`)) as {
    rows: Record<string, string>[];
  };
  expect(JSON.stringify(rows)).toMatch(/reviews_text/);
});
