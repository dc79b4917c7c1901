import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db/open.ts';
import { decisionHistory } from '#server/platform/db/schema/decisions.ts';
import { orders } from '#server/platform/db/schema/commerce.ts';

/** Two styles that were in one order, or seen on one device. */
export interface Pair {
  readonly styleId: string;
  readonly otherId: string;
  /** Cosine of the two: how many have both, over the geometric mean of those that have either. 0 to 1. */
  readonly score: number;
}

/** Orders and views that are older say nothing of this season. */
export const LOOKED_BACK_DAYS = 365;
/** What happened once may be chance. */
const LEAST_TOGETHER = 2;
/** Styles of one order or device that are looked at; a cart of everything says nothing. */
const MOST_OF_ONE = 50;
/** Stored for each style. */
export const KEPT = 24;

const pairsIn = async (db: Db, entries: SQL): Promise<Pair[]> => {
  const { rows } = (await db.execute(sql`
    with listed as (${entries}),
    entry as (select owner, style_id from listed where owner in (select owner from listed group by owner having count(*) between 1 and ${MOST_OF_ONE})),
    popular as (select style_id, count(*)::float8 as owners from entry group by style_id),
    pair as (
      select a.style_id, b.style_id as other_id, count(*)::float8 as owners
      from entry a join entry b on a.owner = b.owner and a.style_id <> b.style_id
      group by a.style_id, b.style_id having count(*) >= ${LEAST_TOGETHER}
    ),
    scored as (
      select pair.style_id, other_id, pair.owners / sqrt(p.owners * q.owners) as score
      from pair join popular p on p.style_id = pair.style_id join popular q on q.style_id = pair.other_id
    ),
    ranked as (select *, row_number() over (partition by style_id order by score desc, other_id) as place from scored)
    select style_id, other_id, score from ranked where place <= ${KEPT} order by style_id, place`)) as {
    rows: readonly { style_id: string; other_id: string; score: number }[];
  };
  return rows.map((row) => ({ styleId: row.style_id, otherId: row.other_id, score: row.score }));
};

const soldStyles = (since: Date): SQL => sql`
  select distinct ${orders.orderNumber} as owner, left(item->>'productId', 8) as style_id
  from ${orders}, jsonb_array_elements(${orders.document}->'items') as item
  where ${orders.state} in ('PLACED', 'FINALISED') and ${orders.placedAt} >= ${since.toISOString()}::timestamptz and item->>'productId' is not null`;

/** Styles that were bought in one order. */
export const boughtTogether = (db: Db, since: Date): Promise<Pair[]> => pairsIn(db, soldStyles(since));

/** Styles that were seen on one device, as far as it consented to targeting: nothing else is in the history. */
export const viewedTogether = (db: Db, since: Date): Promise<Pair[]> =>
  pairsIn(
    db,
    sql`select distinct ${decisionHistory.customerId}::text as owner, left(${decisionHistory.value}, 8) as style_id
      from ${decisionHistory} where ${decisionHistory.kind} = 'product' and ${decisionHistory.seenAt} >= ${since.toISOString()}::timestamptz`,
  );

/** How many orders hold a style. */
export const ordersOfStyles = async (db: Db, since: Date): Promise<{ readonly styleId: string; readonly orders: number }[]> => {
  const { rows } = (await db.execute(sql`select style_id, count(*)::int as orders from (${soldStyles(since)}) as sold group by style_id`)) as {
    rows: readonly { style_id: string; orders: number }[];
  };
  return rows.map((row) => ({ styleId: row.style_id, orders: row.orders }));
};
