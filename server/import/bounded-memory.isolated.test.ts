import { mkdtempSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '#server/platform/db/test-database.ts';
import { columnName, detectFormat } from './detect-format.ts';
import { readTable } from './read-table.ts';
import { openTextFile } from './read-text.ts';
import { readXml } from './read-xml.ts';
import { runImport } from './run-import.ts';
import { OPTIONS } from './testing.ts';

const ROWS = 100_000;
const WORDS = 'Long enough to fill a page, with a comma, a "quote" and <b>markup</b>. '.repeat(6);

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'waymark-memory-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Writes a large file piece by piece, so that the test itself holds none of it. */
const write = async (name: string, head: string, row: (index: number) => string, foot: string, rows = ROWS): Promise<string> => {
  const path = join(folder, name);
  const file = await open(path, 'w');
  await file.write(head);
  for (let index = 0; index < rows; index += 1000) await file.write(Array.from({ length: 1000 }, (_, step) => row(index + step)).join(''));
  await file.write(foot);
  await file.close();
  return path;
};

/** Megabytes that are held, rubbish not counted. */
const held = (): number => {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  return process.memoryUsage().heapUsed / 1e6;
};

/** Megabytes over what there was, at the worst moment of reading. */
const peakOf = async (rows: AsyncIterable<unknown>): Promise<{ count: number; megabytes: number }> => {
  const before = held();
  let [count, peak] = [0, 0];
  for await (const _ of rows) {
    count += 1;
    if (count % 5000 === 0) peak = Math.max(peak, held() - before);
  }
  return { count, megabytes: Math.round(peak) };
};

it('reads a table of a hundred thousand rows (50 MB) without holding it', async () => {
  const path = await write(
    'large.csv',
    'Handle,Title,Body (HTML),Variant Price\r\n',
    (index) => `p${index},Title,"${WORDS.replaceAll('"', '""')}",${index}.00\r\n`,
    '',
  );
  const file = await openTextFile(path);
  const { count, megabytes } = await peakOf(readTable(file, detectFormat(file.head), () => {}, columnName));
  if (process.env['FIGURES']) console.log({ count, megabytes });
  expect(count).toBe(ROWS);
  expect(megabytes).toBeLessThan(20);
});

it('reads a feed of a hundred thousand items without holding it', async () => {
  const path = await write(
    'large.xml',
    '<rss><channel>',
    (index) => `<item><g:id>${index}</g:id><title>T</title><description><![CDATA[${WORDS}]]></description><g:price>5 USD</g:price></item>\n`,
    '</channel></rss>',
  );
  const { count, megabytes } = await peakOf(readXml(await openTextFile(path), () => {}, columnName));
  if (process.env['FIGURES']) console.log({ count, megabytes });
  expect(count).toBe(ROWS);
  expect(megabytes).toBeLessThan(20);
});

it('brings a catalogue of five thousand products (40 MB) into the shop without holding it, broken rows on the way or not', async () => {
  const products = 5000;
  const text = WORDS.replaceAll('"', "'").repeat(20);
  const path = await write(
    'whole.csv',
    'Handle,Title,Body (HTML),Option1 Name,Option1 Value,Variant Price\n',
    (index) => `p${index},Title ${index},"${index}: ${text}",Size,M,5.00\n${index % 10 === 0 ? `p${index},"bad" quote\n` : ''}`,
    '',
    products,
  );
  const shop = await openTestDatabase();
  try {
    const before = held();
    let peak = 0;
    const onProgress = (): void => {
      peak = Math.max(peak, held() - before);
    };
    const result = await runImport(path, { db: shop.db, clock: () => new Date('2026-11-21T10:00:00Z'), onProgress }, OPTIONS);
    if (process.env['FIGURES']) console.log({ megabytes: Math.round(peak) });
    expect([result.products, result.rejected.length]).toEqual([products, products / 10]);
    expect(peak).toBeLessThan(20);
  } finally {
    await shop.close();
  }
});
