import type { Page, Request } from '@playwright/test';
import { expect, test } from '../network/test.ts';
import { createShopper, findProduct } from '../support/shopper.ts';
import { signInAs } from '../support/sign-in.ts';

test('a visited page opens again with the server dead, by reload and by its address', async ({ page, shop, network }) => {
  const shopper = createShopper(page);
  const product = await findProduct(shop.nodeUrl);
  await shopper.open(product.url);
  await shopper.untilInstalled();
  // Before the relay a dead server is what a cut line is; the process itself is killed where it has to come back.
  network.cut();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: product.name })).toBeVisible();
  await expect(page.getByRole('main').getByRole('img').first()).toBeVisible();

  const second = await page.context().newPage();
  await second.goto(`${shop.url}${product.url}`);
  await expect(second.getByRole('heading', { level: 1, name: product.name })).toBeVisible();
});

test.describe('a device that has left the home page at once', () => {
  test.use({ start: 'cold' });

  test('opens it, the menu and the lists that it begins with, without a network', async ({ page, network, shopper, product }) => {
    await page.goto('/en-us', { waitUntil: 'commit' });
    await shopper.open(product.url);
    await shopper.untilInstalled();
    network.cut();
    await page.getByRole('link', { name: 'Waymark home' }).click();
    await expect(page.getByRole('main').getByRole('link', { name: 'Shop men' })).toBeVisible();
    await page.getByRole('navigation').getByRole('button', { name: 'Women', exact: true }).click();
    await expect(page.getByRole('group', { name: 'Women', exact: true }).getByRole('link').first()).toBeVisible();
    await page.goto('/en-us/c/women-1000');
    await expect(page.getByRole('main').getByRole('heading', { level: 1, name: 'Women' })).toBeVisible();
    // As the installed app is started.
    await page.goto('/en-us?source=app');
    await expect(page.getByRole('main').getByRole('link', { name: 'Shop men' })).toBeVisible();
  });
});

test('a page never seen says so honestly, and the way back is open', async ({ page, shop, network }) => {
  const shopper = createShopper(page);
  const [seen, unseen] = await Promise.all([findProduct(shop.nodeUrl), findProduct(shop.nodeUrl, 3)]);
  await shopper.open(seen.url);
  await shopper.untilInstalled();
  network.cut();
  await page.goto(unseen.url);
  await expect(page.getByRole('main')).toContainText(/offline|connection|network/i);
  await page.goto(seen.url);
  await expect(page.getByRole('heading', { level: 1, name: seen.name })).toBeVisible();
  await page.goto('/en-us/c/gear-socks-4200');
  await expect(page.getByRole('heading', { level: 1, name: 'This page isn’t available offline yet' })).toBeVisible();
  network.restore();
  // Nothing is pressed: the page loads by itself.
  await expect(page.getByRole('heading', { level: 1, name: 'Socks' })).toBeVisible({ timeout: 40_000 });
});

test('a page whose script, styles or words are not on the device says so, without an error, and the comparison opens', async ({
  page,
  network,
  shopper,
  product,
}) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await shopper.open(product.url);
  await shopper.untilInstalled();
  network.cut();
  for (const path of ['scan', 'events', 'stores']) {
    await page.goto(`/en-us/${path}`);
    await expect(page.getByRole('heading', { level: 1, name: 'This page isn’t available offline yet' }), path).toBeVisible();
  }
  await page.goto('/en-us/compare');
  await expect(page.getByRole('heading', { level: 1, name: 'Compare products' })).toBeVisible();
  expect(errors).toEqual([]);
});

test('edits made with the server dead arrive once each when it is back', async ({ page, shop, shopper, network, cart, server }) => {
  const [first, second] = await Promise.all([findProduct(shop.nodeUrl), findProduct(shop.nodeUrl, 1)]);
  await shopper.open(second.url);
  await shopper.untilInstalled();
  // Seen through the worker, a page is on the device as soon as it is shown.
  await shopper.open(first.url);
  await shop.kill();

  await shopper.addToCart();
  await shopper.expectCount(1);
  await shopper.open(second.url);
  await shopper.addToCart();
  await shopper.expectCount(2);
  await shopper.openCart();
  await page
    .getByRole('main')
    .getByRole('button', { name: `Increase Quantity of ${first.name}` })
    .click();
  await shopper.expectCount(3);
  await expect(page.getByRole('link', { name: /pending since/ })).toBeVisible();
  await page.reload();
  await shopper.expectCount(3);

  await shop.start();
  await expect(cart).toBeSynced({ timeout: 45_000 });
  await shopper.expectCount(3);
  await expect(shopper.quantity(first.name)).toHaveValue('2');
  const keys = new Set(network.log.flatMap(({ call, idempotencyKey }) => (call?.startsWith('cart.') && idempotencyKey ? [idempotencyKey] : [])));
  for (const key of keys) expect(server).toHaveReceivedOnce({ key });

  await page.reload();
  await expect(shopper.quantity(first.name)).toHaveValue('2');
  await expect(shopper.quantity(second.name)).toHaveValue('1');
});

test('search looks through what is on the device when the line is cut', async ({ page, shop, network }) => {
  const shopper = createShopper(page);
  const product = await findProduct(shop.nodeUrl);
  await shopper.open(product.url);
  await shopper.untilInstalled();
  network.cut();
  const word = product.name.split(' ').at(1) ?? product.name;
  await page.goto(`/en-us/search?q=${encodeURIComponent(word)}`);
  await expect(page.getByRole('main').getByRole('link', { name: product.name }).first()).toBeVisible();
});

test('the cart beside the page says of when its prices are while the line is cut', async ({ page, network, shopper, product, fill }) => {
  await fill(product);
  await shopper.untilInstalled();
  network.cut();
  await shopper.open(product.url);
  // Whoever asks for nothing has not learned yet that nobody answers.
  await shopper.addToCart();
  await page.getByRole('link', { name: /^Cart,/ }).click();
  await expect(page.getByRole('dialog', { name: 'Your cart' }).getByText(/^Prices and stock as of \d/)).toBeVisible();
});

test('no page asks for a file of the shop that is not on the device while the line is cut', async ({ page, network, shopper, product }) => {
  const isFile = (request: Request): boolean => new URL(request.url()).pathname.startsWith('/assets/');
  const onTheirWay = new Set<Request>();
  const missed: string[] = [];
  page.on('request', (request) => isFile(request) && onTheirWay.add(request));
  page.on('requestfinished', (request) => onTheirWay.delete(request));
  page.on('requestfailed', (request) => {
    if (!onTheirWay.delete(request)) return;
    const why = request.failure()?.errorText ?? '';
    // A file that cannot be had fails; one that was on its way when its page was left is broken off.
    if (why !== 'net::ERR_ABORTED') missed.push(`${new URL(request.url()).pathname} on ${new URL(page.url()).pathname}: ${why}`);
  });
  const untilEachCame = () =>
    expect.poll(() => [...onTheirWay].map((request) => request.url()), { message: 'each file has come or failed', timeout: 30_000 }).toEqual([]);

  await shopper.open(product.url);
  await shopper.untilInstalled();
  await shopper.addToCart();
  // What is not kept ahead is on the device of whoever has seen it.
  await page.keyboard.press('End');
  await expect(page.getByRole('main').getByRole('button', { name: 'Share a photo' })).toBeAttached();
  await untilEachCame();
  await shopper.openCart();
  await expect(page.getByRole('main').getByRole('button', { name: 'Pay with PayPal' })).toBeVisible();
  await untilEachCame();
  network.cut();
  for (const path of ['/en-us/cart', product.url, '/en-us', '/en-us/c/men-shoes-2100']) {
    await shopper.open(path);
    // Parts that come when somebody gets near them.
    await page.mouse.move(200, 300);
    await page.keyboard.press('End');
    await page.waitForLoadState('networkidle');
    await untilEachCame();
  }
  expect(missed).toEqual([]);
});

const DOCUMENTS = 'waymark-documents';

test('a page that was visited is there as it was before any script of it runs, with the server dead, and comes to life', async ({
  page,
  network,
  shopper,
  product,
}) => {
  const isKept = () =>
    page.evaluate(async ([cacheName, path]) => (await caches.match(path, { cacheName })) !== undefined, [DOCUMENTS, product.url] as const);
  await shopper.open(product.url);
  await shopper.untilInstalled();
  await expect.poll(isKept, { timeout: 20_000 }).toBe(true);
  network.cut();
  await page.goto(product.url, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1, name: product.name })).toBeVisible();
  expect(await page.locator('html').getAttribute('data-shell')).toBeNull();
  await shopper.untilReacts();
  await shopper.addToCart();
  await shopper.expectCount(1);
});

test('neither what a captive portal says nor what a page about somebody shows is kept as a document', async ({ page, network, shopper, product }) => {
  const kept = () =>
    page.evaluate(async (name) => {
      const cache = await caches.open(name);
      return Promise.all((await cache.keys()).map(async (key) => [new URL(key.url).pathname, (await (await cache.match(key))?.text())?.length ?? 0]));
    }, DOCUMENTS);
  await shopper.open(product.url);
  await shopper.untilInstalled();
  // The page of the product is kept by the profile, with another stock: the worker has it anew some seconds after it is shown.
  await expect.poll(() => network.log.some(({ url, status }) => url === product.url && status === 200), { timeout: 20_000 }).toBe(true);
  await page.evaluate((path) => fetch(path, { cache: 'no-store' }), product.url);
  // Home page and the frames of cart, checkout, account and tracking are kept from the beginning.
  await expect.poll(kept, { timeout: 20_000 }).toHaveLength(6);
  const before = await kept();
  await page.goto('/en-us/sign-in');
  await page.goto('/en-us/c/men-shoes-2100?size=10');
  network.captivePortal();
  const seen = network.log.length;
  await page.goto(product.url);
  await expect(page.getByRole('heading', { level: 1, name: product.name })).toBeVisible();
  // The worker asks for a document some seconds after it was shown: once it has asked for this one, it would have asked for those before.
  await expect.poll(() => network.log.slice(seen).some(({ url, fate }) => url === product.url && fate === 'answer'), { timeout: 20_000 }).toBe(true);
  // The worker has its answer before this one.
  await page.evaluate((path) => fetch(path, { cache: 'no-store' }), product.url);
  expect(await kept()).toEqual(before);
});

test('a visit that begins with the kept frame has a main landmark from its first paint on', async ({ page, shop, shopper }) => {
  const [seen, product] = await Promise.all([findProduct(shop.nodeUrl), findProduct(shop.nodeUrl, 1)]);
  await shopper.open(seen.url);
  await shopper.untilInstalled();
  await page.addInitScript(() => {
    const without: string[] = [];
    Object.assign(globalThis, { without });
    let begun = false;
    new MutationObserver(() => {
      const { length } = document.querySelectorAll('main');
      begun ||= length > 0;
      if (begun && length !== 1) without.push(`${length} after ${Math.round(performance.now())} ms`);
    }).observe(document, { childList: true, subtree: true });
  });
  await shopper.open(product.url);
  expect(await page.locator('html').getAttribute('data-shell'), 'the frame is the kept one').not.toBeNull();
  expect(await page.evaluate(() => (globalThis as unknown as { without: string[] }).without)).toEqual([]);
});

interface Shift {
  readonly value: number;
  readonly inHeader: readonly string[];
}

/** Remembers what moves on every page that is opened from now on; the answer reads what moved on the one that is open. */
const watchShifts = async (page: Page): Promise<() => Promise<readonly Shift[]>> => {
  await page.addInitScript(() => {
    const moved: { value: number; inHeader: string[] }[] = [];
    Object.assign(globalThis, { moved });
    type Entry = PerformanceEntry & { value: number; sources: { node: Node | null }[] };
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Entry[]) {
        const elements = sources.map(({ node }) => (node instanceof Element ? node : node?.parentElement));
        const inHeader = elements.flatMap((element) => (element?.closest('header') ? [element.outerHTML.slice(0, 120)] : []));
        moved.push({ value, inHeader });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (globalThis as unknown as { moved: { value: number; inHeader: string[] }[] }).moved);
};
const sumOf = (moved: readonly Shift[]): number => moved.reduce((sum, { value }) => sum + value, 0);

for (const isClosed of [false, true])
  test(`a visit that begins with the kept frame does not move when its parts come${isClosed ? ', nor where the bar was closed' : ''}`, async ({
    page,
    shop,
  }) => {
    const [seen, product] = await Promise.all([findProduct(shop.nodeUrl), findProduct(shop.nodeUrl, 1)]);
    const shopper = createShopper(page);
    const shifts = await watchShifts(page);
    const bar = page.getByRole('complementary', { name: 'Good to know' });
    await shopper.open(seen.url);
    if (isClosed) await bar.getByRole('button', { name: 'Dismiss' }).click();
    await shopper.untilInstalled();
    await shopper.open(product.url);
    await expect(bar).toBeVisible({ visible: !isClosed });
    await expect(page.getByRole('main').first()).toBeVisible();
    await expect(page.locator('html[data-warmed]')).toBeAttached({ timeout: 30_000 });
    expect(await page.locator('html').getAttribute('data-shell'), 'the frame is the kept one').not.toBeNull();
    const moved = await shifts();
    expect(moved.flatMap(({ inHeader }) => inHeader)).toEqual([]);
    expect(sumOf(moved)).toBeLessThan(0.01);
  });

for (const width of [390, 820, 1440])
  for (const path of ['/en-us', '/en-us/c/men-shoes-2100', '/en-us/cart', '/en-us/track-order', '/en-us/privacy-choices'])
    test(`nothing moves at ${width} px when a returning visitor opens ${path} for the first time`, async ({ page, shop }) => {
      await page.setViewportSize({ width, height: width < 600 ? 844 : 900 });
      const shopper = createShopper(page);
      const shifts = await watchShifts(page);
      await shopper.open((await findProduct(shop.nodeUrl)).url);
      await shopper.untilInstalled();
      await shopper.open(path);
      await expect(page.locator('html[data-warmed]')).toBeAttached({ timeout: 30_000 });
      expect(sumOf(await shifts())).toBeLessThan(0.01);
    });

for (const width of [390, 1440])
  test(`nothing moves at ${width} px when a returning visitor who is signed in opens the account and the checkout for the first time`, async ({
    page,
    shopper,
    product,
  }) => {
    await page.setViewportSize({ width, height: width < 600 ? 844 : 900 });
    const shifts = await watchShifts(page);
    await signInAs(page, 'consumer');
    await shopper.open(product.url);
    await shopper.addToCart();
    await shopper.untilInstalled();
    for (const path of ['/en-us/account', '/en-us/account/orders', '/en-us/checkout']) {
      await shopper.open(path);
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(sumOf(await shifts()), path).toBeLessThan(0.01);
    }
  });

test.describe('a first visit', () => {
  test.use({ start: 'plain' });

  test('does not move where the products of an empty cart come after everything else', async ({ page, shopper, network }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const shifts = await watchShifts(page);
    const products = network.hold('content.page');
    await shopper.open('/en-us/cart');
    await products.arrived;
    // Long enough for whatever does not wait for them.
    await page.waitForTimeout(1_500);
    products.release();
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(sumOf(await shifts())).toBeLessThan(0.01);
  });

  for (const width of [390, 1440])
    test(`does not move at ${width} px when it begins with the cookie settings`, async ({ page, shopper }) => {
      await page.setViewportSize({ width, height: width < 600 ? 844 : 900 });
      const shifts = await watchShifts(page);
      await shopper.open('/en-us/privacy-choices');
      await expect(page.getByRole('main').getByRole('button', { name: 'Save my choice' })).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(sumOf(await shifts())).toBeLessThan(0.01);
    });
});
