import { chromium } from 'playwright';
import { chromiumPath } from '../chromium.mjs';
import { BROWSER_ARGS, round, USER_AGENT } from './numbers.mjs';

/** Brotli bytes of script that a first visit brings: until the page reacts, and until nothing more comes; workers apart. */
export const scriptsOfVisit = async (address) => {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: BROWSER_ARGS });
  const page = await browser.newPage({ userAgent: USER_AGENT, viewport: { width: 390, height: 844 } });
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const scripts = new Map();
  session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (type === 'Script' || request.url.endsWith('.js')) scripts.set(requestId, { url: request.url, bytes: 0, at: Date.now() });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const script = scripts.get(requestId);
    if (script) script.bytes = encodedDataLength;
  });
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForFunction(() => document.documentElement.dataset.reacts === '');
  const reactsAt = Date.now();
  await page.waitForTimeout(6_000);
  await browser.close();
  const sum = (list) => round(list.reduce((total, { bytes }) => total + bytes, 0) / 1000, 1);
  const own = [...scripts.values()].filter(({ url }) => !url.endsWith('/sw.js'));
  return { scriptUntilReactsKb: sum(own.filter(({ at }) => at <= reactsAt)), scriptUntilQuietKb: sum(own) };
};
