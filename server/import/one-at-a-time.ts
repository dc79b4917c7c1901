import { eq, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db/open.ts';
import { catalogueMeta, importGroups, importRows } from '#server/platform/db/schema/catalogue.ts';

const KEY = 'import-running';
/** A run that has not been heard of for so long has died. */
const SILENCE = 120_000;

/** Somebody else is importing into this database. */
export class ImportRunning extends Error {
  override readonly name = 'ImportRunning';
  constructor() {
    super('another import is running; try again when it is done');
  }
}

const heldBy = (run: string, at: number): string => `${run} ${at}`;

/**
 * Takes the one place for an import, also from a run that died, whose rows are cleared away.
 * @throws ImportRunning
 */
export const beginRun = async (db: Db, run: string, now: number): Promise<void> => {
  await db.transaction(async (tx) => {
    await tx.insert(catalogueMeta).values({ key: KEY, value: '' }).onConflictDoNothing();
    const [row] = await tx.select({ value: catalogueMeta.value }).from(catalogueMeta).where(eq(catalogueMeta.key, KEY)).for('update');
    const [, at] = (row?.value ?? '').split(' ');
    if (at !== undefined && now - Number(at) < SILENCE) throw new ImportRunning();
    await tx
      .update(catalogueMeta)
      .set({ value: heldBy(run, now) })
      .where(eq(catalogueMeta.key, KEY));
    await tx.delete(importRows);
    await tx.delete(importGroups);
  });
};

/** Says that the run still lives. */
export const keepRun = async (db: Db, run: string, now: number): Promise<void> => {
  await db
    .update(catalogueMeta)
    .set({ value: heldBy(run, now) })
    .where(eq(catalogueMeta.key, KEY));
};

export const endRun = async (db: Db, run: string): Promise<void> => {
  await db.delete(catalogueMeta).where(sql`${catalogueMeta.key} = ${KEY} and ${catalogueMeta.value} like ${`${run} %`}`);
};
