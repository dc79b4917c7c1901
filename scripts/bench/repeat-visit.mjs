import { chromium } from 'playwright';
import { chromiumPath } from '../chromium.mjs';
import { BROWSER_ARGS, percentile, round, USER_AGENT } from './numbers.mjs';

const RUNS = 15;

/** From the start of a navigation to the h1 with its data on the screen, on a device that has been here before. */
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
    const at = await page.waitForFunction(() => globalThis.shownAt, undefined, { timeout: 10_000 }).then((handle) => handle.jsonValue());
    await page.close();
    return at;
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
      for (let run = 0; run < RUNS; run += 1) samples.push(await visit(`${shop.url}${path}`));
      result[`${name}, ${suffix}`] = { p50Ms: round(percentile(samples, 0.5)), p95Ms: round(percentile(samples, 0.95)) };
    }
  };
  await measure('server there');
  await shop.kill();
  await measure('server dead');
  await shop.start();
  await browser.close();
  return result;
};
