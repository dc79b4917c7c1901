import { readFile } from 'node:fs/promises';
import { chromium } from 'playwright';
import { chromiumPath } from '../chromium.mjs';
import { BROWSER_ARGS, percentile, round, USER_AGENT } from './numbers.mjs';
import { chooseFree } from './choose-free.mjs';

const TAPS = 200;
const SLOWDOWN = 4;

/** Between two taps of a quick thumb, ms. */
const PAUSE = 300;

const PACES = [
  ['a quick thumb', PAUSE],
  ['without a pause', 0],
];

const inBrief = (times) => {
  const [p50Ms, p95Ms, p99Ms] = [0.5, 0.95, 0.99].map((share) => round(percentile(times, share), 1));
  return { taps: times.length, p50Ms, p95Ms, p99Ms };
};

/**
 * To the strict commit of a change, in a browser slowed four times, with the queue being sent meanwhile: by a quick thumb, and as fast as the page lets
 * anybody tap. From the tap, on the cart's page, which draws it while the transaction is under way: it ends when the page hears that the transaction
 * that took the change (or the receipt of one that cancelled another out) is complete. And of the queue alone, on a page that draws nothing: from handing
 * it the change to its word that the change is kept.
 */
export const measureQueue = async (shop) => {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: BROWSER_ARGS });
  const { item, ...taps } = await measureTapsToDisk(browser, shop);
  const result = { ...taps, ...(await measureEnqueue(browser, shop, item)) };
  await browser.close();
  return result;
};

/** Also answers the thing that was put into the cart. */
const measureTapsToDisk = async (browser, { url, pages }) => {
  const page = await browser.newPage({ userAgent: USER_AGENT, viewport: { width: 390, height: 844 } });
  await page.addInitScript(watchCommits);
  await page.goto(`${url}${pages.product}`);
  await page.waitForFunction(() => document.documentElement.dataset.reacts === '');
  await page.evaluate(chooseFree);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Add to cart/ })
    .first()
    .click();
  await page.waitForFunction(() => globalThis.durableAfter.length === 1);
  const { item } = await page.evaluate(() => globalThis.journaled.args);
  await page.goto(`${url}/en-us/cart`);
  await page
    .getByRole('button', { name: /^Increase Quantity of/ })
    .first()
    .waitFor();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const result = { item };
  for (const [pace, pause] of PACES) result[`tap to disk, ${pace}`] = inBrief(await page.evaluate(tapAgainAndAgain, { taps: TAPS, pause }));
  await page.close();
  return result;
};

const measureEnqueue = async (browser, { url }, item) => {
  const context = await browser.newContext({ userAgent: USER_AGENT });
  const page = await context.newPage();
  await page.route(`${url}/blank`, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Nothing to draw</title>' }));
  await page.goto(`${url}/blank`);
  const session = await context.newCDPSession(page);
  const manifest = JSON.parse(await readFile('dist/client/.vite/manifest.json', 'utf8'));
  const queue = `/${manifest['src/cart/engine-loader.ts'].file}`;
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const result = {};
  for (const [pace, pause] of PACES)
    result[`enqueue to disk, ${pace}`] = inBrief(await page.evaluate(enqueueAgainAndAgain, { queue, item, taps: TAPS, pause }));
  await context.close();
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
    if (key.startsWith(PREFIX)) {
      globalThis.journaled = JSON.parse(value);
      began.set(globalThis.journaled.id, performance.now());
    }
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

/** Runs in an empty page: hands the queue, as the shop loads it, one piece or two of a thing in turn. */
const enqueueAgainAndAgain = async ({ queue, item, taps, pause }) => {
  const { openBackend } = await import(queue);
  const backend = await openBackend({ locale: () => 'en-us', onChange: () => undefined });
  const newId = () => {
    const [time, random] = [Date.now().toString(16).padStart(12, '0'), crypto.randomUUID()];
    return `${time.slice(0, 8)}-${time.slice(8)}-7${random.slice(15)}`;
  };
  const samples = [];
  for (let tap = 0; tap < taps; tap += 1) {
    const change = { type: 'change-quantity', version: 1, args: { item, qty: 1 + (tap % 2) } };
    const row = { ...change, id: newId(), locale: 'en-us', subject: null, at: new Date().toISOString() };
    const began = performance.now();
    if ((await backend.enqueue([row])).length > 0) throw new Error('A change was not kept');
    samples.push(performance.now() - began);
    if (pause > 0) await new Promise((done) => setTimeout(done, pause));
  }
  backend.close();
  return samples;
};
