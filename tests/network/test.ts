import { test as base, type LaunchOptions, type Page, type TestInfo } from '@playwright/test';
import { removeFolder } from '../support/folders.ts';
import { keepCaches } from '../support/keep-traces.ts';
import { createOwnBrowser, type OwnBrowser } from '../support/own-browser.ts';
import { logPage } from '../support/page-log.ts';
import { copyProfile } from '../support/profile.ts';
import { createShopper, findProduct, type Buyable, type Product, type Shopper } from '../support/shopper.ts';
import { prefillCart } from '../support/prefill.ts';
import { leadsTo } from '../support/test-shop.ts';
import { withoutServiceWorkers } from '../support/without-service-workers.ts';
import { createShopperCart, type ShopperCart } from './shopper-cart.ts';
import { expect, type Server } from './matchers.ts';
import { createNetwork, type Condition, type Network } from './network.ts';
import type { Relay } from './relay.ts';
import { type Shop, withWorkerShop } from './worker-shop.ts';

export { adding, ADDITION } from './received.ts';

/**
 * How a browser comes to a test.
 * - `installed`: it has been here before. The service worker is installed, and the page of `product` is on the device.
 * - `cold`: it has never been here. The service worker is installed by the way.
 * - `plain`: it has never been here and has no service workers. For what is the same with and without one: it is the cheapest start by far.
 */
export type Start = 'installed' | 'cold' | 'plain';

interface WorkerFixtures {
  shop: Shop & { readonly relay: Relay };
  launchOptions: LaunchOptions;
}

interface TestFixtures {
  start: Start;
  /** The network that sets in once the shop is on the device: what `test.use({ network: 'lie-fi' })` says. */
  startsIn: Condition;
  networkSeed: number;
  network: Network;
  server: Server;
  /** The cart of `page`; of another page with `cartOf`. */
  cart: ShopperCart;
  cartOf: (page: Page) => ShopperCart;
  shopper: Shopper;
  /** One that can be bought; its page is on the device when the network sets in. */
  product: Buyable;
  /** Puts one piece into the cart, here or in another page, and waits until the shop has it. */
  fill: (product: Product, at?: Page) => Promise<void>;
  /** A guest's first piece, put into the cart before any page of the shop is opened: for tests that begin with a cart. The page is blank afterwards. */
  prefill: (product: Buyable, at?: Page) => Promise<void>;
  /** A browser with a profile on disk, which can be closed, killed and opened again. */
  own: OwnBrowser;
  /** `own` is the browser that has a back/forward cache. */
  wholeBrowser: boolean;
  /** Console errors and page errors seen; a test that expects one says so. */
  allowedErrors: RegExp[];
}

/** Networks in which their tests have begun. */
const begun = new WeakSet<Network>();

const tellOfFailure = async (testInfo: TestInfo, name: string, write: () => string | Promise<string>): Promise<void> => {
  if (testInfo.status === testInfo.expectedStatus) return;
  const report = await write();
  console.error(report);
  await testInfo.attach(name, { body: report, contentType: 'text/plain' });
};

const extended = base.extend<TestFixtures, WorkerFixtures>({
  shop: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from this pattern what a fixture needs
    ({}, use) => withWorkerShop(use),
    { scope: 'worker', timeout: 200_000 },
  ],
  launchOptions: [
    ({ launchOptions, shop }, use) => use({ ...launchOptions, args: [...(launchOptions.args ?? []), leadsTo(shop.port)] }),
    { scope: 'worker' },
  ],
  start: ['installed', { option: true }],
  context: async ({ playwright, browser, start }, use) => {
    if (start !== 'installed') {
      const context = await browser.newContext();
      if (start === 'plain') await withoutServiceWorkers(context);
      await use(context);
      await context.close();
      return;
    }
    const profile = copyProfile();
    const context = await playwright.chromium.launchPersistentContext(profile);
    await use(context);
    await context.close();
    removeFolder(profile);
  },
  // It runs in the process of the test, which knows no names of browsers.
  request: async ({ playwright, shop }, use) => {
    const request = await playwright.request.newContext({ baseURL: shop.nodeUrl });
    await use(request);
    await request.dispose();
  },
  startsIn: ['online', { option: true }],
  networkSeed: [Number(process.env.NETWORK_SEED ?? 1), { option: true }],
  baseURL: ({ shop }, use) => use(shop.url),
  network: [
    async ({ shop, networkSeed, startsIn }, use, testInfo) => {
      await shop.start();
      shop.relay.reset();
      shop.relay.forget();
      // Repeated by `--repeat-each` a test meets another network each time.
      const network = createNetwork(shop.relay, networkSeed + testInfo.repeatEachIndex);
      await use(network);
      await tellOfFailure(testInfo, 'network', () => network.report());
      network.restore();
      await shop.start();
      // A test that never met its network would pass on a good line.
      if (startsIn !== 'online' && !begun.has(network)) throw new Error(`Nothing began in '${startsIn}': it sets in with the fixture "page"`);
    },
    { auto: true },
  ],
  server: ({ network }, use) => use({ log: network.log, report: () => network.report() }),
  cartOf: ({ network, shop }, use) =>
    use((page) =>
      createShopperCart(
        page,
        () => shop.relay.origin,
        () => network.report(),
      ),
    ),
  cart: ({ page, cartOf }, use) => use(cartOf(page)),
  shopper: ({ page }, use) => use(createShopper(page)),
  // Known whatever the network does: asked behind its back.
  product: async ({ shop }, use) => use(await findProduct(`http://127.0.0.1:${shop.relay.origin}`)),
  fill: ({ page, cartOf }, use) =>
    use(async (product, at = page) => {
      const shopper = createShopper(at);
      await shopper.open(product.url);
      await shopper.addToCart();
      await expect(cartOf(at)).toBeSynced();
    }),
  prefill: ({ page, shop }, use) => use((product, at = page) => prefillCart(at, shop.url, product)),
  wholeBrowser: [false, { option: true }],
  own: async ({ shop, wholeBrowser }, use) => {
    const own = createOwnBrowser(shop.port, wholeBrowser);
    await use(own);
    await own.discard();
  },
  allowedErrors: [[], { option: true }],
  page: async ({ page, allowedErrors, network, start, startsIn, product }, use, testInfo) => {
    const pageLog = logPage(page);
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    page.on('pageerror', (error) => errors.push(String(error)));
    if (startsIn !== 'online') {
      // The shopper has been here before: a network that never answers would have nothing to be tested on.
      if (start !== 'installed') {
        const shopper = createShopper(page);
        await shopper.open(product.url);
        await shopper.untilInstalled();
      }
      network.condition(startsIn);
      begun.add(network);
    }
    await use(page);
    await tellOfFailure(testInfo, 'page', pageLog);
    await keepCaches(page, testInfo.testId);
    // What the browser itself says when a request fails is the network's doing, not the page's; so is what it says of a manifest that did not come.
    const isManifestSpoiled = network.log.some(({ url, fate }) => url.includes('manifest') && fate !== 'pass');
    const unexpected = errors.filter(
      (text) =>
        !/Failed to load resource|net::ERR_/.test(text) &&
        !(isManifestSpoiled && text.startsWith('Manifest')) &&
        !allowedErrors.some((pattern) => pattern.test(text)),
    );
    expect(unexpected, 'errors in the console').toEqual([]);
  },
});

type Use = typeof extended.use;

/** Options as `test.use` takes them, with a network by its name. */
type Options = Omit<Parameters<Use>[0], 'network'> & { readonly network?: Condition };

const plainUse = extended.use;
const use = ({ network, ...options }: Options): void => plainUse({ ...options, ...(network !== undefined && { startsIn: network }) });

/**
 * Playwright's `test` with a shop behind a relay, and the verbs to cut, delay and spoil what passes through it. In `test.use` a network is a name,
 * in a test it is the verbs.
 */
export const test: typeof extended & { readonly use: typeof use } = Object.assign(extended, { use: use as Use & typeof use });

export { expect };
