import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import type { Cart } from '#contract/cart.ts';
import { add, arrive, type Item, newLog, order, type Shopper, type Storm } from './storm.ts';

const SHOPPERS = 6;
const BUYERS = 3;
/** A line holds no more pieces of one variant. */
const MOST_OF_ONE = 8;
const WHOLE_WITHIN_MS = 15_000;

export const BOUGHT_ORDERS = `select order_number as number from orders where state in ('PLACED', 'FINALISED')`;

/** Public pages and files meanwhile: none may fail with anything but 503 and a date to come back. */
const look = async ({ origins, log: { violations } }: Storm, isOver: () => boolean): Promise<void> => {
  const paths = [
    '/en-us',
    '/de-de',
    '/en-us/search?q=boot',
    '/sitemap.xml',
    '/products/v2/search/productSearch?locale=en-us',
    '/images/nothing/wide-400.webp',
  ];
  for (let at = 0; !isOver(); at += 1) {
    const path = paths[at % paths.length] ?? '';
    const answer = await fetch(`${origins[at % origins.length]}${path}`, { signal: AbortSignal.timeout(30_000) }).catch(() => undefined);
    await answer?.arrayBuffer().catch(() => undefined);
    if (answer && answer.status >= 500 && !(answer.status === 503 && answer.headers.has('retry-after'))) violations.push(`${path}: ${answer.status}`);
    await sleep(100);
  }
};

export interface Endured {
  /** Names the fault in what is printed. */
  readonly how: string;
  readonly storm: Storm;
  readonly items: readonly Item[];
  /** Numbers of all orders that were bought, from the database as it is now. */
  readonly boughtOrders: () => Promise<string[]>;
}

let shoppers = 0;

/** Shoppers change and order until `fault` is over and the shop is whole; then everything acknowledged is compared with what is stored. */
export const endureFault = async (fault: () => Promise<void>, { how, storm, items, boughtOrders }: Endured): Promise<void> => {
  const { log } = storm;
  Object.assign(log, newLog());
  const before = new Set(await boughtOrders());
  const carts: { readonly shopper: Shopper; count: number }[] = [];
  const placed: string[] = [];
  const day = { isOver: false };
  const isOver = (): boolean => day.isOver;
  const shop = async (): Promise<void> => {
    const shopper = await arrive(storm, (shoppers += 1));
    const cart = { shopper, count: 0 };
    carts.push(cart);
    while (!isOver() && cart.count < items.length * MOST_OF_ONE) {
      await add(storm, shopper, items[cart.count % items.length] as Item);
      cart.count += 1;
    }
  };
  const buy = async (at: number): Promise<void> => {
    while (!isOver()) {
      const shopper = await arrive(storm, (shoppers += 1));
      await add(storm, shopper, items[at % items.length] as Item);
      const number = await order(storm, shopper);
      if (number !== undefined) placed.push(number);
      await sleep(500);
    }
  };
  const everybody = [...Array.from({ length: SHOPPERS }, () => shop()), ...Array.from({ length: BUYERS }, (_, at) => buy(at)), look(storm, isOver)];
  const ended = Promise.all(everybody);
  ended.catch(() => {});
  const underWay = async (): Promise<void> => expect.poll(() => log.acknowledged, { timeout: 30_000 }).toBeGreaterThan(20);
  await Promise.race([underWay(), ended]);
  await Promise.race([fault(), ended]);
  const back = performance.now();
  const next = await arrive(storm, (shoppers += 1));
  await add(storm, next, items[0] as Item);
  for (const origin of storm.origins)
    await expect.poll(() => fetch(`${origin}/readyz`).then(({ status }) => status), { timeout: WHOLE_WITHIN_MS }).toBe(200);
  const wholeAfter = performance.now() - back;
  day.isOver = true;
  await ended;
  process.stdout.write(
    `${how}: ${log.acknowledged} acknowledged, ${placed.length} orders, ${log.unavailable} times 503, ${log.lost} without an answer, whole after ${Math.round(wholeAfter)} ms\n`,
  );
  expect(log.violations).toEqual([]);
  expect(wholeAfter).toBeLessThan(WHOLE_WITHIN_MS);
  for (const { shopper, count } of carts) {
    const stored = await shopper.ask<Cart>('GET', `/cart/v1/cart/${shopper.cartId}`);
    // What a promotion gives for free was added by nobody.
    const added = stored.items.filter((line) => !line.bonus);
    expect(added.reduce((sum, { qty }) => sum + qty, 0)).toBe(count);
  }
  const ordered = (await boughtOrders()).filter((number) => !before.has(number));
  expect(ordered.toSorted()).toEqual(placed.toSorted());
  expect(new Set(placed).size).toBe(placed.length);
};
