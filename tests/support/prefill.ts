import type { Page } from '@playwright/test';
import type { Cart } from '#contract/cart.ts';
import type { Session } from '#contract/calls/auth.ts';
import { HEADERS } from '#contract/headers.ts';
import { acceptSnapshot } from '#db/replay/epoch.ts';
import { emptyReplayState } from '#db/mutations/mutation.ts';
import { WaymarkDatabase } from '#db/storage/schema.ts';
import { changesBetween, nextRev } from '#db/storage/state-rows.ts';
import type { Buyable } from './shopper.ts';

type Rows = Readonly<Record<string, readonly unknown[]>>;

/** How a browser knows the database: what the library makes of its newest version. */
const describeDatabase = () => {
  const database = new WaymarkDatabase();
  return {
    name: database.name,
    version: database.verno * 10,
    stores: database.tables.map(({ name, schema: { primKey, indexes } }) => ({
      name,
      keyPath: primKey.keyPath as string | string[],
      indexes: indexes.map((index) => ({ name: index.name, keyPath: index.keyPath as string | string[] })),
    })),
  };
};

/** Runs in the page: a guest's session, whose cookie the browser keeps, and a cart with one piece. */
const makeCart = async ({ piece, key, keyHeader }: { piece: object; key: string; keyHeader: string }) => {
  const post = async (path: string, body: object, headers: Record<string, string> = {}): Promise<unknown> => {
    const answer = await fetch(`${path}?locale=en-us`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };
  const session = await post('/token/v2/auth/token', { type: 'Guest' });
  return { session: session as Session, cart: (await post('/cart/v1/cartWithItem', piece, { [keyHeader]: key })) as Cart };
};

/** Runs in the page: what the app would have written down. */
const keepRows = async ({ database, rows, hint }: { database: ReturnType<typeof describeDatabase>; rows: Rows; hint: string }): Promise<void> => {
  const opened = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open(database.name, database.version);
    opening.addEventListener('upgradeneeded', () => {
      for (const { name, keyPath, indexes } of database.stores) {
        const store = opening.result.createObjectStore(name, { keyPath });
        for (const index of indexes) store.createIndex(index.name, index.keyPath);
      }
    });
    opening.addEventListener('success', () => resolve(opening.result));
    opening.addEventListener('error', () => reject(new Error(`The database cannot be made: ${opening.error?.name ?? ''}`)));
  });
  const names = Object.keys(rows);
  await new Promise<void>((resolve, reject) => {
    const tx = opened.transaction(names, 'readwrite');
    for (const name of names) for (const row of rows[name] ?? []) tx.objectStore(name).put(row);
    tx.addEventListener('complete', () => resolve());
    tx.addEventListener('abort', () => reject(new Error(`The rows cannot be kept: ${tx.error?.name ?? ''}`)));
  });
  opened.close();
  localStorage.setItem('waymark.basket', hint);
};

/**
 * Makes a page's browser that of a guest who has put one piece into the cart: shop and device hold what they hold after a press on the button, without any
 * page of the shop having been opened. For a browser that has no cart yet.
 */
export const prefillCart = async (page: Page, url: string, { productId: product, upc }: Buyable): Promise<void> => {
  // A document of the shop that runs nothing.
  await page.goto(`${url}/robots.txt`);
  const { session, cart } = await page.evaluate(makeCart, {
    piece: { product, upc, qty: 1 },
    key: crypto.randomUUID(),
    keyHeader: HEADERS.idempotencyKey,
  });
  const before = emptyReplayState('cart');
  const { subject, type } = session;
  const after = acceptSnapshot({ ...before, identity: { subject, type } }, cart, Date.now());
  const { put } = changesBetween(before, nextRev(before, after));
  await page.evaluate(keepRows, { database: describeDatabase(), rows: { ...put }, hint: JSON.stringify({ count: 1, subject }) });
};
