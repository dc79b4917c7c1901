import { expect as base } from '@playwright/test';
import type { ShopperCart } from './shopper-cart.ts';
import { lineOf, type Exchange } from './exchange.ts';
import { received, type Change } from './received.ts';

/** What the shop was sent, as the relay before it saw it. */
export interface Server {
  readonly log: readonly Exchange[];
  report(): string;
}

const LOOK_EVERY_MS = 100;

const plain = (counts: Readonly<Record<string, number>>): string =>
  Object.entries(counts)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([upc, qty]) => `${qty} × ${upc}`)
    .join(', ') || 'nothing';

/** What is missing until screen, device and shop agree; empty when they do. */
const differences = async (cart: ShopperCart): Promise<string[]> => {
  const device = await cart.onDevice();
  const missing = device.outbox.map(
    ({ type, state, attempts, refusal }) => `${type} is ${refusal ? `refused (${refusal.code})` : state} after ${attempts} attempts`,
  );
  if (device.journal > 0) missing.push(`${device.journal} taps are on paper only`);
  // Only an empty queue can be compared: what waits is on the screen and not yet in the shop.
  if (missing.length > 0) return missing;
  const [shop, screen] = [await cart.inShop(), await cart.onScreen()];
  if (plain(device.items) !== plain(shop)) missing.push(`the device has ${plain(device.items)}; the shop has ${plain(shop)}`);
  const units = Object.values(shop).reduce((sum, qty) => sum + qty, 0);
  if (screen !== units) missing.push(`the screen counts ${screen ?? 'nothing'}; the shop has ${units} pieces`);
  return missing;
};

/** Looks again and again until `look` says what is wanted, or the time is over; the last that it said. */
const until = async <T>(look: () => Promise<T>, isIt: (seen: T) => boolean, timeoutMs: number): Promise<T> => {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const seen = await look();
    if (isIt(seen) || Date.now() > deadline) return seen;
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
};

/** A page that is just being left cannot be asked, a shop that is down says nothing: that is a difference, and looked at again. */
const failureText = (error: unknown): string[] => [`it cannot be seen: ${String(error).split('\n')[0]}`];

export const expect = base.extend({
  /** Nothing waits on the device, and screen, device and shop hold the same. Waits for it, 30 s unless told. */
  async toBeSynced(cart: ShopperCart, { timeout = 30_000 }: { timeout?: number } = {}) {
    const missing = await until(
      () => differences(cart).catch(failureText),
      (seen) => (seen.length === 0) !== this.isNot,
      timeout,
    );
    const pass = missing.length === 0;
    return {
      name: 'toBeSynced',
      pass,
      message: () =>
        pass
          ? 'The basket is synced: nothing waits, and the shop has what the screen shows.'
          : [`The basket is not synced after ${timeout} ms:`, ...missing.map((line) => `  - ${line}`), '', cart.report()].join('\n'),
    };
  },

  /** The shop acted on that change exactly once, however often it was sent: a repeat that it recognised is no second time. */
  toHaveReceivedOnce(server: Server, change: Change) {
    const { exchanges, acts, times } = received(server.log, change);
    const pass = times === 1;
    const what = typeof change === 'string' ? change : JSON.stringify(change);
    return {
      name: 'toHaveReceivedOnce',
      pass,
      message: () =>
        [
          `The shop acted ${times} times on ${what}${pass ? '' : ', not once'}.`,
          `Sent ${exchanges.length} times, under ${new Set(exchanges.map(({ idempotencyKey }) => idempotencyKey)).size} keys, acted on under ${acts.size}:`,
          ...exchanges.map((exchange) => `  ${lineOf(exchange)}`),
          '',
          server.report(),
        ].join('\n'),
    };
  },
});
