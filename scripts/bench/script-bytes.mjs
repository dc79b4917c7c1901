import { chromium } from 'playwright';
import { chromiumPath } from '../chromium.mjs';
import { BROWSER_ARGS, round, USER_AGENT } from './numbers.mjs';

/** The line that Lighthouse pretends: on a faster one, what comes after the page reacts may be there before. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 1_638_400 / 8, uploadThroughput: 750_000 / 8 };

/** Files of web workers, by the names in the build. */
const WORKER_FILE = /\/(?:[\w-]+-)?worker-[\w-]+\.js$/;

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
  const { reactedAt, files } = await page.evaluate(() => ({
    reactedAt: globalThis.reactedAt,
    files: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ name, responseEnd, encodedBodySize }) => ({ name, responseEnd, encodedBodySize })),
  }));
  await browser.close();
  const scripts = files.filter(({ name }) => !WORKER_FILE.test(name));
  const sum = (list) => round(list.reduce((total, { encodedBodySize }) => total + encodedBodySize, 0) / 1000, 1);
  return {
    reactsMs: round(reactedAt),
    scriptUntilReactsKb: sum(scripts.filter(({ responseEnd }) => responseEnd <= reactedAt)),
    scriptUntilQuietKb: sum(scripts),
  };
};
