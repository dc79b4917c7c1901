import { chromium } from 'playwright';
import { chromiumPath } from '../chromium.mjs';
import { BROWSER_ARGS, percentile, round, USER_AGENT } from './numbers.mjs';
import { chooseFree } from './choose-free.mjs';

const TAPS = 40;
/** Before and after the mini cart is closed, ms: a quick thumb. */
const PAUSE = 300;

/**
 * From a tap on "Add to cart" to the frame that shows the new count, in a browser slowed four times. The first tap, which finds
 * the database not yet loaded, is reported apart.
 */
export const measureTaps = async ({ url, pages }) => {
  const result = {};
  for (const latency of [0, 300]) {
    const browser = await chromium.launch({ executablePath: chromiumPath(), args: BROWSER_ARGS });
    const page = await browser.newPage({ userAgent: USER_AGENT, viewport: { width: 390, height: 844 } });
    await page.goto(`${url}${pages.product}`);
    await page.waitForFunction(() => document.documentElement.dataset.reacts === '');
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', { offline: false, latency, downloadThroughput: -1, uploadThroughput: -1 });
    await page.evaluate(chooseFree);
    // A choice made before its part is alive is made again by the page: the button says when it counts.
    await page.waitForFunction(() => [...document.querySelectorAll('main button')].some((one) => one.textContent?.startsWith('Add to cart')));
    await page.waitForTimeout(500);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const samples = [];
    for (let tap = 0; tap < TAPS; tap += 1) samples.push(await page.evaluate(tapOnce, PAUSE));
    const [first, ...later] = samples;
    result[`${latency} ms latency`] = { firstMs: round(first, 1), p50Ms: round(percentile(later, 0.5), 1), p95Ms: round(percentile(later, 0.95), 1) };
    await browser.close();
  }
  return result;
};

/** Runs in the page: taps the button and waits until the frame that has the new count is painted, and for nothing that begins after it. */
const tapOnce = (pause) =>
  new Promise((done, fail) => {
    const cart = () => document.querySelector('header a[href$="/cart"]')?.getAttribute('aria-label');
    const button = [...document.querySelectorAll('main button')].find(
      (candidate) => candidate.textContent?.startsWith('Add to cart') && candidate.checkVisibility(),
    );
    /** As a shopper does before the next tap: a programmatic click behind the mini cart would close one and open another in the same frame. */
    const closeCart = () =>
      new Promise((closed) => {
        const dialog = () => document.querySelector('[role=dialog][data-state=open]');
        const look = () => {
          if (!dialog()) return setTimeout(closed, pause);
          dialog().querySelector('button[aria-label=Close]')?.click();
          setTimeout(look, 50);
        };
        setTimeout(look, pause);
      });
    const before = cart();
    if (before === undefined || !button) return fail(new Error('No basket in the header, or no button to add with'));
    const started = performance.now();
    const watch = new MutationObserver(() => {
      if (cart() === before) return;
      watch.disconnect();
      requestAnimationFrame(async () => {
        const took = await scheduler.postTask(() => performance.now() - started, { priority: 'user-blocking' });
        await closeCart();
        done(took);
      });
    });
    watch.observe(document.documentElement, { subtree: true, attributes: true, attributeFilter: ['aria-label'], childList: true });
    button.click();
    setTimeout(() => fail(new Error('The count did not change')), 10_000);
  });
