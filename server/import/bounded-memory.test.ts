import { mkdtempSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { columnName, detectFormat } from './detect-format.ts';
import { readTable } from './read-table.ts';
import { openTextFile } from './read-text.ts';
import { readXml } from './read-xml.ts';

const ROWS = 100_000;
const WORDS = 'Long enough to fill a page, with a comma, a "quote" and <b>markup</b>. '.repeat(6);

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'waymark-memory-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Writes a large file piece by piece, so that the test itself holds none of it. */
const write = async (name: string, head: string, row: (index: number) => string, foot: string): Promise<string> => {
  const path = join(folder, name);
  const file = await open(path, 'w');
  await file.write(head);
  for (let index = 0; index < ROWS; index += 1000) await file.write(Array.from({ length: 1000 }, (_, step) => row(index + step)).join(''));
  await file.write(foot);
  await file.close();
  return path;
};

/** Megabytes of heap over what there was, at the worst moment of reading. */
const peakOf = async (rows: AsyncIterable<unknown>): Promise<{ count: number; megabytes: number }> => {
  const before = process.memoryUsage().heapUsed;
  let [count, peak] = [0, 0];
  for await (const _ of rows) {
    count += 1;
    if (count % 500 === 0) peak = Math.max(peak, process.memoryUsage().heapUsed - before);
  }
  return { count, megabytes: Math.round(peak / 1e6) };
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
  expect(megabytes).toBeLessThan(80);
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
  expect(megabytes).toBeLessThan(80);
});
