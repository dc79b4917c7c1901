import { mkdirSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { startShop, type ShopOptions, type ShopProcess } from '../../scripts/lib/shop-process.mjs';

/** One seeded shop is made for all tests; each worker of the runner starts from a copy of its folder. */
export const TEMPLATE = '.build/shop-template';

/** Pictures drawn by any shop of the tests, kept for the others and for later runs. A file is named by what it shows, so none is ever wrong. */
const PICTURES = resolve('.build/pictures');

/** Has the shop that will be made in that folder, and every copy of it, keep its pictures with those of all others. */
export const sharePictures = (dataDir: string): void => {
  for (const folder of [PICTURES, dataDir]) mkdirSync(folder, { recursive: true });
  symlinkSync(PICTURES, join(dataDir, 'pictures'), 'junction');
};

/** Starts a shop that draws only what is asked for: drawing ahead fills every pause of a test, and with it the processor. */
export const startTestShop = ({ env, ...options }: ShopOptions): Promise<ShopProcess> =>
  startShop({ ...options, env: { DRAW_AHEAD: 'false', ...env } });

/**
 * Address of the shop in every browser of the tests. Browsers bind storage to the address with its port, and a profile that was saved in one run must be
 * valid in the next one: the address is always the same, and each browser is told where it leads. Names below `localhost` count as secure.
 */
export const SHOP_URL = 'http://shop.localhost';

/** Flag of a browser for which the shop's address leads to that port of this machine. */
export const leadsTo = (port: number): string => `--host-resolver-rules=MAP shop.localhost:80 127.0.0.1:${port}`;
