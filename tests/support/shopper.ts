import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { chooseRadio } from './choose-radio.ts';

/** A product as a shopper finds it. */
export interface Product {
  readonly name: string;
  readonly url: string;
}

/** Minor units: three units stay below what the shop gives a present for. */
const MOST = 83_00;
const LEAST = 60_00;
/** Pieces of what a shopper would choose first: journeys in one shop do not buy it empty. */
const PLENTY = 12;

/** A product that can be bought. */
export interface Buyable extends Product {
  /** Its colourway. */
  readonly productId: string;
  /** Of the variant that a shopper would choose first. */
  readonly upc: string;
}

type Hit = Product & { productId: string; inventory: string; comingSoon: boolean; badge?: string; price: { current: number; original: number } };
const isPlain = ({ price: { current, original } }: Hit): boolean => current === original && current >= LEAST && current <= MOST;

const searched = new Map<string, Promise<readonly Hit[]>>();
/** What the shop's own search finds. It is the same as long as the shop runs; how much is left of it is not. */
const candidates = (url: string): Promise<readonly Hit[]> => {
  const search = async (): Promise<readonly Hit[]> => {
    const answer = await fetch(`${url}/products/v2/search/productSearch?locale=en-us&count=96&sort=newest`);
    const { hits } = (await answer.json()) as { hits: Hit[] };
    return hits.filter(
      (hit) => hit.inventory === 'InStock' && !hit.comingSoon && isPlain(hit) && !/gift|pre/i.test(`${hit.name} ${hit.badge ?? ''}`),
    );
  };
  const found = searched.get(url) ?? search();
  searched.set(url, found);
  return found;
};

/** Products that can be bought now, in plenty; always in the same order. */
async function* plentiful(url: string): AsyncGenerator<Buyable> {
  for (const { productId, name, url: path } of await candidates(url)) {
    const details = await fetch(`${url}/products/v2/products/${productId}/details?locale=en-us`);
    const { variants } = (await details.json()) as { variants: { productId: string; upc: string; quantity: number }[] };
    const first = variants.find((variant) => variant.productId === productId && variant.quantity > 0);
    if (first && first.quantity >= PLENTY) yield { name, url: path, productId, upc: first.upc };
  }
}

/** A product that can be bought now; the same one for the same number. */
export const findProduct = async (url: string, number = 0): Promise<Buyable> => {
  let left = number;
  for await (const product of plentiful(url)) {
    if (left === 0) return product;
    left -= 1;
  }
  throw new Error(`The seed has no buyable product number ${number}`);
};

/** One that some store has in the size that a shopper would choose first. */
export const findProductInStore = async (url: string): Promise<Buyable> => {
  for await (const product of plentiful(url)) {
    const answer = await fetch(`${url}/stores/v1/search?locale=en-us`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ countryCode: 'US', upcs: [product.upc], count: 12 }),
    });
    const { stores } = (await answer.json()) as { stores: { stock?: Record<string, number> }[] };
    if (stores.some(({ stock }) => (stock?.[product.upc] ?? 0) > 1)) return product;
  }
  throw new Error('The seed has nothing in plenty that a store has too');
};

/** What a shopper does, by what a shopper sees. */
export const createShopper = (page: Page) => {
  const cartLink = page.getByRole('link', { name: /^Cart,/ });
  const lines = (scope: Locator = page.getByRole('main')) => scope.getByRole('list', { name: 'Items in your cart' }).getByRole('heading');
  const shopper = {
    open: async (path: string) => {
      await page.goto(path);
      await shopper.untilReacts();
      // A later visit starts from the kept shell: it reacts before its content is there.
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    },
    untilReacts: () => expect(page.locator('html[data-reacts]')).toBeAttached({ timeout: 30_000 }),
    /**
     * A sign that the page is used: what waits for one comes. A pointer that is at a place already does not move there, and the browser drops what it does
     * before the page has been painted.
     */
    movePointer: async () => {
      await shopper.untilReacts();
      await page.mouse.move(40, 200);
      await page.mouse.move(60, 240);
    },
    /** Until the service worker stands and has seen what the page shows. */
    untilInstalled: async () => {
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: 30_000 });
      await expect(page.locator('html[data-warmed]')).toBeAttached({ timeout: 30_000 });
    },
    /** Chooses the first option that can be bought in every group that has no choice yet. */
    chooseFirst: async () => {
      // What the card shows stands there before there is anything to choose.
      await expect(page.getByRole('main').getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0);
      for (const group of await page
        .getByRole('main')
        .getByRole('group')
        .filter({ has: page.getByRole('radio') })
        .all()) {
        if ((await group.getByRole('radio', { checked: true }).count()) > 0) continue;
        const radio = group.getByRole('radio', { name: /^(?!.*Sold out)/ }).first();
        await chooseRadio(radio);
      }
    },
    addButton: page
      .getByRole('main')
      .getByRole('button', { name: /^Add to cart/ })
      .first(),
    /** Chooses and adds; the mini cart that opens is closed again. */
    addToCart: async () => {
      await shopper.chooseFirst();
      await shopper.addButton.click();
      const dialog = page.getByRole('dialog', { name: 'Your cart' });
      await expect(dialog).toBeVisible();
      await dialog.getByRole('button', { name: 'Close' }).click();
      await expect(dialog).toBeHidden();
    },
    /** Adds it to be picked up in the first store that has it; the store's name. */
    addForPickup: async (): Promise<string> => {
      await shopper.chooseFirst();
      await page.getByRole('main').getByRole('button', { name: 'Check stores' }).click();
      const choose = page
        .getByRole('dialog', { name: 'Pick up in store' })
        .getByRole('button', { name: /^Select /, disabled: false })
        .first();
      const store = ((await choose.getAttribute('aria-label')) ?? '').replace('Select ', '');
      await choose.click();
      await shopper.addToCart();
      return store;
    },
    expectCount: (count: number) => expect(cartLink).toHaveAccessibleName(count === 0 ? 'Cart, empty' : new RegExp(`^Cart, ${count} item`)),
    openCart: async () => {
      await shopper.open('/en-us/cart');
      await expect(page.getByRole('heading', { level: 1, name: /Your cart/ })).toBeVisible();
    },
    lines,
    quantity: (name: string) => page.getByRole('main').getByRole('textbox', { name: `Quantity of ${name}` }),
  };
  return shopper;
};

export type Shopper = ReturnType<typeof createShopper>;
