import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Refusal } from '#server/platform/refusal.ts';
import type { Db } from './open.ts';
import { LAG_MS, type Reads, readsOfPrimary, readsOfStandby } from './reads.ts';

interface Server {
  standby: boolean;
  at: number;
  history: string;
  /** Does not answer. */
  isSilent: boolean;
}

const never = new Promise<never>(() => {});
const serve = (server: Server): Db => {
  const answer = () => {
    const { standby, at, history } = server;
    return { rows: [{ standby, at: String(at), history }] };
  };
  return { execute: async () => (server.isSilent ? never : answer()) } as unknown as Db;
};

let main: Server;
let copy: Server;
let primary: Db;
let standby: Db;
let reads: Reads;
beforeEach(() => {
  main = { standby: false, at: 100, history: '1 1', isSilent: false };
  copy = { standby: true, at: 100, history: '1 1', isSilent: false };
  [primary, standby] = [serve(main), serve(copy)];
  reads = readsOfStandby({ primary, standby });
});
afterEach(() => reads.stop());

const where = (): Promise<string> => reads.read(async (db) => (db === standby ? 'standby' : 'primary'));
const becomes = (server: string): Promise<void> => vi.waitFor(async () => expect(await where()).toBe(server), { timeout: 10_000 });

it('reads go to the primary until the standby is known to have everything, and then to the standby', async () => {
  reads.stop();
  main.at = 200;
  reads = readsOfStandby({ primary, standby });
  await sleep(100);
  expect(await where()).toBe('primary');
  await expect(reads.check()).rejects.toThrow('lost or behind');
  copy.at = 200;
  await becomes('standby');
  await reads.check();
  expect(reads.figures()).toMatchObject({ hasStandby: true, isUsed: true, standby: 1 });
});

it('a standby that is behind for longer than the limit is not read from until it has caught up', async () => {
  await becomes('standby');
  main.at = 200;
  await becomes('primary');
  expect(reads.figures().lagMs).toBeGreaterThan(LAG_MS);
  copy.at = 199;
  await sleep(600);
  expect(await where()).toBe('primary');
  copy.at = 200;
  await becomes('standby');
});

it.each([
  ['is the standby of another history', { history: '1 2' }],
  ['is the standby of another cluster', { history: '2 1' }],
  ['is no standby any more', { standby: false }],
] as const)('a server that %s is not read from', async (_, change) => {
  await becomes('standby');
  Object.assign(copy, change);
  await becomes('primary');
});

it('what fails on the standby runs on the primary, and a lost standby is left alone', async () => {
  await becomes('standby');
  const lost = (db: Db): Promise<string> => (db === standby ? Promise.reject(new Error('Connection terminated')) : Promise.resolve('primary'));
  expect(await reads.read(lost)).toBe('primary');
  expect(await where()).toBe('primary');
  await becomes('standby');
  const conflict = Object.assign(new Error('canceling statement due to conflict with recovery'), { code: '40001' });
  expect(await reads.read((db) => (db === standby ? Promise.reject(conflict) : Promise.resolve('primary')))).toBe('primary');
  expect(await where()).toBe('standby');
});

it('a refusal is an answer of the standby', async () => {
  await becomes('standby');
  const work = vi.fn<(db: Db) => Promise<never>>(() => Promise.reject(new Refusal('API404')));
  await expect(reads.read(work)).rejects.toThrow(Refusal);
  expect(work).toHaveBeenCalledOnce();
});

it('a standby that falls silent keeps a read waiting no longer than the limit', async () => {
  await becomes('standby');
  copy.isSilent = true;
  const began = performance.now();
  expect(await reads.read((db) => (db === standby ? never : Promise.resolve('primary')))).toBe('primary');
  expect(performance.now() - began).toBeLessThan(LAG_MS * 4);
});

it('a change waits until the standby shows it, and no longer than anybody reads from one that does not', async () => {
  await becomes('standby');
  main.at = 300;
  const waited = reads.caughtUp();
  await sleep(100);
  copy.at = 300;
  const began = performance.now();
  await waited;
  expect(performance.now() - began).toBeLessThan(LAG_MS / 2);
  main.at = 400;
  const again = performance.now();
  await reads.caughtUp();
  expect(performance.now() - again).toBeGreaterThanOrEqual(LAG_MS);
  expect(await where()).toBe('primary');
});

it('without a standby everything is read from the primary, and nothing waits', async () => {
  const own = readsOfPrimary(primary);
  expect(await own.read(async (db) => db === primary)).toBe(true);
  await own.caughtUp();
  await own.check();
  expect(own.figures()).toMatchObject({ hasStandby: false, primary: 1 });
});
