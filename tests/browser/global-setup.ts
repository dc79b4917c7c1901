import { existsSync, rmSync } from 'node:fs';
import { readFileSync, writeFileSync } from 'node:fs';
import { freePort, startShop } from '../support/shop-process.ts';

export const TEMPLATE = '.build/shop-template';

/** One seeded shop is made for all tests; each worker starts from a copy of its folder. */
export default async function globalSetup(): Promise<void> {
  const stamp = readFileSync('dist/.stamp', 'utf8');
  const mark = `${TEMPLATE}.stamp`;
  if (existsSync(TEMPLATE) && existsSync(mark) && readFileSync(mark, 'utf8') === stamp) return;
  rmSync(TEMPLATE, { recursive: true, force: true });
  const port = await freePort();
  const shop = await startShop({ port, dataDir: TEMPLATE, publicUrl: `http://localhost:${port}` });
  await shop.stop();
  writeFileSync(mark, stamp);
}
