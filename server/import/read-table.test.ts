import { describe, expect, it } from 'vitest';
import { readTable, type TableRow } from './read-table.ts';
import type { Rejection } from './types.ts';

/** The text as a file that is read in chunks of so many letters. */
const read = async (text: string, size: number): Promise<{ rows: TableRow[]; rejected: Rejection[] }> => {
  const chunks = async function* () {
    for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
  };
  const [rows, rejected]: [TableRow[], Rejection[]] = [[], []];
  const reject = (rejection: Rejection) => void rejected.push(rejection);
  const detected = { format: 'shopify-csv', delimiter: ',', columns: [] } as const;
  for await (const row of readTable({ chunks, head: text }, detected, reject, (name) => name)) rows.push(row);
  return { rows, rejected };
};

describe.each([1, 7, 1000, 100_000])('a table that is read %i letters at a time', (size) => {
  it.each([['\n'], ['\r\n'], ['\r']])('goes on behind every row whose quotes are broken, however many there are, with line ends %j', async (end) => {
    const rows = Array.from({ length: 500 }, (_, index) => [`${index},"fine, ${end}é"`, `${index},"bad" quote`]).flat();
    const { rows: kept, rejected } = await read(['Handle,Title', ...rows, ''].join(end), size);
    expect(kept.map(({ cells }) => cells['Handle'])).toEqual(Array.from({ length: 500 }, (_, index) => String(index)));
    expect(kept.every(({ cells }) => cells['Title'] === `fine, ${end}é`)).toBe(true);
    expect(rejected.map(({ line }) => line)).toEqual(Array.from({ length: 500 }, (_, index) => 4 + index * 3));
  });

  it('reports a last row whose quote is never closed', async () => {
    const { rows, rejected } = await read('Handle,Title\na,b\nc,"d', size);
    expect([rows.length, rejected]).toEqual([1, [{ line: 3, reason: 'a quote is opened and never closed' }]]);
  });
});

it('gives up one line for a quote that is not closed for a million letters', async () => {
  const fine = Array.from({ length: 120_000 }, (_, index) => `p${index},a title`);
  const { rows, rejected } = await read(['Handle,Title', 'broken,"never closed', ...fine].join('\n'), 65_536);
  expect(rows).toHaveLength(fine.length);
  expect(rejected).toEqual([{ line: 2, reason: 'a quote is opened and not closed for a million letters' }]);
});
