import type { CartChange } from '#db/cart/change.ts';
import type { CartView } from '#db/cart/view.ts';
import type { ReplayState, Mutation } from '#db/mutations/mutation.ts';
import { RULES, type Rules } from '#db/replay/rules.ts';
import { createDevice, type Device, type Tab } from '../simulation/waymark-device.ts';
import { ModelServer, type ModelAnswer } from './model-server.ts';
import { createVirtualClock, type VirtualClock } from './virtual-clock.ts';

export interface Shop {
  readonly clock: VirtualClock;
  readonly server: ModelServer;
  readonly device: Device;
  /** The first tab. */
  readonly tab: Tab;
  openTab(): Promise<Tab>;
  /** Makes changes in the first tab, and lets a little time pass for each to be kept. */
  tap(...changes: readonly CartChange[]): Promise<void>;
  /** Lets simulated time pass. */
  wait(ms: number): Promise<void>;
  /** A promise that needs simulated time. */
  done<T>(promise: Promise<T>): Promise<T>;
  held(): Promise<ReplayState>;
  rows(): Promise<readonly Mutation[]>;
  view(): Promise<CartView>;
  /** Variant to quantity, as the server has it. */
  onServer(): Record<string, number>;
  /** Variant to quantity, as the screen shows it. */
  onScreen(): Promise<Record<string, number>>;
  /** Calls that left the device, in order. */
  calls(): string[];
  /** The next calls of that name are answered with this instead. */
  answerWith(answer: ModelAnswer, call?: string, times?: number): void;
}

export const refusal = (status: number, code: string, details?: unknown): ModelAnswer => ({
  status,
  body: { errorDetails: [{ errorId: code, message: code, ...(details !== undefined && { details }) }], appId: 'waymark', correlationId: 'c', status },
});

/** A shopper's device with one open tab, on a good network, before a model of the shop. */
export async function openShop(seed = 1, rules: Rules = RULES, lockless = false): Promise<Shop> {
  const clock = createVirtualClock();
  const server = new ModelServer();
  const device = createDevice({ server, clock, seed, rules, lockless });
  const done = async <T>(promise: Promise<T>): Promise<T> => {
    let settled = false;
    const watched = promise.finally(() => {
      settled = true;
    });
    watched.catch(() => {});
    await clock.runUntil(() => settled, 120_000);
    return watched;
  };
  const openTab = (): Promise<Tab> => done(device.open());
  const tab = await openTab();
  await clock.run(100);
  const plain = (entries: Iterable<readonly [string, number]>): Record<string, number> =>
    Object.fromEntries([...entries].toSorted(([one], [other]) => (one < other ? -1 : 1)));
  return {
    clock,
    server,
    device,
    tab,
    openTab,
    async tap(...changes) {
      for (const change of changes) {
        void tab.tap(change);
        await clock.run(6);
      }
    },
    wait: (ms) => clock.run(ms),
    done,
    held: () => device.held(),
    rows: async () => (await device.held()).outbox,
    view: () => device.view(),
    onServer: () => {
      const subject = server.sessions.get(device.network.jar.cookie ?? '')?.subject ?? '';
      return plain([...server.contentOf(subject)].map(([choice, qty]) => [choice.replace(/ home$/, ''), qty] as const));
    },
    onScreen: async () => plain((await device.view()).cart.items.map(({ upc, qty }) => [upc, qty] as const)),
    calls: () => device.network.sent.map(({ call }) => call),
    answerWith: (answer, call, times = 1) => void server.overrides.push({ answer, times, ...(call !== undefined && { call }) }),
  };
}

/** The same with changes that the shop has already: where most stories begin. */
export async function openShopWith(...changes: readonly CartChange[]): Promise<Shop> {
  const shop = await openShop();
  await shop.tap(...changes);
  await shop.wait(1_000);
  return shop;
}
