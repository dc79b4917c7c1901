import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { freePort, startShop, type ShopProcess } from '../support/shop-process.ts';
import { createNetwork, type Condition, type Network } from './network.ts';
import { Relay } from './relay.ts';

export interface Shop {
  /** Address of the relay: the only way to the shop that a test uses. */
  readonly url: string;
  readonly dataDir: string;
  kill(): Promise<void>;
  start(): Promise<void>;
}

interface WorkerFixtures {
  shop: Shop & { readonly relay: Relay };
}

interface TestFixtures {
  /** Condition that the test begins in. */
  condition: Condition;
  networkSeed: number;
  network: Network;
  /** Console errors and page errors seen; a test that expects one says so. */
  allowedErrors: RegExp[];
}

const TEMPLATE = '.build/shop-template';

/** Playwright's `test` with a shop behind a relay, and the verbs to cut, delay and spoil what passes through it. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  shop: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use, { workerIndex }) => {
      const dataDir = join('.build', `shop-${workerIndex}`);
      rmSync(dataDir, { recursive: true, force: true });
      cpSync(TEMPLATE, dataDir, { recursive: true });
      const port = await freePort();
      const relay = new Relay(port);
      const relayPort = await relay.listen();
      const publicUrl = `http://localhost:${relayPort}`;
      let running: ShopProcess | undefined = await startShop({ port, dataDir, publicUrl });
      await use({
        url: publicUrl,
        dataDir,
        relay,
        kill: async () => {
          await running?.kill();
          running = undefined;
        },
        start: async () => {
          running ??= await startShop({ port, dataDir, publicUrl });
        },
      });
      await relay.close();
      await running?.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 200_000 },
  ],
  condition: ['online', { option: true }],
  networkSeed: [1, { option: true }],
  baseURL: ({ shop }, use) => use(shop.url),
  network: [
    async ({ shop, condition, networkSeed }, use, testInfo) => {
      await shop.start();
      shop.relay.reset();
      shop.relay.log.length = 0;
      const network = createNetwork(shop.relay, networkSeed);
      network.condition(condition);
      await use(network);
      if (testInfo.status !== testInfo.expectedStatus) {
        const lines = shop.relay.log.map(
          ({ method, url, fate, status, idempotencyKey }) => `${method} ${url} ${fate} ${status ?? '-'} ${idempotencyKey ?? ''}`,
        );
        await testInfo.attach('network', { body: `seed ${networkSeed}\n${lines.join('\n')}`, contentType: 'text/plain' });
      }
      network.restore();
      await shop.start();
    },
    { auto: true },
  ],
  allowedErrors: [[], { option: true }],
  page: async ({ page, allowedErrors, network }, use) => {
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    page.on('pageerror', (error) => errors.push(String(error)));
    await use(page);
    void network;
    // What the browser itself says when a request fails is the network's doing, not the page's.
    const unexpected = errors.filter(
      (text) => !/Failed to load resource|net::ERR_/.test(text) && !allowedErrors.some((pattern) => pattern.test(text)),
    );
    expect(unexpected, 'errors in the console').toEqual([]);
  },
});

export { expect };
