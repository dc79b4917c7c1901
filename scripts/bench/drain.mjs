import { readFile } from 'node:fs/promises';
import { chromium } from 'playwright';
import { chromiumPath } from '../chromium.mjs';
import { buyable } from './buyable.mjs';
import { BROWSER_ARGS, percentile, round, USER_AGENT } from './numbers.mjs';

/** How many changes wait, and how often that is drained. */
const DRAINS = [
  [1, 60],
  [10, 20],
  [50, 10],
];

/**
 * From the moment in which the way is free until the shop has said yes to the last of the changes that waited, each of them to another line: what is
 * the most that so many changes can cost. The queue as the shop loads it, on a page that draws nothing, and the real service.
 */
export const measureDrains = async ({ url }) => {
  const choices = await buyable(url, Math.max(...DRAINS.map(([changes]) => changes)), 2);
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: BROWSER_ARGS });
  const page = await browser.newPage({ userAgent: USER_AGENT });
  await page.route(`${url}/blank`, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Nothing to draw</title>' }));
  await page.goto(`${url}/blank`);
  const traffic = await watchTraffic(page);
  const manifest = JSON.parse(await readFile('dist/client/.vite/manifest.json', 'utf8'));
  await page.evaluate(openQueue, { queue: `/${manifest['src/cart/engine-loader.ts'].file}`, choices });
  const result = {};
  for (const [changes, drains] of DRAINS) {
    traffic.reset();
    const times = [];
    for (let drain = 0; drain < drains; drain += 1) times.push(await page.evaluate(drainOnce, changes));
    const [p50Ms, p99Ms] = [0.5, 0.99].map((share) => round(percentile(times, share)));
    const [requests, sentBytes, receivedBytes] = traffic.sums().map((sum) => round(sum / drains));
    result[`${changes} waiting`] = { drains, p50Ms, p99Ms, requests, sentBytes, receivedBytes };
  }
  await browser.close();
  return result;
};

/** The most that fifty changes may cost, each to another line of a cart of fifty. Time is not limited: it depends on what else the machine does. */
const LIMITS = { receivedBytes: 200_000 };

/** @returns a sentence for each limit that a result of `measureDrains` is over */
export const overDrainLimits = (drains) => {
  const most = drains['50 waiting'];
  return Object.entries(LIMITS).flatMap(([name, limit]) =>
    most[name] > limit ? [`${name} of a drain of 50 changes is ${most[name]}, of ${limit}`] : [],
  );
};

/** Requests, and the bytes of them and their answers as they cross the wire: heads and bodies. */
const watchTraffic = async (page) => {
  const session = await page.context().newCDPSession(page);
  let sums = [0, 0, 0];
  session.on('Network.requestWillBeSent', ({ request }) => {
    sums[0] += 1;
    sums[1] += request.method.length + new URL(request.url).pathname.length + new URL(request.url).search.length + (request.postData?.length ?? 0);
  });
  session.on('Network.requestWillBeSentExtraInfo', ({ headers }) => {
    for (const [name, value] of Object.entries(headers)) sums[1] += name.length + value.length + ': \r\n'.length;
  });
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    sums[2] += encodedDataLength;
  });
  await session.send('Network.enable');
  return {
    reset: () => {
      sums = [0, 0, 0];
    },
    sums: () => sums,
  };
};

/** Runs in an empty page: opens the queue as the shop loads it, and fills the cart. */
const openQueue = async ({ queue, choices }) => {
  const { openBackend } = await import(queue);
  let onChange = () => undefined;
  const backend = await openBackend({ locale: () => 'en-us', onChange: () => onChange() });
  const facts = {
    masterId: 'MEASURED',
    name: 'Measured',
    productImageURL: '',
    pdpUrl: '',
    slug: '',
    price: { current: 1000, original: 1000, currency: 'USD' },
    attributes: [],
    pricingFacts: { taxClass: 'general', categoryIds: [] },
    maxQty: 10,
  };
  const newId = () => {
    const [time, random] = [Date.now().toString(16).padStart(12, '0'), crypto.randomUUID()];
    return `${time.slice(0, 8)}-${time.slice(8)}-7${random.slice(15)}`;
  };
  const change = (type, choice, qty) => ({
    id: newId(),
    type,
    version: 1,
    args: { item: { choice, facts }, qty },
    locale: 'en-us',
    subject: null,
    at: new Date().toISOString(),
  });
  const drained = () =>
    new Promise((done) => {
      onChange = () => {
        if (backend.view([]).waitingCount === 0) done();
      };
      onChange();
    });
  /** Keeps the lane's lock until the changes are on disk; answers the ms from there until nothing waits. */
  globalThis.drain = async (rows) => {
    let letGo;
    await new Promise((held) => {
      void navigator.locks.request('waymark-replay-cart', () => {
        held();
        return new Promise((free) => (letGo = free));
      });
    });
    const lost = await backend.enqueue(rows);
    if (lost.length > 0) throw new Error(`${lost.length} of ${rows.length} changes were not kept`);
    const began = performance.now();
    letGo();
    await drained();
    const { refused } = backend.view([]);
    if (refused.length > 0) throw new Error(`The shop refused: ${refused.map(({ refusal }) => refusal.code).join(', ')}`);
    return performance.now() - began;
  };
  let qty = 1;
  await globalThis.drain(choices.map((choice) => change('add-item', choice, qty)));
  globalThis.changesFor = (count) => {
    qty = 3 - qty;
    return choices.slice(0, count).map((choice) => change('change-quantity', choice, qty));
  };
};

/** Runs in that page. */
const drainOnce = (changes) => globalThis.drain(globalThis.changesFor(changes));
