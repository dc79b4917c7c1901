import { expect, it } from 'vitest';
import type { ProductDetails, Variant } from '#contract/calls/products.ts';
import type { LookedUp } from './look-up.ts';
import { createScanSession, PAUSE_MS } from './scan-session.ts';

const UPC = '036000291452';
const OTHER = '4006381333931';

const product = (upc: string, more: Partial<ProductDetails> = {}, inventory = 'InStock'): LookedUp => {
  const price = { currency: 'USD', current: 9_000, original: 9_000, lowCurrent: 9_000, highCurrent: 9_000, lowOriginal: 9_000, highOriginal: 9_000 };
  const variant = { upc, productId: `STYLE${upc.slice(-3)}K1B`, attributes: {}, price, maxQty: 3, inventory } as unknown as Variant;
  const details = {
    masterId: `STYLE${upc.slice(-3)}`,
    name: `Shoe ${upc}`,
    slug: 'shoe',
    url: `/en-us/p/shoe-STYLE${upc.slice(-3)}`,
    attributes: [],
    variants: [variant],
    productType: 'shoes',
    pricingFacts: { taxClass: 'footwear', categoryIds: [] },
    asOf: '2026-11-21T10:00:00.000Z',
    ...more,
  } as unknown as ProductDetails;
  return { kind: 'variant', product: details, variant };
};

const setUp = (answers: Readonly<Record<string, LookedUp>> = { [UPC]: product(UPC), [OTHER]: product(OTHER) }) => {
  const cart = new Map<string, number>();
  const signals: boolean[] = [];
  let time = 0;
  const session = createScanSession({
    lookUp: async (code) => answers[code.kind === 'gtin' ? code.gtin : code.productId] ?? { kind: 'none' },
    cart: {
      add: ({ choice }) => cart.set(choice.upc, (cart.get(choice.upc) ?? 0) + 1),
      takeBack: ({ choice }) => cart.set(choice.upc, (cart.get(choice.upc) ?? 0) - 1),
      quantity: ({ choice }) => cart.get(choice.upc) ?? 0,
    },
    signal: (good) => signals.push(good),
    hosts: ['shop.example'],
    now: () => time,
  });
  const states = () => session.rows().map(({ state, times }) => `${state} ${times}`);
  return { session, cart, signals, states, wait: (ms: number) => (time += ms) };
};
const settled = () => new Promise((resolve) => setTimeout(resolve));

it('puts what is scanned into the cart, newest first, and counts the same thing once more', async () => {
  const { session, cart, signals, states } = setUp();
  await session.scan(UPC);
  await session.scan(OTHER);
  await session.scan(UPC);
  expect(Object.fromEntries(cart)).toEqual({ [UPC]: 2, [OTHER]: 1 });
  expect(states()).toEqual(['added 2', 'added 1']);
  expect(session.rows()[0]?.name).toBe(`Shoe ${UPC}`);
  expect(signals).toEqual([true, true, true]);
});

it('takes one piece back at a time', async () => {
  const { session, cart, states } = setUp();
  await session.scan(UPC);
  await session.scan(UPC);
  const id = session.rows()[0]?.id ?? 0;
  session.undo(id);
  expect(states()).toEqual(['added 1']);
  session.undo(id);
  session.undo(id);
  expect(states()).toEqual(['undone 0']);
  expect(cart.get(UPC)).toBe(0);
});

it('stops at what one order may hold', async () => {
  const { session, cart, signals, states } = setUp();
  for (let time = 0; time < 4; time += 1) await session.scan(UPC);
  expect(cart.get(UPC)).toBe(3);
  expect(states()).toEqual(['most 0', 'added 3']);
  expect(signals).toEqual([true, true, true, false]);
});

it('counts a code once as long as the camera sees it, and again after it was out of sight', async () => {
  const { session, cart, wait } = setUp();
  for (let frame = 0; frame < 60; frame += 1) {
    session.see(UPC);
    wait(100);
  }
  session.see(OTHER);
  await settled();
  expect(Object.fromEntries(cart)).toEqual({ [UPC]: 1, [OTHER]: 1 });
  wait(PAUSE_MS + 1);
  session.see(UPC);
  await settled();
  expect(cart.get(UPC)).toBe(2);
});

it.for<[string, LookedUp, string]>([
  ['nothing of that number', { kind: 'none' }, 'unknown 0'],
  ['no network', { kind: 'unreachable' }, 'unreachable 0'],
  ['sold out', product(UPC, {}, 'OutOfStock'), 'sold-out 0'],
  ['sold ahead', product(UPC, { presale: true }), 'choose 0'],
  ['sent by email', product(UPC, { productType: 'digital' }), 'choose 0'],
  ['made to order', product(UPC, { customs: { parts: [], deliveryTime: { minDays: 1, maxDays: 2 } } }), 'choose 0'],
])('adds nothing and says why: %s', async ([, answer, expected]) => {
  const { session, cart, signals, states } = setUp({ [UPC]: answer });
  await session.scan(UPC);
  expect(states()).toEqual([expected]);
  expect(cart.size).toBe(0);
  expect(signals).toEqual([false]);
});

it('asks nobody for a wrong check digit or a text', async () => {
  const { session, states } = setUp();
  await session.scan('036000291453');
  await session.scan('rain jacket');
  await session.scan('   ');
  expect(states()).toEqual(['unknown 0', 'misread 0']);
});

it('asks again for what could not be asked for', async () => {
  const answers: Record<string, LookedUp> = { [UPC]: { kind: 'unreachable' } };
  const { session, cart, states } = setUp(answers);
  await session.scan(UPC);
  answers[UPC] = product(UPC);
  session.again(session.rows()[0]?.id ?? 0);
  await settled();
  expect(states()).toEqual(['added 1']);
  expect(cart.get(UPC)).toBe(1);
});

it('adds the variant of a link of this shop', async () => {
  const { session, states } = setUp({ STYLE452: product(UPC) });
  await session.scan('https://shop.example/en-us/p/shoe-STYLE452?size=9');
  expect(states()).toEqual(['added 1']);
});
