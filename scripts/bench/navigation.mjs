import { chromium } from 'playwright';
import { chromiumPath } from '../chromium.mjs';
import { BROWSER_ARGS, percentile, round, USER_AGENT } from './numbers.mjs';
import { takeShop } from './take-shop.mjs';

/** Products that are opened, each for the first time, and left again. */
const NAVIGATIONS = 40;
const SLOWDOWN = 4;
/** For reading, ms: a list fetches nothing ahead while a page is looked at. */
const PAUSE = 400;
/** Limit of the 95th percentile on a device that has the catalogue: above what quiet machines took. The aim is 100 ms (docs/performance.md). */
const MOST_MS = 450;
/** Pages whose first product is opened once they have been looked at, and the limit of the median until it is whole. */
const FIRST_OPENED = 10;
const FIRST_MOST_MS = 900;
/** For looking at a page, ms: enough to have the code of the next one (`src/shell/boot/load-next.ts`). */
const LOOKED_AT = 2_000;

/**
 * From the touch of a card in a list to the painted heading of its product and to the whole page, and from Back to the painted heading of the list, in a browser slowed four times
 * that stays in one document: first with the shop in reach, then on a device that took the catalogue along and whose shop is stopped.
 */
export const measureNavigation = async (shop) => {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: BROWSER_ARGS });
  const context = await browser.newContext({ userAgent: USER_AGENT, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await context.addInitScript(watchHeading);
  try {
    const page = await context.newPage();
    const inReach = await openProducts(page, shop);
    const first = await openFirst(page, shop);
    await takeShop(page, shop.url);
    await shop.kill();
    try {
      return { 'shop in reach': inReach, 'first of a page': first, 'from the device': await openProducts(page, shop) };
    } finally {
      await shop.start();
    }
  } finally {
    await browser.close();
  }
};

const openProducts = async (page, { url, lists }) => {
  const session = await page.context().newCDPSession(page);
  const [there, whole, back] = [[], [], []];
  for (const list of lists) {
    if (there.length >= NAVIGATIONS) break;
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await page.goto(`${url}${list}`);
    await page.waitForFunction(() => document.documentElement.dataset.reacts === '');
    const cards = page.getByRole('main').getByRole('article').getByRole('heading').getByRole('link');
    await cards.first().waitFor();
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    const count = await cards.count();
    for (let at = 0; at < count && there.length < NAVIGATIONS; at += 1) {
      const card = cards.nth(at);
      await card.scrollIntoViewIfNeeded();
      await page.waitForTimeout(PAUSE);
      const opened = await open(page, card);
      there.push(opened.heading);
      whole.push(opened.whole);
      await page.waitForTimeout(PAUSE);
      back.push(await page.evaluate(() => globalThis.goBack()));
    }
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await session.detach();
  return { navigations: there.length, ...inBrief(there, whole), ...percentilesOf('back', back) };
};

/** The first product of each document: its code has not been used yet. */
const openFirst = async (page, { url, lists }) => {
  const session = await page.context().newCDPSession(page);
  const [there, whole] = [[], []];
  for (let at = 0; at < FIRST_OPENED; at += 1) {
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await page.goto(`${url}${lists[at % lists.length]}`);
    await page.waitForFunction(() => document.documentElement.dataset.warmed === '');
    const card = page.getByRole('main').getByRole('article').getByRole('heading').getByRole('link').first();
    await card.scrollIntoViewIfNeeded();
    await page.waitForTimeout(LOOKED_AT);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    const opened = await open(page, card);
    there.push(opened.heading);
    whole.push(opened.whole);
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await session.detach();
  return { navigations: there.length, ...inBrief(there, whole) };
};

const open = async (page, card) => {
  await page.evaluate(() => globalThis.expectHeading());
  await card.tap();
  return { heading: await page.evaluate(() => globalThis.headingPainted), whole: await page.evaluate(() => globalThis.wholePainted) };
};

const percentilesOf = (name, times) => ({ [`${name}P50Ms`]: round(percentile(times, 0.5)), [`${name}P95Ms`]: round(percentile(times, 0.95)) });
const inBrief = (there, whole) => ({
  p50Ms: round(percentile(there, 0.5)),
  p95Ms: round(percentile(there, 0.95)),
  ...percentilesOf('whole', whole),
});

/** Runs in the page before anything else. */
const watchHeading = () => {
  // A page that is left is hidden for a moment, not gone.
  const shown = (selector) => [...document.querySelectorAll(selector)].find((element) => element.checkVisibility());
  const heading = () => shown('main h1')?.textContent ?? '';
  // What a card does not know of its product: all its pictures.
  const gallery = () => (shown('main section[aria-label] li button img') ? location.pathname : '');
  let touched = 0;
  addEventListener('pointerdown', ({ timeStamp }) => (touched = timeStamp), { capture: true, passive: true });
  /** Milliseconds since `began()` until `look` sees something else, and that is painted. */
  const painted = (look, before, began) =>
    new Promise((done, fail) => {
      const watch = new MutationObserver(() => {
        if (look() === before || look() === '') return;
        watch.disconnect();
        requestAnimationFrame(async () => done(await scheduler.postTask(() => performance.now() - began(), { priority: 'user-blocking' })));
      });
      watch.observe(document.documentElement, { subtree: true, childList: true, attributes: true, attributeFilter: ['style'], characterData: true });
      setTimeout(() => fail(new Error(`Still "${look()}"`)), 15_000);
    });
  globalThis.expectHeading = () => {
    globalThis.headingPainted = painted(heading, heading(), () => touched);
    globalThis.wholePainted = painted(gallery, '', () => touched);
  };
  globalThis.goBack = () => {
    const began = performance.now();
    const drawn = painted(heading, heading(), () => began);
    history.back();
    return drawn;
  };
};

/** Sentences about what is exceeded. */
export const overNavigationLimits = ({ 'from the device': { p95Ms }, 'first of a page': { wholeP50Ms } }) => [
  ...(p95Ms > MOST_MS ? [`from a card to the heading of its product, from the device, ${p95Ms} ms of ${MOST_MS} ms at the 95th percentile`] : []),
  ...(wholeP50Ms > FIRST_MOST_MS ? [`from the first card of a page to the whole product ${wholeP50Ms} ms of ${FIRST_MOST_MS} ms at the median`] : []),
];
