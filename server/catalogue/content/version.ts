import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { writeMeta } from '#server/catalogue/products/version.ts';
import type { Db } from '#server/platform/db/open.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import { catalogueMeta } from '#server/platform/db/schema/catalogue.ts';
import { contentDocs } from '#server/platform/db/schema/content.ts';

const CONTENT = 'content-version';

/** Call it in the transaction of every change to what is published: rendered pages are compared with it. The catalogue is not read again for it. */
export const bumpContent = (db: Db): Promise<void> => writeMeta(db, CONTENT, randomUUID());

const shown = prepared('pages_version', (db) =>
  db
    .select({
      stored: sql<string>`(select string_agg(${catalogueMeta.value}, ' ' order by ${catalogueMeta.key}) from ${catalogueMeta} where ${catalogueMeta.key} in ('version', 'content-version'))`,
      // Counts the moments of schedules that are past: it changes with each of them.
      past: sql<number>`(select count(*) filter (where ${contentDocs.publishFrom} <= ${sql.placeholder('now')}::timestamptz) + count(*) filter (where ${contentDocs.publishUntil} <= ${sql.placeholder('now')}::timestamptz) from ${contentDocs})::int`,
    })
    .from(sql`(select 1) as one`),
);

/**
 * Names what public pages are made of at a moment: the catalogue, its content, and the schedules that have come into effect. Read from the database, so
 * that a change of any process counts at once in all of them.
 */
export const pagesVersion = async (db: Db, now: Date): Promise<string> => {
  const [row] = await shown(db, { now: now.toISOString() });
  return `${row?.stored ?? ''} ${row?.past ?? 0}`;
};
