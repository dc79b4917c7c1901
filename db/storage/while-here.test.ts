import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DraftName } from '#db/content-drafts/draft-database.ts';

const APPLE = 'Apple Computer, Inc.';

/** One for all: the database library listens once. */
const page = new EventTarget();
const leave = (persisted = true): boolean => page.dispatchEvent(Object.assign(new Event('pagehide'), { persisted }));
const comeBack = (): boolean => page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
let names = 0;

function stubPage(vendor: string): void {
  vi.stubGlobal('document', {});
  vi.stubGlobal('navigator', { vendor });
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
}

/** The modules as a page of that browser loads them, and a database of their own. */
async function openPage(vendor: string) {
  stubPage(vendor);
  const [{ WaymarkDatabase }, { createDrafts }, { createReplayStore }, { createLaneStore }, { whileHere }] = await Promise.all([
    import('./schema.ts'),
    import('./drafts.ts'),
    import('./replay-store.ts'),
    import('#db/list-sync/list-sync-store.ts'),
    import('./while-here.ts'),
  ]);
  const name = `left-${(names += 1)}`;
  const db = new WaymarkDatabase(name);
  await db.open();
  return { db, name, whileHere, drafts: createDrafts(db), store: createReplayStore(db), lists: createLaneStore<true>(db) };
}

/** The content editor's database in a page of WebKit. */
async function openEditor() {
  stubPage(APPLE);
  const [{ DraftDatabase }, { createDraftSync }, { createKeptAnswers }] = await Promise.all([
    import('#db/content-drafts/draft-database.ts'),
    import('#db/content-drafts/draft-sync.ts'),
    import('#db/content-drafts/kept-answers.ts'),
  ]);
  const name = `left-${(names += 1)}`;
  const db = new DraftDatabase(name);
  await db.open();
  const save = vi.fn(async () => ({ kind: 'saved', version: 8 }) as const);
  const sync = createDraftSync(db, 'ada', { save, onSaved: () => undefined, now: () => new Date('2026-11-25T12:00:00Z'), makeKey: () => 'k1' });
  return { db, name, save, sync, answers: createKeptAnswers(db, () => true) };
}

/** What a later page of the same origin can do: a write on the same tables. */
async function writeElsewhere(name: string, tables: readonly string[], row: object = { id: 'elsewhere' }): Promise<string> {
  const db = await new Promise<IDBDatabase>((resolve) => {
    const request = indexedDB.open(name);
    request.addEventListener('success', () => resolve(request.result));
  });
  const tx = db.transaction([...tables], 'readwrite');
  const ended = new Promise<string>((resolve) => {
    tx.addEventListener('complete', () => resolve('written'));
    tx.addEventListener('abort', () => resolve('aborted'));
  });
  tx.objectStore('drafts').put(row);
  const outcome = await ended;
  db.close();
  return outcome;
}

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

const GUEST = { subject: 'guest', type: 'Guest' } as const;

test('[TAP10] in WebKit a transaction in progress is aborted when its page is left, so that the next page can write, and runs once when the page is back', async () => {
  const { db, name, drafts, store, lists, whileHere } = await openPage(APPLE);
  const rule = vi.fn(
    (held: Awaited<ReturnType<typeof store.read>>) => [{ ...held, lane: { ...held.lane, fence: held.lane.fence + 1 } }, null] as const,
  );
  const work = [
    store.change('cart', rule),
    lists.change('favorites', (held) => [{ ...held, state: { ...held.state, renew: true } }, null]),
    lists.read('saved'),
    drafts.save('checkout', GUEST, 'delivery', { city: 'Bend' }),
    drafts.claim('attempt', GUEST, 'summary', { key: 'one' }),
    drafts.read('checkout', GUEST),
    whileHere(() => db.transaction('rw', db.notices, () => db.notices.clear())),
  ];
  leave();
  expect(await writeElsewhere(name, ['lanes', 'identity', 'carts', 'outbox', 'notices', 'listLanes', 'lists', 'wishes', 'drafts'])).toBe('written');
  comeBack();
  await Promise.all(work);
  expect((await store.read('cart')).lane).toMatchObject({ fence: 1, rev: 1 });
  expect((await lists.read('favorites')).state).toMatchObject({ renew: true, rev: 1 });
  expect(await drafts.read('checkout', GUEST)).toEqual({ city: 'Bend' });
  expect(await drafts.read('attempt', GUEST)).toEqual({ key: 'one' });
  db.close();
});

test('in WebKit a transaction that begins while the page is left waits until it is back, however it begins', async () => {
  const { db, name, drafts, store } = await openPage(APPLE);
  leave();
  const saved = drafts.save('checkout', GUEST, 'delivery', { city: 'Bend' });
  const read = store.read('cart');
  // Not announced: it is refused, and locks nothing.
  await expect(db.drafts.put({ ...GUEST, ownerType: 'Guest', id: 'bare', step: '', values: {}, savedAt: '' })).rejects.toThrow(
    /abort|Abort|Transaction/,
  );
  expect(await writeElsewhere(name, ['drafts', 'lanes'])).toBe('written');
  expect((await db.drafts.toArray().catch(() => [])).map(({ id }) => id)).toEqual([]);
  comeBack();
  await Promise.all([saved, read]);
  expect((await db.drafts.toArray()).map(({ id }) => id)).toEqual(['checkout', 'elsewhere']);
  db.close();
});

test('in WebKit drafts of the content editor are aborted when their page is left, and are stored and sent once when it is back', async () => {
  const { db, name, save, sync, answers } = await openEditor();
  const named = (slug: string): DraftName => ({ siteId: 'WAYMARK-US', kind: 'page', slug });
  const [home, sale, old] = [named('home'), named('sale'), named('old')];
  await sync.edit(sale, { title: 'Sale' }, 7);
  await sync.edit(old, { title: 'Old' }, 7);
  await answers.ask('schemas', async () => 1);
  const work = [
    sync.edit(home, { title: 'Home' }, 7),
    sync.flush(sale),
    sync.discard(old),
    sync.list(),
    sync.read(home),
    answers.ask('home', async () => 2),
    answers.ask('schemas', () => Promise.reject(new Error('no answer'))),
  ];
  leave();
  await expect(db.drafts.get('bare')).rejects.toThrow(/abort|Abort|Transaction/);
  expect(await writeElsewhere(name, ['drafts', 'answers'], { key: 'elsewhere' })).toBe('written');
  expect(save).not.toHaveBeenCalled();
  comeBack();
  await Promise.all(work);
  expect(save).toHaveBeenCalledTimes(1);
  expect(await db.drafts.toArray()).toMatchObject([{ slug: 'home', document: { title: 'Home' }, edit: 1 }, { key: 'elsewhere' }]);
  expect(await db.answers.toArray()).toEqual([
    { key: 'home', value: 2 },
    { key: 'schemas', value: 1 },
  ]);
  db.close();
});

test('an error of the work itself is not taken for a page that was left', async () => {
  const { db, store } = await openPage(APPLE);
  const broken = vi.fn(() => {
    throw new Error('a rule');
  });
  leave();
  comeBack();
  await expect(store.change('cart', broken)).rejects.toThrow('a rule');
  expect(broken).toHaveBeenCalledTimes(1);
  db.close();
});

test.each([
  ['a page of WebKit that is not cached', APPLE, false],
  ['a page of Chromium', 'Google Inc.', true],
  ['a page of Firefox', '', true],
])('%s lets its writes complete', async (_, vendor, persisted) => {
  const { db, drafts } = await openPage(vendor);
  const saved = drafts.save('checkout', GUEST, 'delivery', { city: 'Bend' });
  leave(persisted);
  await saved;
  comeBack();
  expect(await drafts.read('checkout', GUEST)).toEqual({ city: 'Bend' });
  db.close();
});
