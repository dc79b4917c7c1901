import { existsSync, rmSync } from 'node:fs';
import { readFileSync, writeFileSync } from 'node:fs';
import { freePort, startShop } from '../../scripts/lib/shop-process.mjs';
import { findProduct } from '../support/shopper.ts';

export const TEMPLATE = '.build/shop-template';

/** One seeded shop is made for all tests; each worker starts from a copy of its folder. */
export default async function globalSetup(): Promise<void> {
  const stamp = readFileSync('dist/.stamp', 'utf8');
  const mark = `${TEMPLATE}.stamp`;
  if (existsSync(TEMPLATE) && existsSync(mark) && readFileSync(mark, 'utf8') === stamp) return;
  rmSync(TEMPLATE, { recursive: true, force: true });
  const port = await freePort();
  const shop = await startShop({ port, dataDir: TEMPLATE, publicUrl: `http://localhost:${port}` });
  // Tests look at pages, not at how pictures are drawn: those that they see are drawn once, here.
  const url = `http://localhost:${port}`;
  const products = await Promise.all([0, 1, 2, 3].map((number) => findProduct(url, number)));
  const pictures = new Set<string>();
  for (const path of ['/en-us', '/en-us/c/men-shoes-2100', ...products.map((product) => product.url)]) {
    const html = await (await fetch(`${url}${path}`)).text();
    for (const [picture, width] of html.matchAll(/\/images\/[\w-]+\/[\w-]+\/(\d+)/g)) if (Number(width) <= 640) pictures.add(picture);
  }
  for (const picture of pictures) await (await fetch(`${url}${picture}`, { headers: { accept: 'image/webp' } })).arrayBuffer();
  await shop.stop();
  writeFileSync(mark, stamp);
}
