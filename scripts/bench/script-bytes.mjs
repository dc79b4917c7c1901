import { chromium } from 'playwright';
import { chromiumPath } from '../chromium.mjs';
import { BROWSER_ARGS, round, USER_AGENT } from './numbers.mjs';

/** The line that Lighthouse pretends: on a faster one, what comes after the page reacts may be there before. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 1_638_400 / 8, uploadThroughput: 750_000 / 8 };

/** When the page reacts, and the brotli bytes of script that a first visit brings: until then, and until nothing more comes; workers apart. */
export const scriptsOfVisit = async (address) => {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: BROWSER_ARGS });
  const page = await browser.newPage({ userAgent: USER_AGENT, viewport: { width: 390, height: 844 } });
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.documentElement?.dataset.reacts === '') globalThis.reactedAt ??= performance.now();
    }).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-reacts'] });
  });
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForFunction(() => globalThis.reactedAt !== undefined, undefined, { timeout: 60_000 });
  await page.waitForTimeout(6_000);
  const { reactedAt, scripts } = await page.evaluate(() => ({
    reactedAt: globalThis.reactedAt,
    scripts: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ responseEnd, encodedBodySize }) => ({ responseEnd, encodedBodySize })),
  }));
  await browser.close();
  const sum = (list) => round(list.reduce((total, { encodedBodySize }) => total + encodedBodySize, 0) / 1000, 1);
  return {
    reactsMs: round(reactedAt),
    scriptUntilReactsKb: sum(scripts.filter(({ responseEnd }) => responseEnd <= reactedAt)),
    scriptUntilQuietKb: sum(scripts),
  };
};
