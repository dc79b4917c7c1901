import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { expect, test } from '../network/test.ts';
import { holdScripts } from '../support/hold-requests.ts';
import { createShopper, findProduct, type Shopper } from '../support/shopper.ts';

test.use({ start: 'plain' });

const placeOf = (page: Page): Promise<number> => page.evaluate(() => scrollY);

const scrollBeforeItReacts = async (page: Page): Promise<void> => {
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  await page.mouse.move(40, 300);
  await page.mouse.wheel(0, 400);
  await expect.poll(() => placeOf(page)).toBe(400);
};

/** Until the router has drawn the page: what comes once it is quiet is there. */
const untilDrawnAnew = async (page: Page, shopper: Shopper): Promise<void> => {
  await shopper.untilReacts();
  await expect(page.locator('html[data-page-type]')).toBeAttached({ timeout: 30_000 });
};

test('the largest picture has the line to itself, then come those beside it, then scripts and letters', async ({ page, shop, browser }) => {
  const product = await findProduct(shop.nodeUrl);
  // Pictures are drawn once in the life of a shop, which may take longer than a page waits for them.
  const earlier = await browser.newPage();
  await earlier.goto(`${shop.url}${product.url}`, { waitUntil: 'networkidle' });
  await earlier.close();
  await page.goto(product.url);
  await page.waitForFunction(() => document.documentElement.dataset.reacts === '');
  const { first, second, rest } = await page.evaluate(() => {
    const entries = performance.getEntriesByType('resource');
    const of = (selector: string): PerformanceResourceTiming[] => {
      // The browser may fetch the next ones of a row, too, which nothing waits for.
      const seen = [...document.querySelectorAll<HTMLImageElement>(selector)].filter((image) => {
        const { top, left, right } = image.getBoundingClientRect();
        return image.checkVisibility({ contentVisibilityAuto: true }) && top < innerHeight && left < innerWidth && right > 0;
      });
      const names = new Set(seen.map((image) => image.currentSrc));
      return entries.filter(({ name }) => names.has(name));
    };
    return {
      first: of('main img[loading=eager]').map(({ responseEnd }) => responseEnd),
      second: of('main img[loading=lazy]').map(({ startTime, responseEnd }) => ({ startTime, responseEnd })),
      rest: entries.filter(({ name }) => /\.(?:js|css|woff2)$/.test(name)).map(({ startTime }) => startTime),
    };
  });
  expect(first).toHaveLength(1);
  expect(second.length).toBeGreaterThan(1);
  expect(rest.length).toBeGreaterThan(3);
  expect(Math.min(...second.map(({ startTime }) => startTime))).toBeGreaterThan(Math.max(...first));
  expect(Math.min(...rest)).toBeGreaterThan(Math.max(...second.map(({ responseEnd }) => responseEnd)));
});

test('on a phone nothing waits for pictures further along in their row, which nobody has asked for', async ({ page, shop }) => {
  const product = await findProduct(shop.nodeUrl);
  await page.setViewportSize({ width: 390, height: 844 });
  // Without the longest wait, only the pictures in sight can start the page.
  await page.addInitScript(() => {
    const { setTimeout: later } = globalThis;
    globalThis.setTimeout = ((work: () => void, ms?: number) => (ms === 3000 ? 0 : later(work, ms))) as typeof setTimeout;
  });
  await page.goto(product.url);
  await page.waitForFunction(() => document.documentElement.dataset.reacts === '');
});

test('a tap does not wait for a slow picture: it brings the scripts at once and is answered', async ({ page, shop }) => {
  const product = await findProduct(shop.nodeUrl);
  const shopper = createShopper(page);
  // The pictures never arrive, so that nothing but the tap can start the page.
  await page.route('**/images/**', () => undefined);
  await page.goto(product.url, { waitUntil: 'domcontentloaded' });
  expect(await page.evaluate(() => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length)).toBe(0);
  await shopper.chooseFirst();
  await shopper.addButton.click();
  await shopper.expectCount(1);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('a heart that is pressed while the scripts are on their way beats when they are there, though nothing is touched after that', async ({
  page,
  product,
}) => {
  const arrive = await holdScripts(page);
  const asked = page.waitForRequest(/\/assets\/.*\.js$/);
  await page.goto(product.url);
  await asked;
  const heart = page.getByRole('button', { name: `Favorite: ${product.name}` }).first();
  await heart.click();
  arrive();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
});

for (const path of ['/en-us', 'product', '/en-us/c/men-shoes-2100'])
  test(`${path} stays where it was scrolled to before it reacts, and where it was when it is loaded again`, async ({ page, shopper, product }) => {
    const arrive = await holdScripts(page);
    await page.goto(path === 'product' ? product.url : path, { waitUntil: 'commit' });
    await scrollBeforeItReacts(page);
    arrive();
    await untilDrawnAnew(page, shopper);
    expect(await placeOf(page)).toBe(400);
    await page.reload();
    await untilDrawnAnew(page, shopper);
    expect(await placeOf(page)).toBe(400);
  });

test('a page that is loaded again stays where it was scrolled to before it reacts', async ({ page, shopper, product }) => {
  await shopper.open(product.url);
  const arrive = await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  await scrollBeforeItReacts(page);
  arrive();
  await untilDrawnAnew(page, shopper);
  expect(await placeOf(page)).toBe(400);
});

for (const [name, path] of [
  ['home page', '/en-us'],
  ['list', '/en-us/c/men-shoes-2100'],
  ['product page', 'product'],
  ['page about somebody', '/en-us/account/orders'],
] as const) {
  test(`a first visit of a ${name} reacts with the scripts that its document names, and waits for no other`, async ({ page, shop, product }) => {
    const address = path === 'product' ? product.url : path;
    const named = new Set((await (await fetch(`${shop.nodeUrl}${address}`)).text()).match(/\/assets\/[\w.-]+\.js/g));
    expect(named.size).toBeGreaterThan(4);
    // All others never arrive.
    await page.route('**/assets/*.js', (route) => (named.has(new URL(route.request().url()).pathname) ? route.continue() : undefined));
    await page.goto(address);
    await page.waitForFunction(() => document.documentElement.dataset.reacts === '');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
}

for (const [path, title] of [
  ['sign-in', 'Sign in'],
  ['track-order', 'Track an order'],
  ['forgot-password', 'Forgot your password?'],
] as const) {
  test(`/${path} keeps title, heading and place when it comes to life`, async ({ page }) => {
    await page.addInitScript(() => {
      const shifts = { sum: 0 };
      Object.assign(globalThis, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) shifts.sum += entry.value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(`/en-us/${path}`);
    const heading = await page.getByRole('heading', { level: 1 }).textContent();
    // Its words are here, and React has taken the heading over.
    await page.waitForFunction(() => Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__reactFiber')));
    await expect(page).toHaveTitle(`${title} | Waymark`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading ?? '');
    expect(await page.evaluate(() => (globalThis as unknown as { shifts: { sum: number } }).shifts.sum)).toBeLessThan(0.01);
  });
}

test('the documents of pages about somebody are drawn whole by the server, with the rules of their heading', async ({ shop }) => {
  for (const path of ['cart', 'checkout', 'account', 'track-order', 'sign-in', 'stores']) {
    const html = await (await fetch(`${shop.nodeUrl}/en-us/${path}`)).text();
    // What React writes where a part failed on the server, or was waited for.
    expect(html.match(/<!--\$[!?]-->/g), path).toBeNull();
    const heading = /<h1 class="([^" ]+)/.exec(html)?.[1];
    if (heading !== undefined) expect(html, path).toContain(`.${heading}{`);
  }
});

/** A server that sends one document in two pieces. */
const sendInTwo = async (html: string, at: number, pauseMs: number): Promise<{ readonly url: string; readonly stop: () => void }> => {
  const server = createServer((request, response) => {
    if (request.url !== '/en-us') return void response.writeHead(404).end();
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.write(html.slice(0, at));
    setTimeout(() => response.end(html.slice(at)), pauseMs);
  });
  await new Promise<void>((listening) => {
    server.listen(0, listening);
  });
  return { url: `http://localhost:${(server.address() as AddressInfo).port}/en-us`, stop: () => server.close() };
};

for (const { part, opening, path } of [
  { part: 'header', opening: '<header', path: '/en-us' },
  { part: 'first block', opening: 'data-block="hero"', path: '/en-us' },
  { part: 'quiet header', opening: '<header', path: '/en-us/checkout' },
])
  test(`a document that arrives in pieces is not painted before its ${part} is complete`, async ({ page, shop }) => {
    const html = await (await fetch(`${shop.nodeUrl}${path}`)).text();
    const at = html.indexOf('</a>', html.indexOf(opening));
    expect(at).toBeGreaterThan(0);
    const pauseMs = 800;
    const { url, stop } = await sendInTwo(html, at, pauseMs);
    await page.goto(url);
    const painted = await page.evaluate(
      () =>
        new Promise<number>((found) => {
          new PerformanceObserver((list) => {
            for (const { startTime } of list.getEntriesByName('first-contentful-paint')) found(startTime);
          }).observe({ type: 'paint', buffered: true });
        }),
    );
    stop();
    expect(painted).toBeGreaterThanOrEqual(pauseMs);
  });
