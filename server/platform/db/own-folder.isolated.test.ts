import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase, type OpenDatabase } from './open.ts';
import { openOwnFolder } from './own-folder.ts';

let parent: string;
let database: OpenDatabase;
let before: number;
beforeAll(async () => {
  before = process.umask(0o022);
  parent = mkdtempSync(join(tmpdir(), 'waymark-modes-'));
  database = await openDatabase({ dataDir: join(parent, 'data') });
});
afterAll(async () => {
  await database.close();
  rmSync(parent, { recursive: true, force: true });
  process.umask(before);
});

const modeOf = (path: string): number => statSync(path).mode & 0o777;

it('every file and folder of a new data folder is its owner’s alone, also with an open umask', () => {
  const root = join(parent, 'data');
  const all = [root, ...(readdirSync(root, { recursive: true }) as string[]).map((name) => join(root, name))];
  expect(all.length).toBeGreaterThan(500);
  expect(all.filter((path) => (modeOf(path) & 0o077) !== 0)).toEqual([]);
});

it('a data folder that was open to others is closed', () => {
  const folder = join(parent, 'older');
  mkdirSync(folder, { mode: 0o755 });
  openOwnFolder(folder);
  expect(modeOf(folder)).toBe(0o700);
});
