import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { chromiumPath } from '../../scripts/chromium.mjs';
import { freePort } from '../../scripts/lib/shop-process.mjs';
import { saveProfile } from '../support/profile.ts';
import { restock } from '../support/restock.ts';
import { findProduct, type Product } from '../support/shopper.ts';
import { sharePictures, SHOP_URL, startTestShop, TEMPLATE } from '../support/test-shop.ts';

const MARK = `${TEMPLATE}.stamp`;
/** The highest number of a product that a journey asks for. */
const MOST_ASKED = 5;
/** More than all journeys buy of one product. */
const MORE_PIECES = 100;

/** What template and profile are made from: the build, the browser, and the files that make them. */
const inputsHash = (): string => {
  const hash = createHash('sha256')
    .update(readFileSync('dist/.stamp'))
    .update(chromiumPath() ?? '');
  for (const file of ['global-setup.ts', '../support/profile.ts', '../support/restock.ts', '../support/test-shop.ts'])
    hash.update(readFileSync(new URL(file, import.meta.url)));
  return hash.digest('hex');
};

/** Tests look at pages, not at how pictures are drawn: those that they see are drawn once, here. */
const drawPictures = async (url: string, products: readonly Product[]): Promise<void> => {
  const pictures = new Set<string>();
  for (const path of ['/en-us', '/en-us/c/men-shoes-2100', ...products.map((product) => product.url)]) {
    const html = await (await fetch(`${url}${path}`)).text();
    for (const [picture, width] of html.matchAll(/\/images\/[\w-]+\/[\w-]+\/(\d+)/g)) if (Number(width) <= 640) pictures.add(picture);
  }
  for (const picture of pictures) await (await fetch(`${url}${picture}`, { headers: { accept: 'image/webp' } })).arrayBuffer();
};

/** Makes what all tests start from: a seeded shop, and the profile of a browser that has been there. A new build makes new ones. */
export default async function globalSetup(): Promise<void> {
  const hash = inputsHash();
  if (existsSync(MARK) && readFileSync(MARK, 'utf8') === hash) return;
  rmSync(MARK, { force: true });
  rmSync(TEMPLATE, { recursive: true, force: true });
  sharePictures(TEMPLATE);
  const port = await freePort();
  const shop = await startTestShop({ port, dataDir: TEMPLATE, publicUrl: SHOP_URL });
  const url = `http://127.0.0.1:${port}`;
  const [first, ...others] = await Promise.all([findProduct(url), ...Array.from({ length: MOST_ASKED }, (_, at) => findProduct(url, at + 1))]);
  await drawPictures(url, [first, ...others]);
  await saveProfile(first, port);
  await shop.stop();
  // Or journeys that come late in a shop would meet other products: what is on the device from the start is the page of the first.
  await restock(
    TEMPLATE,
    [first, ...others].map(({ upc }) => upc),
    MORE_PIECES,
  );
  writeFileSync(MARK, hash);
}
