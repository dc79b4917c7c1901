import { chromium } from 'playwright';
import { chromiumPath } from '../chromium.mjs';
import { BROWSER_ARGS, percentile, round, USER_AGENT } from './numbers.mjs';

const TAPS = 200;
const SLOWDOWN = 4;

/** Between two taps of a quick thumb, ms. */
const PAUSE = 300;

/**
 * From a tap to the strict commit of its change, in a browser slowed four times, with the queue being sent meanwhile: by a quick thumb, and as fast as
 * the page lets anybody tap. A tap is journaled in its own task; that moment is the first, and the second is when the transaction that took its change
 * (or the receipt of one that cancelled another out) says that it is complete.
 */
export const measureQueue = async ({ url, pages }) => {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: BROWSER_ARGS });
  const page = await browser.newPage({ userAgent: USER_AGENT, viewport: { width: 390, height: 844 } });
  await page.addInitScript(watchCommits);
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
  const result = {};
  for (const [pace, pause] of [
    ['tap to disk, a quick thumb', PAUSE],
    ['tap to disk, without a pause', 0],
  ]) {
    const samples = await page.evaluate(tapAgainAndAgain, { taps: TAPS, pause });
    result[pace] = {
      taps: samples.length,
      p50Ms: round(percentile(samples, 0.5), 1),
      p95Ms: round(percentile(samples, 0.95), 1),
      p99Ms: round(percentile(samples, 0.99), 1),
    };
  }
  await browser.close();
  return result;
};

/** Runs in the page before anything else: notes when a tap is journaled and when the transaction that holds its change is complete. */
const watchCommits = () => {
  const PREFIX = 'waymark.tap.';
  const began = new Map();
  const holds = new WeakMap();
  globalThis.durableAfter = [];
  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = function (key, value) {
    if (key.startsWith(PREFIX)) began.set(JSON.parse(value).id, performance.now());
    return setItem.call(this, key, value);
  };
  const { transaction } = IDBDatabase.prototype;
  IDBDatabase.prototype.transaction = function (...given) {
    const tx = transaction.apply(this, given);
    tx.addEventListener('complete', () => {
      for (const id of holds.get(tx) ?? []) {
        if (began.has(id)) globalThis.durableAfter.push(performance.now() - began.get(id));
        began.delete(id);
      }
    });
    return tx;
  };
  const { put } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.put = function (...given) {
    const [row] = given;
    if (this.name === 'outbox' || this.name === 'receipts')
      holds.set(this.transaction, [...(holds.get(this.transaction) ?? []), row.id, ...(row.merged ?? [])]);
    return put.apply(this, given);
  };
};

/** Runs in the page: a piece more, a piece less, each when the one before it is on disk and on the screen. */
const tapAgainAndAgain = async ({ taps, pause }) => {
  globalThis.durableAfter = [];
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
    if (pause > 0) await new Promise((done) => setTimeout(done, pause));
    button(name).click();
    await until(() => globalThis.durableAfter.length > tap, `the ${tap}th tap on disk`);
  }
  return globalThis.durableAfter;
};
