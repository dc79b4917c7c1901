import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test } from 'vitest';
import { WaymarkDatabase } from '#db/storage/schema.ts';
import { createReplayStore } from '#db/storage/replay-store.ts';
import { makeItem } from '#tests/support/make-cart.ts';
import { makeEnv } from '#tests/support/make-held.ts';
import { surviveEviction } from './eviction.ts';
import { browserRandom } from './browser-ports.ts';
import { begin } from './decide.ts';
import { recordSession } from './epoch.ts';
import { emptyCart, emptyReplayState, type ReplayState, type Mutation, type Tap, withCart } from '#db/mutations/mutation.ts';
import { acknowledged, enqueue } from './outbox.ts';
import type { Store } from './ports.ts';
import { RULES } from './rules.ts';

const tapOf = (upc: string): Tap => ({
  id: browserRandom.id(),
  type: 'add-item',
  version: 1,
  args: { item: makeItem(upc), qty: 1 },
  locale: 'en-us',
  subject: null,
  at: '2026-11-21T10:00:00.000Z',
});

const SESSION = { subject: 'guest-1', type: 'Guest' } as const;
const CART = { ...emptyCart(SESSION.subject), cartId: 'c-1' };

/** A page over the database of the moment: what it has seen, and what it does. */
const openPage = (db: WaymarkDatabase) => {
  let known: ReplayState = emptyReplayState('cart');
  const store = surviveEviction(createReplayStore(db), () => known);
  const change = async (work: (held: ReplayState) => ReplayState): Promise<ReplayState> => {
    known = (await store.change('cart', (held) => [work(held), null])).held;
    return known;
  };
  return {
    change,
    tap: (upc: string) => change((held) => enqueue(held, 'cart', [tapOf(upc)])),
    /** The shop has the oldest of what waits. */
    arrive: () => change((held) => held.outbox.slice(0, 1).reduce((at, row) => acknowledged(at, row, 0), held)),
    /** Its first session, and a cart. */
    meet: () => change((held) => withCart({ ...held, identity: SESSION }, CART)),
    /** What waits was sent for the cart, and nobody knows how that ended. */
    doubt: (epoch: number) =>
      change((held) => ({
        ...held,
        outbox: held.outbox.map((row) => ({
          ...row,
          state: 'ambiguous',
          seal: { request: {}, cartId: 'c-1', epoch } as unknown as Mutation['seal'],
        })),
      })),
    read: async () => (known = await store.read('cart')),
    stored: () => createReplayStore(db).read('cart'),
  };
};

/** Service worker, or a list: writes what it has found and knows of nothing else. */
const otherHost = (db: WaymarkDatabase): Store => createReplayStore(db);

const upcs = ({ outbox }: ReplayState): string[] => outbox.map(({ args }) => (args as { item: { choice: { upc: string } } }).item.choice.upc);

const wipe = async (db: WaymarkDatabase): Promise<void> => {
  for (const table of db.tables) await table.clear();
};

let db: WaymarkDatabase;
beforeEach(() => {
  Dexie.dependencies.indexedDB = new IDBFactory();
  db = new WaymarkDatabase();
});

test('[TAP6] pending changes survive an eviction under the page, and precede later ones', async () => {
  const page = openPage(db);
  await page.tap('10000001');
  const { lane } = await page.tap('10000002');
  await wipe(db);
  const after = await page.tap('10000003');
  expect(upcs(after)).toEqual(['10000001', '10000002', '10000003']);
  expect(after.lane.rev).toBeGreaterThan(lane.rev);
  expect(upcs(await page.stored())).toEqual(['10000001', '10000002', '10000003']);
});

test('[TAP6] the first of two pages writes back its state, and neither restores what the other already has', async () => {
  const [one, other] = [openPage(db), openPage(db)];
  await one.tap('10000001');
  await other.tap('10000002');
  await wipe(db);
  await other.tap('10000003');
  const after = await one.tap('10000004');
  expect(upcs(after)).toEqual(['10000001', '10000002', '10000003', '10000004']);
});

test('[TAP6] data that another context wrote into an evicted database does not displace that of a page that knows more', async () => {
  const page = openPage(db);
  await page.meet();
  await page.tap('10000001');
  await page.tap('10000002');
  await wipe(db);
  await otherHost(db).change('cart', (held) => [{ ...held, identity: SESSION }, null]);
  const after = await page.tap('10000003');
  expect(upcs(after)).toEqual(['10000001', '10000002', '10000003']);
  expect(after).toMatchObject({ identity: SESSION, carts: [{ cartId: 'c-1' }] });
  expect(upcs(await page.stored())).toEqual(['10000001', '10000002', '10000003']);
});

test('[TAP6] a page that slept through an eviction accepts a cart newer than its own, and its changes come first, once', async () => {
  const asleep = openPage(db);
  await asleep.meet();
  await asleep.tap('10000001');
  await wipe(db);
  const young = openPage(db);
  await young.meet();
  for (const upc of ['10000002', '10000003', '10000004', '10000005']) await young.tap(upc);
  await young.arrive();
  const woken = await asleep.read();
  expect(upcs(woken)).toEqual(['10000001', '10000003', '10000004', '10000005']);
  expect(new Set(woken.outbox.map(({ seq }) => seq)).size).toBe(4);
  expect(upcs(await young.tap('10000006'))).toEqual(['10000001', '10000003', '10000004', '10000005', '10000006']);
  expect(upcs(await asleep.tap('10000007'))).toEqual(['10000001', '10000003', '10000004', '10000005', '10000006', '10000007']);
});

test('[TAP6] changes that another page restored and sent are not restored again', async () => {
  const [one, other] = [openPage(db), openPage(db)];
  await one.meet();
  await one.tap('10000001');
  await other.tap('10000002');
  await one.read();
  await wipe(db);
  await other.tap('10000003');
  await other.arrive();
  expect(upcs(await one.read())).toEqual(['10000002', '10000003']);
  expect(upcs(await one.stored())).toEqual(['10000002', '10000003']);
});

test('[TAP6] a tap made during the eviction is not lost if another page writes first', async () => {
  const [one, other] = [openPage(db), openPage(db)];
  await one.tap('10000001');
  await other.read();
  await one.tap('10000002');
  await wipe(db);
  await other.tap('10000003');
  await other.tap('10000004');
  expect(upcs(await one.read())).toEqual(['10000001', '10000002', '10000003', '10000004']);
});

test('[TAP6] a seal for the cart stays valid under the cart’s current epoch', async () => {
  const page = openPage(db);
  await page.change((held) => withCart({ ...held, identity: SESSION }, { ...CART, epoch: 2 }));
  await page.tap('10000001');
  await page.doubt(2);
  await wipe(db);
  await otherHost(db).change('cart', (held) => [withCart({ ...held, identity: SESSION }, CART), null]);
  const { outbox, carts } = await page.read();
  expect(carts).toMatchObject([{ cartId: 'c-1', epoch: 2 }]);
  expect(outbox).toMatchObject([{ state: 'ambiguous', seal: { cartId: 'c-1', epoch: 2 } }]);
});

test.each([
  ['for a cart that another has replaced is discarded, and the change gets another key', 'c-2', 'waiting'],
  ['for the cart that continues keeps its key', 'c-1', 'ambiguous'],
] as const)('[TAP6] a seal %s', async (_, cartId, state) => {
  const page = openPage(db);
  await page.meet();
  const { outbox } = await page.tap('10000001');
  await page.doubt(0);
  await wipe(db);
  await otherHost(db).change('cart', (held) => [withCart({ ...held, identity: SESSION }, { ...CART, cartId }), null]);
  const after = await page.read();
  expect(after.outbox).toMatchObject([{ state }]);
  expect(after.outbox[0]?.key === outbox[0]?.key).toBe(cartId === 'c-1');
});

test('[TAP6] if the cookie was evicted with the database, the current guest gets the pending changes and the current cart', async () => {
  const asleep = openPage(db);
  await asleep.meet();
  await asleep.tap('10000001');
  await wipe(db);
  const young = openPage(db);
  const now = { subject: 'guest-2', type: 'Guest' } as const;
  await young.change((held) => withCart({ ...held, identity: now }, { ...emptyCart(now.subject), cartId: 'c-2' }));
  await young.tap('10000002');
  const woken = await asleep.read();
  expect(woken).toMatchObject({ identity: now, outbox: [{ subject: 'guest-2' }, { subject: 'guest-2' }] });
  expect(upcs(woken)).toEqual(['10000001', '10000002']);
  expect(woken.carts).toMatchObject([{ subject: 'guest-2', cartId: 'c-2' }]);
});

test('[TAP6] a page that slept while another moved everything to a new subject does not restore the former one', async () => {
  const [one, other] = [openPage(db), openPage(db)];
  await one.meet();
  await one.tap('10000001');
  await other.read();
  await wipe(db);
  await one.tap('10000002');
  const renamed = { subject: 'guest-2', type: 'Guest' } as const;
  await one.change((held) => recordSession(held, renamed, makeEnv()));
  const after = await other.read();
  expect(after).toMatchObject({ identity: renamed, carts: [{ subject: 'guest-2', cartId: 'c-1' }] });
  expect(after.outbox).toMatchObject([{ subject: 'guest-2' }, { subject: 'guest-2' }]);
});

test('[TAP6] changes made before there was a session belong to the first one, and those of another person stay theirs', async () => {
  const nobody = openPage(db);
  await nobody.tap('10000001');
  await wipe(db);
  await otherHost(db).change('cart', (held) => [{ ...held, identity: SESSION }, null]);
  expect(await nobody.read()).toMatchObject({ identity: SESSION, outbox: [{ subject: SESSION.subject }] });
  await wipe(db);
  const account = { subject: 'account-1', type: 'Registered' } as const;
  await otherHost(db).change('cart', (held) => [{ ...held, identity: account }, null]);
  expect(await nobody.read()).toMatchObject({ identity: account, outbox: [{ subject: SESSION.subject }] });
});

test('[TAP6] a drainer that began on the evicted database records nothing once its rows have moved', async () => {
  const page = openPage(db);
  await page.tap('10000001');
  await wipe(db);
  const { result: fence } = await otherHost(db).change('cart', (held) => begin(held, 0));
  const after = await page.read();
  expect(RULES.mayRecord(after, fence)).toBe(false);
});

test('an older read of an intact database changes nothing', async () => {
  const [one, other] = [openPage(db), openPage(db)];
  await one.tap('10000001');
  await other.tap('10000002');
  expect(upcs(await one.tap('10000003'))).toEqual(['10000001', '10000002', '10000003']);
});
