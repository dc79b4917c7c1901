import { rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { chromium } from 'playwright';
import { runnerImport } from 'vite';
import { chromiumPath } from '../chromium.mjs';
import { buyable } from './buyable.mjs';
import { BROWSER_ARGS, percentile, round, USER_AGENT } from './numbers.mjs';
import { takeShop } from './take-shop.mjs';

/** Codes that are held in front of the camera in turn, each for a second; longer than a code must be out of sight to count again. */
const CODES = 8;
const SECONDS_EACH = 1;
/** Scans of each code, by each of the two scanners. */
const TURNS = 4;
/** Between two codes of a hand scanner, ms. */
const PAUSE = 400;
/** Limit of the 95th percentile. */
const MOST_MS = 150;

/**
 * From the camera's frame, or from a hand scanner's last key, to the painted line, on a device that took the shop along and has no network. The first scan
 * is reported apart: it may come before the catalogue is open.
 */
export const measureScans = async (shop) => {
  const codes = (await buyable(shop.url, CODES, TURNS)).map(({ upc }) => upc);
  const { module } = await runnerImport('./tests/support/barcode-film.ts', { configFile: false, logLevel: 'error' });
  const film = module.filmBarcodes(codes.map((gtin) => ({ gtin, seconds: SECONDS_EACH })));
  const camera = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream', `--use-file-for-fake-video-capture=${film}`];
  try {
    return {
      'hand scanner': await measureScansOf(shop, [], (page) => page.evaluate(scanByHand, { codes, turns: TURNS, pause: PAUSE })),
      camera: await measureScansOf(shop, camera, scanByCamera),
    };
  } finally {
    await rm(dirname(film), { recursive: true });
  }
};

const measureScansOf = async (shop, args, scan) => {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: [...BROWSER_ARGS, ...args] });
  try {
    const page = await browser.newPage({ userAgent: USER_AGENT, viewport: { width: 390, height: 844 }, permissions: ['camera'] });
    await takeShop(page, shop.url);
    await shop.kill();
    await page.goto(`${shop.url}/en-us/scan`);
    await page.getByRole('heading', { level: 1, name: 'Scan to cart' }).waitFor();
    await scan(page);
    return inBrief(await page.evaluate(() => performance.getEntriesByName('scan-to-paint').map(({ duration }) => duration)));
  } finally {
    await browser.close();
    await shop.start();
  }
};

/** A camera that is allowed starts by itself. */
const scanByCamera = (page) =>
  page.waitForFunction((count) => performance.getEntriesByName('scan-to-paint').length >= count, TURNS * CODES, { timeout: 120_000 });

const inBrief = ([first, ...later]) => {
  const [p50Ms, p95Ms] = [0.5, 0.95].map((share) => round(percentile(later, share)));
  return { scans: later.length + 1, firstMs: round(first), p50Ms, p95Ms };
};

/** Runs in the page: types each code as a hand scanner does, and waits until its line is painted. */
const scanByHand = async ({ codes, turns, pause }) => {
  const painted = () => performance.getEntriesByName('scan-to-paint');
  for (let scan = 0; scan < turns * codes.length; scan += 1) {
    for (const key of [...codes[scan % codes.length], 'Enter'])
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    const deadline = performance.now() + 10_000;
    while (painted().length <= scan) {
      if (performance.now() > deadline) throw new Error(`The line of scan ${scan + 1} was not painted`);
      await new Promise((done) => setTimeout(done, 20));
    }
    await new Promise((done) => setTimeout(done, pause));
  }
};

/** Sentences about what is exceeded. */
export const overScanLimits = (scans) =>
  Object.entries(scans)
    .filter(([, { p95Ms }]) => p95Ms > MOST_MS)
    .map(([scanner, { p95Ms }]) => `from a scan by ${scanner} to its painted line ${p95Ms} ms of ${MOST_MS} ms at the 95th percentile`);
