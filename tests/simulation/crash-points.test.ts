import { describe, expect, test } from 'vitest';
import type { CartChange } from '#db/cart/change.ts';
import { addItem, applyCoupon, changeQuantity, makeItem, removeItem } from '../support/make-cart.ts';
import type { Tab } from '../support/model-device.ts';
import { NO_FAULTS } from '../support/model-network.ts';
import { openShop, refusal, type Shop } from '../support/shop.ts';

const A = '10000001';
const B = '10000002';
const C = '10000003';

type Step = CartChange | { readonly wait: number } | { readonly weather: (shop: Shop) => void | Promise<void> };

interface Journey {
  readonly steps: readonly Step[];
  readonly onServer: Readonly<Record<string, number>>;
  readonly coupons?: readonly string[];
  /** Refused changes that stay in sight. */
  readonly refused?: number;
  /** Part of it may have been bought: what is in the order counts as well, and nothing is in both. */
  readonly bought?: boolean;
}

const wait = (ms: number): Step => ({ wait: ms });
const weather = (change: (shop: Shop) => void | Promise<void>): Step => ({ weather: change });
const vanish = weather(({ server }) => {
  for (const basket of server.baskets.values()) server.vanish(basket.id);
});
const filled: readonly Step[] = [addItem(A, 2), addItem(B), wait(2_000)];

const JOURNEYS: Readonly<Record<string, Journey>> = {
  'a first addition': { steps: [addItem(A)], onServer: { [A]: 1 } },
  'one tap after the other': {
    steps: [addItem(A), wait(30), addItem(A), wait(30), changeQuantity(A, 5), wait(30), addItem(B)],
    onServer: { [A]: 5, [B]: 1 },
  },
  'additions of one thing in a row': { steps: [addItem(A), addItem(A), addItem(A), addItem(A)], onServer: { [A]: 4 } },
  'a removal': { steps: [...filled, removeItem(A)], onServer: { [B]: 1 } },
  'a removal that is undone': { steps: [...filled, removeItem(A), wait(20), changeQuantity(A, 2)], onServer: { [A]: 2, [B]: 1 } },
  'another size': {
    steps: [...filled, { type: 'edit-variant', args: { item: makeItem(A), to: makeItem(C), qty: 2 } }],
    onServer: { [B]: 1, [C]: 2 },
  },
  'a coupon among additions': { steps: [...filled, applyCoupon('SAVE10'), addItem(C)], onServer: { [A]: 2, [B]: 1, [C]: 1 }, coupons: ['SAVE10'] },
  'a queue made without network': {
    steps: [
      ...filled,
      weather(({ device }) => void (device.network.offline = true)),
      addItem(C),
      removeItem(A),
      changeQuantity(B, 3),
      wait(5_000),
      weather(({ device }) => void (device.network.offline = false)),
    ],
    onServer: { [B]: 3, [C]: 1 },
  },
  'an answer that is lost': {
    steps: [
      ...filled,
      weather(({ device }) => void (device.network.faults = { ...NO_FAULTS, loseAnswer: 1 })),
      addItem(C, 2),
      wait(16_000),
      weather(({ device }) => void (device.network.faults = NO_FAULTS)),
    ],
    onServer: { [A]: 2, [B]: 1, [C]: 2 },
  },
  'a session that ended': { steps: [...filled, weather(({ server }) => server.expireSessions()), addItem(C)], onServer: { [A]: 2, [B]: 1, [C]: 1 } },
  'a session that was forgotten': {
    steps: [...filled, weather(({ server }) => server.forgetSessions()), addItem(C)],
    onServer: { [A]: 2, [B]: 1, [C]: 1 },
  },
  'a basket that vanished': { steps: [...filled, vanish, addItem(C), changeQuantity(A, 4), removeItem(B)], onServer: { [A]: 4, [C]: 1 } },
  'a basket that vanished while an answer was lost': {
    steps: [
      ...filled,
      weather(({ device }) => void (device.network.faults = { ...NO_FAULTS, loseAnswer: 1 })),
      addItem(C, 2),
      wait(16_000),
      vanish,
      weather(({ device }) => void (device.network.faults = NO_FAULTS)),
    ],
    onServer: { [A]: 2, [B]: 1, [C]: 2 },
  },
  'a basket that became an order': {
    steps: [
      ...filled,
      // Only a basket that the device knows can have been bought from it.
      weather(async ({ server, held }) => {
        const id = (await held()).carts[0]?.cartId;
        if (id && server.baskets.get(id)?.state === 'open') server.order(id);
      }),
      addItem(C),
    ],
    onServer: { [A]: 2, [B]: 1, [C]: 1 },
    bought: true,
  },
  'a refusal in the middle': {
    steps: [...filled, weather(({ server }) => void server.soldOut.add(C)), addItem(C), changeQuantity(A, 1)],
    onServer: { [A]: 1, [B]: 1 },
    refused: 1,
  },
  'a version conflict': {
    steps: [...filled, weather(({ answerWith }) => answerWith(refusal(412, 'WMK412'), 'cart.updateItem')), changeQuantity(A, 7)],
    onServer: { [A]: 7, [B]: 1 },
  },
};

/** Lives through a journey; whenever the tab is dead, the shopper opens another and goes on. */
async function live(
  journey: Journey,
  crash: { readonly at: number; readonly before: boolean } | null,
  again: number | null = null,
): Promise<{ shop: Shop; writes: number }> {
  const shop = await openShop();
  let tab: Tab = shop.tab;
  let crashes = 0;
  const alive = async (): Promise<Tab> => {
    while (!tab.alive()) {
      crashes += 1;
      tab = await shop.openTab();
      // A second crash, while the first is being recovered from.
      if (crashes === 1 && again !== null) {
        shop.device.killAt(again);
        await shop.wait(3_000);
      }
    }
    return tab;
  };
  const began = shop.device.writes();
  if (crash) shop.device.killAt(crash.at, crash.before);
  for (const step of journey.steps) {
    if ('wait' in step) await shop.wait(step.wait);
    else if ('weather' in step) await step.weather(shop);
    else {
      void (await alive()).tap(step);
      await shop.wait(6);
    }
  }
  for (let turn = 0; turn < 10; turn++) {
    (await alive()).engine.wake(true);
    await shop.wait(10_000);
  }
  return { shop, writes: shop.device.writes() - began };
}

const ordered = ({ server }: Shop): Record<string, number> =>
  Object.fromEntries([...server.baskets.values()].flatMap(({ order }) => order?.items ?? []).map(({ upc, qty }) => [upc, qty]));

const plus = (a: Record<string, number>, b: Record<string, number>): Record<string, number> =>
  Object.fromEntries([...new Set([...Object.keys(a), ...Object.keys(b)])].map((upc) => [upc, (a[upc] ?? 0) + (b[upc] ?? 0)]));

async function check(
  name: string,
  journey: Journey,
  crash: { readonly at: number; readonly before: boolean } | null,
  again: number | null = null,
): Promise<number> {
  const { shop, writes } = await live(journey, crash, again);
  const { outbox } = await shop.held();
  const kept = shop.onServer();
  const onServer = journey.bought ? plus(kept, ordered(shop)) : kept;
  const coupons = (await shop.view()).cart.couponItems.map(({ code }) => code);
  expect({
    name,
    crash,
    again,
    onServer,
    onScreen: await shop.onScreen(),
    refused: outbox.map(({ state }) => state),
    coupons,
    journal: shop.device.journal.size,
  }).toEqual({
    name,
    crash,
    again,
    onServer: journey.onServer,
    onScreen: kept,
    refused: Array.from({ length: journey.refused ?? 0 }, () => 'refused'),
    coupons: journey.coupons ?? [],
    journal: 0,
  });
  return writes;
}

describe('a browser that is killed', () => {
  test.each(Object.entries(JOURNEYS))('[CRASH1] after or instead of any write of %s', async (name, journey) => {
    const writes = await check(name, journey, null);
    expect(writes).toBeGreaterThan(2);
    for (let at = 1; at <= writes; at++) for (const before of [false, true]) await check(name, journey, { at, before });
  });

  test.each([
    'a queue made without network',
    'an answer that is lost',
    'a basket that vanished',
    'a basket that vanished while an answer was lost',
    'a basket that became an order',
  ])('[CRASH2] and killed again while it recovers from that: %s', async (name) => {
    const journey = JOURNEYS[name];
    if (!journey) throw new Error(name);
    const writes = await check(name, journey, null);
    for (let at = 1; at <= writes; at++) for (const again of [1, 2, 3, 5]) await check(name, journey, { at, before: false }, again);
  });
});
