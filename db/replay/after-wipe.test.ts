import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test } from 'vitest';
import { WaymarkDatabase } from '#db/schema.ts';
import { createReplayStore } from '#db/tables/replay-store.ts';
import { makeItem } from '#tests/support/make-cart.ts';
import { makeEnv } from '#tests/support/make-held.ts';
import { outliveWipe } from './after-wipe.ts';
import { browserRandom } from './browser-ports.ts';
import { begin } from './decide.ts';
import { recordSession } from './epoch.ts';
import { emptyCart, emptyHeld, type Held, type Mutation, type Tap, withCart } from './mutation.ts';
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
const BASKET = { ...emptyCart(SESSION.subject), cartId: 'c-1' };

/** A page over the database of the moment: what it has seen, and what it does. */
const openPage = (db: WaymarkDatabase) => {
  let known: Held = emptyHeld('cart');
  const store = outliveWipe(createReplayStore(db), () => known);
  const change = async (work: (held: Held) => Held): Promise<Held> => {
    known = (await store.change('cart', (held) => [work(held), null])).held;
    return known;
  };
  return {
    change,
    tap: (upc: string) => change((held) => enqueue(held, 'cart', [tapOf(upc)])),
    /** The shop has the oldest of what waits. */
    arrive: () => change((held) => held.outbox.slice(0, 1).reduce((at, row) => acknowledged(at, row, 0), held)),
    /** Its first session, and a basket. */
    meet: () => change((held) => withCart({ ...held, identity: SESSION }, BASKET)),
    /** What waits was sent for the basket, and nobody knows how that ended. */
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

const upcs = ({ outbox }: Held): string[] => outbox.map(({ args }) => (args as { item: { choice: { upc: string } } }).item.choice.upc);

const wipe = async (db: WaymarkDatabase): Promise<void> => {
  for (const table of db.tables) await table.clear();
};

let db: WaymarkDatabase;
beforeEach(() => {
  Dexie.dependencies.indexedDB = new IDBFactory();
  db = new WaymarkDatabase();
});

test('[TAP6] what waits outlives a wipe of the database under the page, and comes before what is tapped after it', async () => {
  const page = openPage(db);
  await page.tap('10000001');
  const { lane } = await page.tap('10000002');
  await wipe(db);
  const after = await page.tap('10000003');
  expect(upcs(after)).toEqual(['10000001', '10000002', '10000003']);
  expect(after.lane.rev).toBeGreaterThan(lane.rev);
  expect(upcs(await page.stored())).toEqual(['10000001', '10000002', '10000003']);
});

test('[TAP6] of two pages the first writes down what it knows, and neither puts back what the other has', async () => {
  const [one, other] = [openPage(db), openPage(db)];
  await one.tap('10000001');
  await other.tap('10000002');
  await wipe(db);
  await other.tap('10000003');
  const after = await one.tap('10000004');
  expect(upcs(after)).toEqual(['10000001', '10000002', '10000003', '10000004']);
});

test('[TAP6] what somebody else has written in a database that was emptied takes nothing from a page that knows more', async () => {
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

test('[TAP6] a page that slept through it finds a basket that has gone further than its own, and its changes come first, once', async () => {
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

test('[TAP6] what another page wrote down and brought to the shop is not put back', async () => {
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

test('[TAP6] what was tapped in one page in the moment of the wipe is not lost where another writes first', async () => {
  const [one, other] = [openPage(db), openPage(db)];
  await one.tap('10000001');
  await other.read();
  await one.tap('10000002');
  await wipe(db);
  await other.tap('10000003');
  await other.tap('10000004');
  expect(upcs(await one.read())).toEqual(['10000001', '10000002', '10000003', '10000004']);
});

test('[TAP6] what is sealed for a basket stays so under the number that the basket has then', async () => {
  const page = openPage(db);
  await page.change((held) => withCart({ ...held, identity: SESSION }, { ...BASKET, epoch: 2 }));
  await page.tap('10000001');
  await page.doubt(2);
  await wipe(db);
  await otherHost(db).change('cart', (held) => [withCart({ ...held, identity: SESSION }, BASKET), null]);
  const { outbox, carts } = await page.read();
  expect(carts).toMatchObject([{ cartId: 'c-1', epoch: 2 }]);
  expect(outbox).toMatchObject([{ state: 'ambiguous', seal: { cartId: 'c-1', epoch: 2 } }]);
});

test.each([
  ['for a basket that another has taken the place of, is made anew under another key', 'c-2', 'waiting'],
  ['for the basket that goes on, keeps its key', 'c-1', 'ambiguous'],
] as const)('[TAP6] what is sealed %s', async (_, cartId, state) => {
  const page = openPage(db);
  await page.meet();
  const { outbox } = await page.tap('10000001');
  await page.doubt(0);
  await wipe(db);
  await otherHost(db).change('cart', (held) => [withCart({ ...held, identity: SESSION }, { ...BASKET, cartId }), null]);
  const after = await page.read();
  expect(after.outbox).toMatchObject([{ state }]);
  expect(after.outbox[0]?.key === outbox[0]?.key).toBe(cartId === 'c-1');
});

test('[TAP6] where the cookie went with the database, the guest who uses the device now has what waited, and the basket of now', async () => {
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

test('[TAP6] a page that slept while another took everything to a new name gives nothing its old one again', async () => {
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

test('[TAP6] what was tapped before there was a session goes to the first one, and another person’s stays theirs', async () => {
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

test('[TAP6] a drainer that began in the emptied database records nothing any more once its rows have moved', async () => {
  const page = openPage(db);
  await page.tap('10000001');
  await wipe(db);
  const { result: fence } = await otherHost(db).change('cart', (held) => begin(held, 0));
  const after = await page.read();
  expect(RULES.mayRecord(after, fence)).toBe(false);
});

test('an older read of an unharmed database changes nothing', async () => {
  const [one, other] = [openPage(db), openPage(db)];
  await one.tap('10000001');
  await other.tap('10000002');
  expect(upcs(await one.tap('10000003'))).toEqual(['10000001', '10000002', '10000003']);
});
