import { expect } from 'vitest';
import type { Db } from '#server/platform/db/open.ts';
import { readTables } from './read-tables.ts';

/** Every row of every table, sorted. */
export const tablesOf = async (db: Db): Promise<Record<string, string[]>> => {
  const tables: Record<string, string[]> = {};
  let current: string[] = [];
  await readTables(db, async (piece) => {
    if ('table' in piece) tables[piece.table] = current = [];
    else if ('rows' in piece) current.push(...piece.rows);
  });
  for (const rows of Object.values(tables)) rows.sort();
  return tables;
};

/** Compares table by table: a difference names its table and the first row, not the whole shop. */
export const expectSame = (found: Record<string, string[]>, expected: Record<string, string[]>): void => {
  expect(Object.keys(found)).toEqual(Object.keys(expected));
  for (const [table, rows] of Object.entries(expected)) {
    expect({ table, rows: found[table]?.length }).toEqual({ table, rows: rows.length });
    const at = rows.findIndex((row, index) => row !== found[table]?.[index]);
    if (at >= 0) expect({ table, row: found[table]?.[at] }).toEqual({ table, row: rows[at] });
  }
};
