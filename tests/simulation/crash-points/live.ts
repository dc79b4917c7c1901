import type { CartChange } from '#db/cart/change.ts';
import type { Rules } from '#db/replay/rules.ts';
import type { Leftovers } from '#db/replay/identity/sign-out.ts';
import { openShop, type Shop } from '#tests/support/shop.ts';
import type { Tab } from '#tests/simulation/waymark-device.ts';

/** One thing that happens in a journey. What a shopper does is done again by the shopper where the browser died before it was written down. */
export type Step =
  | { readonly tap: CartChange; readonly tab?: number }
  | { readonly wait: number }
  | { readonly weather: (shop: Shop) => void | Promise<void> }
  /** `toTheEnd`: the shopper does nothing else before they are in. */
  | { readonly signIn: string; readonly toTheEnd?: true }
  | { readonly signOut: Leftovers }
  | { readonly openTab: true }
  /** The second tab dies right after this was kept, before it has forgotten that it is still to be kept. */
  | { readonly lastTap: CartChange }
  /** The last page is closed; the service worker drains alone. */
  | { readonly worker: true };

export interface Journey {
  readonly steps: readonly Step[];
  /** What the person at the device has in the end, on the server and on the screen. */
  readonly content: Readonly<Record<string, number>>;
  readonly coupons?: readonly string[];
  /** Refused changes that stay in sight. */
  readonly refused?: number;
  /** Part of it may have been bought: what is in the order counts as well, and nothing is in both. */
  readonly bought?: boolean;
  /** In a browser without Web Locks. */
  readonly lockless?: true;
  /** Who is signed in in the end; absent: whoever it is. */
  readonly shopper?: string;
  /** What accounts have in the end, whoever is at the device. */
  readonly accounts?: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** Where the browser dies. `wire`: at a request that leaves, one that the shop has acted on, or an answer that arrives. */
export type Crash = { readonly at: number; readonly of: 'write' | 'instead of a write' | 'wire' };

export interface Lived {
  readonly shop: Shop;
  readonly writes: number;
  readonly wire: number;
}

/** Lives through a journey; whenever a tab is dead, the shopper opens another and goes on. */
export async function live(journey: Journey, crash: Crash | null, again: number | null = null, rules?: Rules): Promise<Lived> {
  const shop = await openShop(1, rules, journey.lockless);
  const tabs: Tab[] = [shop.tab];
  let crashes = 0;
  const alive = async (index = 0): Promise<Tab> => {
    for (;;) {
      const tab = tabs[index] ?? tabs[0];
      if (tab?.alive()) return tab;
      crashes += 1;
      tabs[tabs.indexOf(tab ?? shop.tab)] = await shop.openTab();
      // A second crash, while the first is being recovered from.
      if (crashes === 1 && again !== null) {
        shop.device.killAt(again);
        await shop.wait(3_000);
      }
    }
  };
  const began = { writes: shop.device.writes(), wire: shop.device.wireEvents() };
  if (crash?.of === 'wire') shop.device.killAtWire(crash.at);
  else if (crash) shop.device.killAt(crash.at, crash.of === 'instead of a write');
  for (const step of journey.steps) await take(step);
  for (let turn = 0; turn < 10; turn++) {
    const tab = await alive();
    await insist();
    // Whoever comes back later looks at the cart.
    if (turn % 4 === 3) void tab.engine.refresh();
    tab.engine.wake(true);
    await shop.wait(10_000);
  }
  return { shop, writes: shop.device.writes() - began.writes, wire: shop.device.wireEvents() - began.wire };

  async function take(step: Step): Promise<void> {
    if ('wait' in step) return shop.wait(step.wait);
    if ('weather' in step) return step.weather(shop);
    if ('openTab' in step) {
      tabs.push(await shop.openTab());
      return;
    }
    if ('worker' in step) {
      // It has the engine and the database, and no journal.
      for (const tab of tabs) tab.kill();
      const worker = await shop.openTab();
      tabs.splice(0, tabs.length, worker);
      await shop.wait(5_000);
      return;
    }
    if ('lastTap' in step) {
      const tab = await alive(1);
      shop.device.killAt(1);
      void tab.tap(step.lastTap);
      await shop.wait(10);
      // Another page hears of every commit.
      (await alive()).engine.wake(true);
      return shop.wait(3_000);
    }
    if ('signIn' in step) return step.toTheEnd ? enterFully(step.signIn) : enter(step.signIn);
    if ('signOut' in step) return leave(step.signOut);
    void (await alive(step.tab)).tap(step.tap);
    return shop.wait(6);
  }

  /** Signs in; whoever finds after a crash that nothing came of it does it again. */
  async function enter(who: string): Promise<void> {
    for (let tries = 0; tries < 5; tries++) {
      const { identity, lane } = await shop.held();
      if (lane.signIn || identity?.subject === who) return;
      void (await alive()).identities.signIn(shop.server.issueCode(who));
      await shop.wait(20);
    }
  }

  async function enterFully(who: string): Promise<void> {
    for (let turn = 0; turn < 10; turn++) {
      await enter(who);
      await settleSignIn();
      await shop.wait(1_000);
    }
  }

  async function leave(pending: Leftovers): Promise<void> {
    for (let tries = 0; tries < 5; tries++) {
      const { identity, lane } = await shop.held();
      if (lane.signOut || (identity?.type !== 'Registered' && !lane.signIn)) return;
      // Nobody signs out while they are signing in.
      if (lane.signIn) await settleSignIn();
      else void (await alive()).identities.signOut({ pending });
      await shop.wait(20);
    }
  }

  async function settleSignIn(): Promise<void> {
    for (let turn = 0; turn < 10 && (await shop.held()).lane.signIn; turn++) {
      (await alive()).engine.wake(true);
      await shop.wait(10_000);
    }
  }

  /** A sign-in that failed (its code died with the browser) is made again by the shopper. */
  async function insist(): Promise<void> {
    const { identity, lane } = await shop.held();
    if (journey.shopper !== undefined && !lane.signIn && !lane.signOut && identity?.subject !== journey.shopper) await enter(journey.shopper);
  }
}
