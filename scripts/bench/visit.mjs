import { chromium } from 'playwright';
import { chromiumPath } from '../chromium.mjs';
import { BROWSER_ARGS, round, USER_AGENT } from './numbers.mjs';
import { openVisit } from './open-visit.mjs';

const MINUTES = 5;
const SLOWDOWN = 4;
/** Between two interactions, ms. */
const PAUSE = 1_000;
const WORD = 'trail';
/** Of interactions that are named. */
const NAMED = 5;
/** Limit of the 98th percentile, ms: above what quiet machines took. The aim is 100 ms (docs/performance.md). */
const MOST_MS = 500;

/**
 * Interaction to Next Paint over five minutes of a shopper who lists, filters, looks at products, adds, searches and changes the cart by touch, in a browser
 * slowed four times and in one document: of each interaction its longest event, of these the one that all but one in fifty stay below
 * (https://web.dev/articles/inp).
 */
export const measureVisit = async ({ url, lists }) => {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: BROWSER_ARGS });
  try {
    const context = await browser.newContext({ userAgent: USER_AGENT, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    await context.addInitScript(watchInteractions);
    const page = await context.newPage();
    const requireSameDocument = await openVisit(page, `${url}${lists[0]}`);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    const until = performance.now() + MINUTES * 60_000;
    for (let turn = 0; performance.now() < until; turn += 1) await shopAround(page, lists[0], turn);
    await requireSameDocument();
    const { count, slowest } = await page.evaluate(() => globalThis.readInteractions());
    return {
      minutes: MINUTES,
      interactions: count,
      inpMs: round(slowest[Math.floor(count / 50)]?.ms ?? 0),
      slowest: slowest.slice(0, NAMED).map(({ ms, what }) => `${what} ${ms} ms`),
    };
  } finally {
    await browser.close();
  }
};

/** From a list through a product, the mini cart, the search and the cart, back to the list. */
const shopAround = async (page, list, turn) => {
  const main = page.getByRole('main');
  const tap = async (locator) => {
    await locator.tap();
    await page.waitForTimeout(PAUSE);
  };
  const closing = (name) => page.getByRole('dialog', { name }).getByRole('button', { name: 'Close', exact: true }).first();
  const cards = main.getByRole('article').getByRole('heading').getByRole('link');

  await tap(page.getByRole('button', { name: 'Menu' }));
  await tap(closing('Menu'));
  await tap(main.getByRole('button', { name: 'Filters' }));
  await tap(
    page
      .getByRole('dialog', { name: 'Filters' })
      .locator('label')
      .filter({ has: page.getByRole('checkbox') })
      .first(),
  );
  await page.keyboard.press('Escape');
  await page.waitForTimeout(PAUSE);

  await tap(cards.nth((turn * 3) % (await cards.count())));
  await main.getByRole('radio').first().waitFor({ state: 'attached' });
  for (const group of await main
    .getByRole('group')
    .filter({ has: page.getByRole('radio') })
    .all()) {
    const free = group.getByRole('radio', { name: /^(?!.*Sold out)/, checked: false }).last();
    if ((await free.count()) > 0) await tap(free.locator('xpath=ancestor::label'));
  }
  const add = main.getByRole('button', { name: /^Add to cart/ }).first();
  if ((await add.count()) > 0) {
    await tap(add);
    await tap(closing('Your cart'));
  }

  await tap(page.getByRole('banner').getByRole('link', { name: 'Search' }));
  const field = page.getByRole('combobox', { name: 'Search' }).first();
  await tap(field);
  for (const letter of WORD) {
    await page.keyboard.press(letter);
    await page.waitForTimeout(PAUSE / 5);
  }
  await page.keyboard.press('Enter');
  await cards.first().waitFor();
  await page.waitForTimeout(PAUSE);

  // The mini cart, and from it the cart.
  await tap(page.getByRole('banner').getByRole('link', { name: /^Cart,/ }));
  const whole = page.getByRole('dialog', { name: 'Your cart' }).getByRole('link', { name: 'View cart' });
  await tap((await whole.count()) > 0 ? whole : closing('Your cart'));
  const more = main.getByRole('button', { name: /^Increase Quantity of/, disabled: false }).first();
  if ((await more.count()) > 0) {
    await tap(more);
    await tap(main.getByRole('button', { name: /^Decrease Quantity of/ }).first());
  }
  const isList = () => page.evaluate((path) => location.pathname === path, list);
  while (!(await isList())) {
    await page.goBack();
    await page.waitForTimeout(PAUSE);
  }
  await main.getByRole('button', { name: 'Filters' }).waitFor();
};

/** Runs in the page before anything else: keeps the longest event of each interaction. */
const watchInteractions = () => {
  const longest = new Map();
  const see = ({ interactionId, duration, name, target }) => {
    if (!interactionId || (longest.get(interactionId)?.ms ?? 0) >= duration) return;
    const words = (target?.closest?.('[aria-label]')?.getAttribute('aria-label') ?? target?.textContent ?? '').trim().slice(0, 40);
    longest.set(interactionId, { ms: duration, what: `${name} ${target?.nodeName.toLowerCase() ?? ''} "${words}"` });
  };
  const watch = new PerformanceObserver((list) => list.getEntries().forEach(see));
  watch.observe({ type: 'event', durationThreshold: 16, buffered: true });
  watch.observe({ type: 'first-input', buffered: true });
  globalThis.readInteractions = () => {
    watch.takeRecords().forEach(see);
    return { count: performance.interactionCount, slowest: [...longest.values()].toSorted((a, b) => b.ms - a.ms) };
  };
};

/** Sentences about what is exceeded. */
export const overVisitLimits = ({ inpMs }) =>
  inpMs > MOST_MS ? [`interaction to next paint over a visit is ${inpMs} ms of ${MOST_MS} ms at the 98th percentile`] : [];
