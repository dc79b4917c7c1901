import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { jobClaims } from '#server/platform/db/schema/jobs.ts';
import { openTestDatabase, type TestDatabase } from '#server/platform/db/test-database.ts';
import { createJobClaims } from './claims.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.delete(jobClaims);
});

const LONG = 3_600_000;

it('work is done by one of several processes that begin at once', async () => {
  let done = 0;
  const processes = Array.from({ length: 5 }, () => createJobClaims(database.db));
  const ran = await Promise.all(processes.map(({ run }) => run('clean', LONG, async () => void (done += 1))));
  expect(done).toBe(1);
  expect(ran.filter(Boolean)).toHaveLength(1);
});

it('work is done once in its period, by whichever process comes first', async () => {
  const [one, other] = [createJobClaims(database.db), createJobClaims(database.db)];
  const done: string[] = [];
  expect(await one.run('clean', LONG, async () => void done.push('one'))).toBe(true);
  expect(await other.run('clean', LONG, async () => void done.push('other'))).toBe(false);
  expect(await one.run('clean', LONG, async () => void done.push('one again'))).toBe(false);
  expect(await other.run('repair', LONG, async () => void done.push('another work'))).toBe(true);
  expect(done).toEqual(['one', 'another work']);
});

it('the next period is open to every process', async () => {
  const [one, other] = [createJobClaims(database.db), createJobClaims(database.db)];
  expect(await one.run('repair', 100, async () => {})).toBe(true);
  await vi.waitFor(async () => expect(await other.run('repair', 100, async () => {})).toBe(true), { timeout: 15_000 });
});

it('work that takes longer than the lease stays with its process', async () => {
  const [one, other] = [createJobClaims(database.db, 2_000), createJobClaims(database.db, 2_000)];
  let finish = (): void => {};
  let first: Promise<boolean> | undefined;
  // The other tries only once the work has begun: two claims sent at once may arrive in either order.
  await new Promise<void>((began) => {
    first = one.run('clean', LONG, () => {
      began();
      return new Promise<void>((done) => (finish = done));
    });
  });
  const tries: boolean[] = [];
  const since = performance.now();
  while (performance.now() - since < 5_000) {
    tries.push(await other.run('clean', LONG, async () => {}));
    await new Promise((next) => setTimeout(next, 100));
  }
  finish();
  expect(await first).toBe(true);
  expect(tries).not.toContain(true);
});

it('work of a process that ended in the middle is taken over after the lease', async () => {
  const other = createJobClaims(database.db, 200);
  // What a killed process leaves: a claim that nobody extends.
  await database.db.insert(jobClaims).values({ name: 'clean', holder: 'killed', until: new Date(Date.now() + 3_000) });
  expect(await other.run('clean', LONG, async () => {})).toBe(false);
  await vi.waitFor(async () => expect(await other.run('clean', LONG, async () => {})).toBe(true), { timeout: 15_000 });
});

it('work that fails is reported and not begun again before its period is over', async () => {
  const { run } = createJobClaims(database.db);
  await expect(run('clean', LONG, async () => Promise.reject(new Error('no room')))).rejects.toThrow('no room');
  expect(await run('clean', LONG, async () => {})).toBe(false);
});
