import { chromium } from 'playwright';
import { chromiumPath } from '../chromium.mjs';
import { BROWSER_ARGS, percentile, round, USER_AGENT } from './numbers.mjs';

const TAPS = 200;
const SLOWDOWN = 4;

/**
 * From a tap to the strict commit of its change, in a browser slowed four times, with the queue being sent meanwhile. A tap is journaled in its own
 * task, and its entry is taken away only after the commit: the time between the two is what is measured.
 */
export const measureQueue = async ({ url, pages }) => {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: BROWSER_ARGS });
  const page = await browser.newPage({ userAgent: USER_AGENT, viewport: { width: 390, height: 844 } });
  await page.addInitScript(() => {
    const PREFIX = 'waymark.tap.';
    const began = new Map();
    globalThis.durableAfter = [];
    const { setItem, removeItem } = Storage.prototype;
    Storage.prototype.setItem = function (key, value) {
      if (key.startsWith(PREFIX)) began.set(key, performance.now());
      return setItem.call(this, key, value);
    };
    Storage.prototype.removeItem = function (key) {
      if (began.has(key)) globalThis.durableAfter.push(performance.now() - began.get(key));
      return removeItem.call(this, key);
    };
  });
  await page.goto(`${url}${pages.product}`);
  await page.waitForFunction(() => document.documentElement.dataset.reacts === '');
  await page.evaluate(() => {
    for (const group of document.querySelectorAll('main fieldset')) {
      const free = [...group.querySelectorAll('input[type=radio]')].find(
        (input) => !input.disabled && !input.closest('label')?.textContent?.includes('Sold out'),
      );
      if (!group.querySelector('input:checked')) free?.click();
    }
  });
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Add to cart/ })
    .first()
    .click();
  await page.waitForFunction(() => globalThis.durableAfter.length === 1);
  await page.goto(`${url}/en-us/cart`);
  await page
    .getByRole('button', { name: /^Increase Quantity of/ })
    .first()
    .waitFor();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const samples = await page.evaluate(tapAgainAndAgain, TAPS);
  await browser.close();
  return {
    'tap to disk': {
      taps: samples.length,
      p50Ms: round(percentile(samples, 0.5), 1),
      p95Ms: round(percentile(samples, 0.95), 1),
      p99Ms: round(percentile(samples, 0.99), 1),
    },
  };
};

/** Runs in the page: a piece more, a piece less, each when the one before it is on disk and on the screen. */
const tapAgainAndAgain = async (taps) => {
  const until = async (is, what) => {
    const deadline = performance.now() + 10_000;
    while (!is()) {
      if (performance.now() > deadline) throw new Error(`Waited in vain: ${what}`);
      await new Promise((done) => setTimeout(done, 10));
    }
  };
  const button = (name) => [...document.querySelectorAll('main button')].find((each) => each.getAttribute('aria-label')?.startsWith(name));
  for (let tap = 0; tap < taps; tap += 1) {
    const name = tap % 2 === 0 ? 'Increase Quantity of' : 'Decrease Quantity of';
    await until(() => button(name)?.disabled === false, `a button to tap for the ${tap}th time`);
    button(name).click();
    await until(() => globalThis.durableAfter.length > tap, `the ${tap}th tap on disk`);
  }
  return globalThis.durableAfter;
};
