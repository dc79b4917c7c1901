import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { DraftDatabase } from './draft-database.ts';
import { createKeptAnswers } from './kept-answers.ts';

class Unreachable extends Error {}

let db: DraftDatabase;
let count = 0;
const keep = () => createKeptAnswers(db, (error) => error instanceof Unreachable);

beforeEach(() => {
  db = new DraftDatabase(`answers-${(count += 1)}`);
});
afterEach(() => db.delete());

it('gives what was answered last while nobody answers, and the newer answer afterwards', async () => {
  expect(await keep().ask('home', async () => ({ version: 1 }))).toEqual({ version: 1 });
  expect(await keep().ask('home', () => Promise.reject(new Unreachable()))).toEqual({ version: 1 });
  expect(await keep().ask('home', async () => ({ version: 2 }))).toEqual({ version: 2 });
  expect(await keep().ask('home', () => Promise.reject(new Unreachable()))).toEqual({ version: 2 });
});

it('passes on that nobody answers where nothing was answered before', async () => {
  await expect(keep().ask('home', () => Promise.reject(new Unreachable()))).rejects.toThrow(Unreachable);
});

it('passes on a refusal, whatever was answered before', async () => {
  await keep().ask('home', async () => 1);
  await expect(keep().ask('home', () => Promise.reject(new TypeError('refused')))).rejects.toThrow('refused');
});

it('answers although the device stores nothing', async () => {
  db.close({ disableAutoOpen: true });
  expect(await keep().ask('home', async () => 1)).toBe(1);
});
