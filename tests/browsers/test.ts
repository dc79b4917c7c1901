import { test as base } from '@playwright/test';
import { createShopperCartOf, type ShopperCart } from '../network/shopper-cart.ts';
import { expect, type Server } from '../network/matchers.ts';
import { createNetwork, type Network } from '../network/network.ts';
import type { Relay } from '../network/relay.ts';
import { type Shop, withWorkerShop } from '../network/worker-shop.ts';
import { findProduct, type Buyable } from '../support/shopper.ts';
import type { Engine } from './driver.ts';
import { startFirefox } from './firefox-engine.ts';
import { createTab, type Tab } from './tab.ts';
import { createVisitor, type Visitor } from './visitor.ts';
import { startWebKit } from './webkit-engine.ts';

export interface EngineOptions {
  engineName: 'firefox' | 'webkit';
}

interface WorkerFixtures extends EngineOptions {
  shop: Shop & { readonly relay: Relay };
  engine: Engine;
}

interface TestFixtures {
  network: Network;
  server: Server;
  /** Errors that the engine reports and that the test brings about, such as requests while there is no server. */
  allowedErrors: readonly RegExp[];
  /** A browser that has never been here. Errors that its pages report fail the test. */
  tab: Tab;
  cart: ShopperCart;
  visitor: Visitor;
  product: Buyable;
  other: Buyable;
}

/** A phone; most shoppers have one. */
const PHONE = [390, 844] as const;

const START = { firefox: startFirefox, webkit: startWebKit };

/** The tests of one journey in every engine: a shop behind a relay, and a tab that waits. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  engineName: ['firefox', { option: true, scope: 'worker' }],
  shop: [
    // As the README's one command serves it, where WebKit keeps no Secure cookie.
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from this pattern what a fixture needs
    ({}, use) => withWorkerShop(use, (port) => `http://localhost:${port}`),
    { scope: 'worker', timeout: 200_000 },
  ],
  engine: [
    async ({ engineName }, use) => {
      const engine = await START[engineName]();
      await use(engine);
      await engine.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  network: [
    async ({ shop }, use, testInfo) => {
      await shop.start();
      shop.relay.reset();
      shop.relay.forget();
      const network = createNetwork(shop.relay, 1);
      await use(network);
      if (testInfo.status !== testInfo.expectedStatus) console.error(network.report());
      network.restore();
      await shop.start();
    },
    { auto: true },
  ],
  server: ({ network }, use) => use({ log: network.log, report: () => network.report() }),
  allowedErrors: [[], { option: true }],
  tab: async ({ engine, shop, allowedErrors }, use, testInfo) => {
    const driver = await engine.open();
    const tab = createTab(driver, shop.url);
    await driver.resize(...PHONE);
    try {
      await use(tab);
      if (testInfo.status !== testInfo.expectedStatus) console.error(await tab.describe());
      const unexpected = (await tab.errors()).filter((text) => !allowedErrors.some((pattern) => pattern.test(text)));
      expect(unexpected, 'errors of pages').toEqual([]);
    } finally {
      await driver.close();
    }
  },
  cart: ({ tab, shop, network }, use) =>
    use(
      createShopperCartOf(
        {
          linkName: () => tab.read({ role: 'link', name: /^Cart,/ }, 'ariaLabel'),
          evaluate: (inPage) => tab.driver.run(inPage, null),
          cookies: () => tab.driver.cookies(),
        },
        () => shop.relay.origin,
        () => network.report(),
      ),
    ),
  visitor: ({ tab }, use) => use(createVisitor(tab)),
  product: async ({ shop }, use) => use(await findProduct(shop.nodeUrl)),
  other: async ({ shop }, use) => use(await findProduct(shop.nodeUrl, 1)),
});

export { expect };
