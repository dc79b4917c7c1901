import { and, asc, eq, gt, lte, sql } from 'drizzle-orm';
import { insertRows } from '#server/platform/db/bulk.ts';
import type { Db } from '#server/platform/db/open.ts';
import { importGroups, importRows } from '#server/platform/db/schema/catalogue.ts';
import type { ImportRow } from './types.ts';

/**
 * Rows wait in a table between reading and writing: a product's rows may stand anywhere in a file, and the file may be larger
 * than memory.
 */
export interface StagedProduct {
  readonly key: string;
  readonly rows: readonly ImportRow[];
}

export const stageRows = async (db: Db, run: string, firstPlace: number, rows: readonly ImportRow[]): Promise<void> => {
  await insertRows(
    db,
    importRows,
    rows.map((row, index) => ({ run, place: firstPlace + index, groupKey: row.key, row: { ...row } })),
  );
};

/** Numbers the products in the order of the file. @returns how many there are */
export const groupRows = async (db: Db, run: string): Promise<number> => {
  await db.execute(
    sql`insert into ${importGroups} (run, place, group_key) select ${run}::text, row_number() over (order by min(${importRows.place}))::int, ${importRows.groupKey} from ${importRows} where ${importRows.run} = ${run} group by ${importRows.groupKey}`,
  );
  return (
    (
      await db
        .select({ count: sql<number>`count(*)::int` })
        .from(importGroups)
        .where(eq(importGroups.run, run))
    )[0]?.count ?? 0
  );
};

/** The products from one place to another, each with its rows in order. */
export const readStaged = async (db: Db, run: string, after: number, count: number): Promise<StagedProduct[]> => {
  const rows = await db
    .select({ group: importGroups.place, key: importGroups.groupKey, row: importRows.row })
    .from(importGroups)
    .innerJoin(importRows, and(eq(importRows.run, importGroups.run), eq(importRows.groupKey, importGroups.groupKey)))
    .where(and(eq(importGroups.run, run), gt(importGroups.place, after), lte(importGroups.place, after + count)))
    .orderBy(asc(importGroups.place), asc(importRows.place));
  const products = new Map<number, { key: string; rows: ImportRow[] }>();
  for (const { group, key, row } of rows) {
    const product = products.get(group) ?? { key, rows: [] };
    products.set(group, product);
    product.rows.push(row as unknown as ImportRow);
  }
  return [...products.values()];
};

export const forgetStaged = async (db: Db, run: string): Promise<void> => {
  await db.delete(importRows).where(eq(importRows.run, run));
  await db.delete(importGroups).where(eq(importGroups.run, run));
};
