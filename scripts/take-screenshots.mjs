import { mkdir } from 'node:fs/promises';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { startBenchShop } from './bench/shop.mjs';
import { BROWSER_ARGS, USER_AGENT } from './bench/numbers.mjs';
import { chromiumPath } from './chromium.mjs';

/** `npm run screenshots`: pictures of the shop for the web app manifest and the README, from the shop itself. */
const shop = await startBenchShop();
const browser = await chromium.launch({ executablePath: chromiumPath(), args: BROWSER_ARGS });
await Promise.all([mkdir('public/screenshots', { recursive: true }), mkdir('docs/pictures', { recursive: true })]);

const shoot = async (path, { width, height, scale, file, quality = 70 }) => {
  const page = await browser.newPage({ userAgent: USER_AGENT, viewport: { width, height }, deviceScaleFactor: scale });
  await page.goto(`${shop.url}${path}`, { waitUntil: 'load' });
  await page.waitForTimeout(2_000);
  await sharp(await page.screenshot())
    .webp({ quality })
    .toFile(file);
  await page.close();
};
const phone = { width: 390, height: 844, scale: 2 };
const desk = { width: 1440, height: 900, scale: 1 };
await shoot(shop.pages.home, { ...phone, file: 'public/screenshots/home-narrow.webp' });
await shoot(shop.pages.product, { ...phone, file: 'public/screenshots/product-narrow.webp' });
await shoot(shop.pages.home, { ...desk, file: 'public/screenshots/home-wide.webp' });
await shoot(shop.pages.home, { ...desk, file: 'docs/pictures/home.webp' });
await shoot(shop.pages.product, { ...desk, file: 'docs/pictures/product.webp' });
await browser.close();
await shop.stop();
