import { join } from 'node:path';
import { freePort, type ShopOptions, type ShopProcess } from '../../scripts/lib/shop-process.mjs';
import { copyFolder, removeFolder } from '../support/folders.ts';
import { SHOP_URL, startTestShop, TEMPLATE } from '../support/test-shop.ts';
import { Relay } from './relay.ts';

export interface Shop {
  /** The shop's address in a browser, by way of the relay. */
  readonly url: string;
  /** The same for whoever is no browser: the test itself, by way of the relay too. */
  readonly nodeUrl: string;
  /** Port of the relay. */
  readonly port: number;
  readonly dataDir: string;
  kill(): Promise<void>;
  start(): Promise<void>;
}

const PORTS_TRIED = 5;

/** A port that was free when it was chosen may be taken before the shop listens on it. */
const startOnFreePort = async (options: Omit<ShopOptions, 'port'>): Promise<ShopProcess> => {
  for (let left = PORTS_TRIED; ; left -= 1) {
    try {
      return await startTestShop({ ...options, port: await freePort() });
    } catch (error) {
      if (left === 1 || !String(error).includes('EADDRINUSE')) throw error;
    }
  }
};

/**
 * Runs a shop of its own for one worker of the test runner: a copy of the template, behind a relay. `urlAt` says its address in a browser, by the port of
 * the relay, where browsers are not told to find `SHOP_URL` there.
 */
export const withWorkerShop = async (
  use: (shop: Shop & { readonly relay: Relay }) => Promise<void>,
  urlAt: (port: number) => string = () => SHOP_URL,
): Promise<void> => {
  const dataDir = join('.build', `shop-${process.pid}`);
  removeFolder(dataDir);
  copyFolder(TEMPLATE, dataDir);
  const relay = new Relay();
  const port = await relay.listen();
  const url = urlAt(port);
  const startAgain = async (): Promise<ShopProcess> => {
    const started = await startOnFreePort({ dataDir, publicUrl: url });
    relay.leadTo(started.port);
    return started;
  };
  let running: ShopProcess | undefined = await startAgain();
  await use({
    url,
    nodeUrl: `http://127.0.0.1:${port}`,
    port,
    dataDir,
    relay,
    kill: async () => {
      await running?.kill();
      running = undefined;
    },
    start: async () => {
      running ??= await startAgain();
    },
  });
  await relay.close();
  await running?.stop();
  removeFolder(dataDir);
};
