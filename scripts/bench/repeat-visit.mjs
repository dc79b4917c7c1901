import { chromium } from 'playwright';
import { chromiumPath } from '../chromium.mjs';
import { BROWSER_ARGS, percentile, round, USER_AGENT } from './numbers.mjs';
import { takeShop } from './take-shop.mjs';

const RUNS = 15;
/** Limit of the first paint of a page that is made from the offline catalogue, ms. */
const FIRST_PAINT_MS = 500;
const NEVER_VISITED = 'product never visited, server dead';

/**
 * From the start of a navigation to the h1 with its data on the screen, on a device that has been here before; and on one that took the catalogue along, of
 * products that it has never opened, with their first paint.
 */
export const measureRepeatVisits = async (shop) => {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: BROWSER_ARGS });
  const context = await browser.newContext({ userAgent: USER_AGENT, viewport: { width: 390, height: 844 } });
  await context.addInitScript(() => {
    const look = () => {
      const heading = document.querySelector('main h1');
      const hydrated = !('shell' in document.documentElement.dataset) || document.documentElement.dataset.reacts === '';
      if (heading?.textContent && hydrated && document.querySelector('main img')) {
        requestAnimationFrame(() => setTimeout(() => (globalThis.shownAt = performance.now())));
        return;
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  const visit = async (address) => {
    const page = await context.newPage();
    await page.goto(address, { waitUntil: 'commit' });
    const shown = await page.waitForFunction(() => {
      const [painted] = performance.getEntriesByName('first-contentful-paint');
      return globalThis.shownAt && painted && { shown: globalThis.shownAt, painted: painted.startTime };
    });
    const times = await shown.jsonValue();
    await page.close();
    return times;
  };
  for (const path of Object.values(shop.pages)) {
    const page = await context.newPage();
    await page.goto(`${shop.url}${path}`);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: 60_000 });
    await page.waitForTimeout(4_000);
    await page.close();
  }
  const result = {};
  const measure = async (suffix) => {
    for (const [name, path] of Object.entries(shop.pages)) {
      const samples = [];
      for (let run = 0; run < RUNS; run += 1) samples.push((await visit(`${shop.url}${path}`)).shown);
      result[`${name}, ${suffix}`] = { p50Ms: round(percentile(samples, 0.5)), p95Ms: round(percentile(samples, 0.95)) };
    }
  };
  await measure('server there');
  await shop.kill();
  await measure('server dead');
  await shop.start();
  const taking = await context.newPage();
  await takeShop(taking, shop.url);
  await taking.close();
  const { hits } = await (await fetch(`${shop.url}/products/v2/search/productSearch?locale=en-us&count=${RUNS}&start=48`)).json();
  await shop.kill();
  const opened = [];
  for (const { url } of hits) opened.push(await visit(`${shop.url}${url}`));
  const [shown, painted] = [opened.map((times) => times.shown), opened.map((times) => times.painted)];
  result[NEVER_VISITED] = {
    p50Ms: round(percentile(shown, 0.5)),
    p95Ms: round(percentile(shown, 0.95)),
    paintP95Ms: round(percentile(painted, 0.95)),
  };
  await shop.start();
  await browser.close();
  return result;
};

/** Sentences about what is exceeded. */
export const overRepeatLimits = ({ [NEVER_VISITED]: { paintP95Ms } }) =>
  paintP95Ms > FIRST_PAINT_MS
    ? [`the first paint of a product from the offline catalogue takes ${paintP95Ms} ms of ${FIRST_PAINT_MS} ms at the 95th percentile`]
    : [];
