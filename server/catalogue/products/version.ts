import { randomUUID } from 'node:crypto';
import { eq, is, sql } from 'drizzle-orm';
import { PgTransaction } from 'drizzle-orm/pg-core';
import { catalogueMeta } from '#server/platform/db/schema/catalogue.ts';
import type { Db } from '#server/platform/db/open.ts';
import { prepared } from '#server/platform/db/prepared.ts';

const VERSION = 'version';

const metaUnder = prepared('catalogue_meta', (db) =>
  db
    .select({ value: catalogueMeta.value })
    .from(catalogueMeta)
    .where(eq(catalogueMeta.key, sql.placeholder('key'))),
);

export const readMeta = async (db: Db, key: string): Promise<string | undefined> => (await metaUnder(db, { key }))[0]?.value;

export const writeMeta = async (db: Db, key: string, value: string): Promise<void> => {
  await db.insert(catalogueMeta).values({ key, value }).onConflictDoUpdate({ target: catalogueMeta.key, set: { value } });
};

const readVersion = async (db: Db): Promise<string> => (await readMeta(db, VERSION)) ?? '';

const reading = new WeakMap<Db, Promise<string>>();

/**
 * Names what the catalogue holds now. Empty before the first write. All that ask in the same turn outside of a transaction share one read, which begins
 * after each of them has asked: the parts of a page ask together. In a transaction the read has its place among the other statements.
 */
export const catalogueVersion = (db: Db): Promise<string> => {
  if (is(db, PgTransaction)) return readVersion(db);
  const known = reading.get(db);
  if (known) return known;
  const asked = Promise.resolve().then(() => {
    reading.delete(db);
    return readVersion(db);
  });
  reading.set(db, asked);
  return asked;
};

/** Call it in the transaction of every write to categories, styles, colourways, variants, prices, stores content: caches follow. Stock needs none. */
export const bumpCatalogue = (db: Db): Promise<void> => writeMeta(db, VERSION, randomUUID());

/** Of a version the part that ratings leave as it is: between two versions that share it, nothing but ratings has changed. */
export const withoutRatings = (version: string): string => version.split('.', 1)[0] ?? '';

/** Call it in the transaction of every write to a summary of reviews: caches follow as after any change, but no catalogue is read again. */
export const bumpRatings = async (db: Db): Promise<void> => {
  const { key, value } = catalogueMeta;
  const ratings = `.${randomUUID()}`;
  await db
    .insert(catalogueMeta)
    .values({ key: VERSION, value: `${randomUUID()}${ratings}` })
    .onConflictDoUpdate({ target: key, set: { value: sql`split_part(${value}, '.', 1) || ${ratings}` } });
};
