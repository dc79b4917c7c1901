import type { Page } from '@playwright/test';
import type { Cart } from '#contract/cart.ts';
import { createClient } from '#contract/client/client.ts';
import { LOCALES } from '#contract/locales.ts';
import type { CartRow, Identity, Mutation } from '#db/mutations/mutation.ts';

/** What the device holds of the cart, read from its own storage. */
export interface OnDevice {
  /** Changes that wait, in the order in which they are sent. */
  readonly outbox: readonly Mutation[];
  /** Taps that are on paper only: not yet in the outbox. */
  readonly journal: number;
  /** The shop's cart as the device last heard of it. */
  readonly cartId: string | null;
  readonly items: Readonly<Record<string, number>>;
}

/** A page as the cart is seen through it. */
export interface EvaluatingPage {
  /** Name of the link to the cart; null where there is none. */
  linkName(): Promise<string | null>;
  evaluate<R>(inPage: () => R | Promise<R>): Promise<R>;
  /** The cookies of the shop, as the page's browser sends them. */
  cookies(): Promise<readonly { readonly name: string; readonly value: string }[]>;
}

/** A shopper's cart from all sides: what is on the screen, on the device and in the shop. */
export interface ShopperCart {
  /** Pieces by the header's count. */
  onScreen(): Promise<number | undefined>;
  onDevice(): Promise<OnDevice>;
  /** UPC to quantity, as the shop has it; asked behind the network's back, with this browser's session. */
  inShop(): Promise<Readonly<Record<string, number>>>;
  /** Told when a matcher fails. */
  report(): string;
}

type Rows = { lanes: unknown[]; identity: Identity[]; carts: CartRow[]; outbox: Mutation[] };

const NOTHING: OnDevice = { outbox: [], journal: 0, cartId: null, items: {} };

/** Runs in the page: everything the cart keeps there. Null where no database was made. */
const readRows = async (): Promise<{ rows: Rows | null; journal: number }> => {
  const journal = Object.keys(localStorage).filter((key) => key.startsWith('waymark.tap.')).length;
  if (!(await indexedDB.databases()).some(({ name }) => name === 'waymark')) return { rows: null, journal };
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open('waymark');
    opening.addEventListener('upgradeneeded', () => opening.transaction?.abort());
    opening.addEventListener('success', () => resolve(opening.result));
    opening.addEventListener('error', () => reject(new Error(`The database cannot be read: ${opening.error?.name ?? ''}`)));
  });
  const names = ['lanes', 'identity', 'carts', 'outbox'] as const;
  try {
    if (!names.every((name) => database.objectStoreNames.contains(name))) return { rows: null, journal };
    // One transaction: what is read belongs together.
    const tx = database.transaction([...names]);
    const all = await Promise.all(
      names.map(
        (name) =>
          new Promise<unknown[]>((resolve, reject) => {
            const asking = tx.objectStore(name).getAll();
            asking.addEventListener('success', () => resolve(asking.result as unknown[]));
            asking.addEventListener('error', () => reject(new Error(`${name} cannot be read`)));
          }),
      ),
    );
    return { rows: Object.fromEntries(names.map((name, index) => [name, all[index]])) as Rows, journal };
  } finally {
    database.close();
  }
};

const byUpc = (cart: Cart | null): Record<string, number> => {
  const counted: Record<string, number> = {};
  for (const { upc, qty } of cart?.items ?? []) counted[upc] = (counted[upc] ?? 0) + qty;
  return counted;
};

/** The cart of whoever uses that page. `origin` is the port of the shop itself, not of the relay before it. */
export const createShopperCart = (page: Page, origin: () => number, report: () => string): ShopperCart =>
  createShopperCartOf(
    {
      linkName: () => page.getByRole('link', { name: /^Cart,/ }).getAttribute('aria-label', { timeout: 1_000 }),
      evaluate: (inPage) => page.evaluate(inPage),
      cookies: () => page.context().cookies(new URL(page.url()).origin),
    },
    origin,
    report,
  );

/** The same for a page of any engine. */
export const createShopperCartOf = (page: EvaluatingPage, origin: () => number, report: () => string): ShopperCart => {
  const cart: ShopperCart = {
    report,
    async onScreen() {
      const name = await page.linkName();
      const count = /\d+/.exec(name ?? '')?.[0];
      return name === null ? undefined : Number(count ?? 0);
    },
    async onDevice() {
      const { rows, journal } = await page.evaluate(readRows);
      if (!rows) return { ...NOTHING, journal };
      const subject = rows.identity[0]?.subject ?? '';
      const cart = rows.carts.find((row) => row.subject === subject);
      const outbox = rows.outbox.filter(({ lane }) => lane === 'cart').toSorted((one, other) => one.seq - other.seq);
      return { outbox, journal, cartId: cart?.cartId ?? null, items: byUpc(cart?.snapshot ?? null) };
    },
    async inShop() {
      const { cartId } = await cart.onDevice();
      if (cartId === null) return {};
      const cookie = (await page.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
      const { api } = createClient({
        locale: LOCALES['en-us'].id,
        baseUrl: `http://127.0.0.1:${origin()}`,
        fetch: (address, init) => fetch(address, { ...init, headers: { ...(init.headers as Record<string, string>), cookie } }),
        transactionId: crypto.randomUUID(),
        newId: () => crypto.randomUUID(),
        now: () => Date.now(),
        wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
        timeouts: { readMs: 8_000, writeMs: 8_000 },
        loadErrors: () => Promise.resolve({}),
      });
      return byUpc(await api('cart.get', { params: { basketId: cartId } }));
    },
  };
  return cart;
};
