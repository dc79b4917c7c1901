import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { CartChange } from '#db/cart/change.ts';
import type { CartItemInput } from '#db/cart/lines/item-facts.ts';
import { lineKey } from '#db/cart/lines/line-key.ts';
import { viewCart, type CartView } from '#db/cart/view.ts';
import { newId } from '#db/mutations/new-id.ts';
import { browserClock } from '#db/replay/browser-ports.ts';
import { createSession } from '#db/replay/client-transport.ts';
import { KEYED } from '#db/replay/gateways/keyed.ts';
import { createConnectivity } from '#db/replay/connectivity.ts';
import { createEngine, type Engine } from '#db/replay/engine.ts';
import { cartOf, type ReplayState } from '#db/mutations/mutation.ts';
import type { Lock } from '#db/replay/ports.ts';
import { createMemoryStore } from '#db/storage/memory-store.ts';
import { cartHandlers } from '#server/commerce/cart/handlers.ts';
import { openTestShop } from '#server/commerce/cart/testing.ts';
import { fillShop } from '#server/commerce/cart/testing-fill.ts';
import { TEST_VARIANTS, type TestVariantName } from '#server/commerce/cart/testing-variants.ts';
import { createCartDifferences } from '#server/platform/http/cart-differences.ts';
import type { OpenDatabase } from '#server/platform/db/open.ts';
import { cartItems, carts } from '#server/platform/db/schema/commerce.ts';
import { createTestTemplate } from '#server/platform/db/test-database.ts';
import { GOOD_NETWORK, type Network, transportTo } from '../support/line-to-service.ts';
import { makeFacts } from '../support/make-cart.ts';
import { seededRandom, type SeededRandom } from '../support/seeded-random.ts';

/**
 * The engine that ships against the service that ships, with nothing between them but a network that loses things. What the simulation proves
 * against a model holds only as far as the model is the service: this is where the two are held together.
 */
const open = createTestTemplate(fillShop);
let database: OpenDatabase;
beforeEach(async () => {
  database = await open();
});
afterEach(() => database.close());

interface Shopper {
  readonly engine: Engine;
  tap(change: CartChange): Promise<void>;
  /** Works until nothing is left to send. */
  settle(): Promise<void>;
  held(): Promise<ReplayState>;
  view(): Promise<CartView>;
  /** The cart as the service answers it whole to somebody who holds nothing. */
  whole(): Promise<unknown>;
}

function openShopper(network: Network, random: SeededRandom): Shopper {
  const { app } = openTestShop(
    database.db,
    (ports) => ({
      ...cartHandlers(ports),
      'auth.token': async () => ({ type: 'Guest', subject: 'ada', refreshToken: 'r', expiresIn: 1_800 }),
      'fapi.serverTime': async ({ query }) => ({ timestamp: '2026-11-21T12:00:00.000Z', nonce: query.nonce }),
      'orders.byCart': async () => ({ state: 'none' }),
    }),
    { cartDifferences: createCartDifferences() },
  );
  const transport = transportTo(app, network, 'ada');
  const ids = { id: newId, fraction: () => random.fraction() * 0.01 };
  const store = createMemoryStore();
  const connectivity = createConnectivity({ transport, clock: browserClock, random: ids, locale: () => 'en-us' });
  const lock: Lock = { hold: (_, work) => work() };
  const shared = { clock: browserClock, random: ids, lock, transport };
  const session = createSession(shared, () => 'en-us');
  const engine = createEngine({ ...shared, store, connectivity, session }, { lane: 'cart', profile: KEYED, build: 'test' });
  const held = (): Promise<ReplayState> => store.read('cart');
  return {
    engine,
    held,
    async tap({ type, args }) {
      await engine.enqueue([{ id: newId(), type, version: 1, args, locale: 'en-us', subject: null, at: new Date().toISOString() }]);
    },
    async settle() {
      for (let turn = 0; turn < 100; turn++) {
        await engine.drain(true);
        if ((await held()).outbox.every(({ state }) => state === 'refused')) return;
      }
      throw new Error('It does not settle');
    },
    view: async () => viewCart(await held(), [], 'en-us'),
    async whole() {
      const params = { basketId: cartOf(await held()).cartId ?? '' };
      const answer = await transportTo(app, GOOD_NETWORK, 'ada').send({ call: 'cart.get', params, locale: 'en-us' }, 'none');
      return answer.kind === 'answer' ? answer.body : null;
    },
  };
}

/** The thing as a product page knows it. */
function thing(name: TestVariantName, choice: Partial<CartItemInput['choice']> = {}): CartItemInput {
  const found = TEST_VARIANTS[name];
  const [current, original] = found.prices.USD;
  return {
    choice: { product: found.productId, upc: found.upc, ...choice },
    facts: makeFacts({ price: { current, original, currency: 'USD' }, pricingFacts: { taxClass: found.taxClass, categoryIds: ['1000'] } }),
  };
}

const add = (name: TestVariantName, qty = 1, choice: Partial<CartItemInput['choice']> = {}): CartChange => ({
  type: 'add-item',
  args: { item: thing(name, choice), qty },
});
const set = (name: TestVariantName, qty: number): CartChange => ({ type: 'change-quantity', args: { item: thing(name), qty } });
const remove = (name: TestVariantName): CartChange => ({ type: 'remove-item', args: { item: thing(name) } });

/** Variant to quantity, in the one cart that is open. */
async function inCart(): Promise<Record<string, number>> {
  const rows = await database.db.select().from(cartItems).innerJoin(carts, eq(carts.id, cartItems.cartId)).where(eq(carts.state, 'open'));
  return Object.fromEntries(rows.map(({ cart_items: item }) => [item.upc, item.qty] as const).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

describe('the replay engine and the service', { timeout: 120_000 }, () => {
  test('agree on every kind of change, line by line and to the cent', async () => {
    const shopper = openShopper(GOOD_NETWORK, seededRandom(1));
    const inStore = { storeId: 'PDX', storeName: 'Store PDX', shippingCode: 'pickup' } as const;
    const changes: CartChange[] = [
      add('shoe', 2),
      add('tee', 1),
      set('shoe', 3),
      { type: 'set-fulfilment', args: { item: thing('tee'), qty: 1, store: { id: 'PDX', name: 'Store PDX' } } },
      { type: 'edit-variant', args: { item: thing('shoe'), to: thing('shoeWide'), qty: 3 } },
      { type: 'set-gift-option', args: { item: thing('tee', inStore), qty: 1, giftOption: { to: 'Bob', message: 'Enjoy' } } },
      add('kidsBoot', 1),
      { type: 'apply-coupon', args: { code: 'welcome10' } },
      { type: 'set-shipping-method', args: { shippingId: 'home', code: 'express' } },
      remove('kidsBoot'),
      { type: 'remove-coupon', args: { code: 'WELCOME10' } },
    ];
    for (const change of changes) {
      await shopper.tap(change);
      const foreseen = await shopper.view();
      await shopper.settle();
      const answered = await shopper.view();
      const label = change.type;
      expect({ label, lines: answered.lines.map(({ key, item, mark }) => [key, item.qty, mark]) }).toEqual({
        label,
        lines: foreseen.lines.map(({ key, item }) => [key, item.qty, 'saved']),
      });
      // What a coupon is worth only the service knows; everything else the device works out by itself.
      if (change.type !== 'apply-coupon') expect({ label, totals: foreseen.cart.totals }).toEqual({ label, totals: answered.cart.totals });
      expect((await shopper.held()).outbox).toEqual([]);
    }
    expect(await inCart()).toEqual({ [TEST_VARIANTS.shoeWide.upc]: 3, [TEST_VARIANTS.tee.upc]: 1 });
  });

  test('keep a refusal at its line, with what can be had', async () => {
    const shopper = openShopper(GOOD_NETWORK, seededRandom(2));
    for (const change of [add('fewLeft', 2), set('fewLeft', 5), add('soldOut'), add('withdrawn'), add('tee')]) await shopper.tap(change);
    await shopper.settle();
    const { lines } = await shopper.view();
    const shown = lines.flatMap(({ item, refused }) =>
      refused.map(({ refusal }) => [item.upc, refusal.code, (refusal.details as { maxAllowedQty?: number } | undefined)?.maxAllowedQty]),
    );
    expect(shown).toEqual([
      [TEST_VARIANTS.fewLeft.upc, 'INV408', 2],
      [TEST_VARIANTS.soldOut.upc, 'INV700', undefined],
      [TEST_VARIANTS.withdrawn.upc, 'ORD404', undefined],
    ]);
    expect(await inCart()).toEqual({ [TEST_VARIANTS.tee.upc]: 1 });
  });

  test('make a cart that vanished anew, once, with what was in it', async () => {
    const shopper = openShopper(GOOD_NETWORK, seededRandom(3));
    for (const change of [add('shoe', 2), add('tee'), { type: 'apply-coupon', args: { code: 'WELCOME10' } } as const]) await shopper.tap(change);
    await shopper.settle();
    const before = cartOf(await shopper.held()).cartId;
    await database.db.delete(carts);
    for (const change of [add('kidsBoot'), remove('tee'), set('shoe', 4)]) await shopper.tap(change);
    await shopper.settle();
    const held = await shopper.held();
    expect(cartOf(held).cartId).not.toBe(before);
    expect(await database.db.$count(carts)).toBe(1);
    expect(await inCart()).toEqual({ [TEST_VARIANTS.shoe.upc]: 4, [TEST_VARIANTS.kidsBoot.upc]: 1 });
    expect(held.outbox).toEqual([]);
    expect((await shopper.view()).cart.couponItems.map(({ code }) => code)).toEqual(['WELCOME10']);
  });

  test.each([11, 12, 13, 14])('come to what was meant over a network that loses, repeats and spoils (seed %i)', async (seed) => {
    const random = seededRandom(seed);
    let calm = false;
    const happened = new Set<string>();
    const shopper = openShopper(async (send) => {
      const luck = calm ? 1 : random.fraction();
      if (luck < 0.12) {
        happened.add('request lost');
        throw new TypeError('lost');
      }
      if (luck < 0.3) {
        happened.add('answer lost');
        await send();
        throw new TypeError('lost');
      }
      if (luck < 0.4) {
        happened.add('page instead');
        await send();
        return new Response('<html>', { headers: { 'Content-Type': 'text/html' } });
      }
      if (luck < 0.5) {
        happened.add('sent twice');
        await send();
      }
      return send();
    }, random);
    const meant = new Map<string, number>();
    const names = ['shoe', 'tee', 'kidsBoot', 'backorder'] as const;
    for (let step = 0; step < 24; step++) {
      const name = random.pick(names);
      const { upc } = TEST_VARIANTS[name];
      const had = meant.get(upc) ?? 0;
      const kind = random.fraction();
      if (kind < 0.5 && had < 4) {
        meant.set(upc, had + 1);
        await shopper.tap(add(name));
      } else if (kind < 0.8) {
        const qty = 1 + random.int(4);
        meant.set(upc, qty);
        await shopper.tap(set(name, qty));
      } else {
        meant.delete(upc);
        await shopper.tap(remove(name));
      }
      if (random.chance(0.6)) await shopper.engine.drain(true);
    }
    calm = true;
    await shopper.settle();
    expect(await inCart()).toEqual(Object.fromEntries([...meant].toSorted(([one], [other]) => (one < other ? -1 : 1))));
    expect((await shopper.view()).lines.map(({ key }) => key).toSorted()).toEqual(
      names
        .filter((name) => meant.has(TEST_VARIANTS[name].upc))
        .map((name) => lineKey(thing(name).choice))
        .toSorted(),
    );
    expect((await shopper.held()).outbox).toEqual([]);
    expect(cartOf(await shopper.held()).snapshot).toEqual(await shopper.whole());
    expect(happened.size).toBe(4);
  });
});
