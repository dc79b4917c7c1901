import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Cart } from '#contract/cart.ts';
import { readAnswer } from '#db/replay/gateways/difference.ts';
import { createCartDifferences } from '#server/platform/http/cart-differences.ts';
import { ModelDifferences } from '../support/model-differences.ts';
import { type ModelCart, wireCart } from '../support/model-cart.ts';
import { PROPERTY_RUNS } from '../support/property-runs.ts';

/** Each run is up to twelve answers. */
const RUNS = { numRuns: Math.ceil(PROPERTY_RUNS.numRuns / 10) };

const UPCS = ['10000001', '10000002', '10000003', '10000004', '10000005'];

/** Carts of one id: any lines in any order, with and without optional fields. */
const carts = fc
  .record({
    version: fc.nat(5),
    lines: fc.uniqueArray(
      fc.record({ upc: fc.constantFrom(...UPCS), qty: fc.integer({ min: 1, max: 3 }), badge: fc.boolean(), prorated: fc.nat(2) }),
      { selector: ({ upc }) => upc },
    ),
    coupons: fc.subarray(['SAVE10', 'WELCOME']),
    soldOut: fc.subarray(UPCS),
    extra: fc.record(
      { gifts: fc.constantFrom([], ['one']), billingAddress: fc.constantFrom({ city: 'Portland' }, { city: 'Salem' }) },
      { requiredKeys: [] },
    ),
  })
  .map(({ version, lines, coupons, soldOut, extra }): Cart => {
    const made: ModelCart = {
      id: '00000000-0000-7000-8000-000000000001',
      subject: 'guest',
      version,
      coupons,
      shippingCode: 'standard',
      state: 'open',
      order: null,
      lines: lines.map(({ upc, qty }) => ({
        id: `item-${upc}`,
        product: `P${upc}`,
        upc,
        qty,
        storeId: null,
        shippingCode: null,
        recipeId: null,
        giftOption: null,
        opIds: [],
      })),
    };
    const whole = wireCart(made, { prices: new Map(), soldOut: new Set(soldOut), namesChanges: true });
    const items = whole.items.map((item, at) => ({
      ...item,
      ...(lines[at]?.badge && { badge: 'New' }),
      price: { ...item.price, amount: item.price.amount - (lines[at]?.prorated ?? 0) },
    }));
    return { ...whole, items, ...(extra as Partial<Cart>) };
  });

const overTheWire = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const untagged = (cart: Cart): Cart => {
  const { tag: _tag, ...rest } = cart;
  return rest;
};

const servers = {
  'the service': () => {
    const shorten = createCartDifferences();
    return (cart: Cart, holds: string): unknown => shorten(cart, holds);
  },
  'the model': () => {
    const model = new ModelDifferences();
    return (cart: Cart, holds: string): unknown => model.shorten(cart, holds);
  },
};

describe.each(Object.entries(servers))('a device that is answered with differences by %s', (_, open) => {
  test('[DIFF2] holds the cart that the server has after each answer, whatever changes and whichever answers are lost', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ cart: carts, lost: fc.boolean() }), { minLength: 1, maxLength: 12 }), (answers) => {
        const server = open();
        let held: Cart | null = null;
        for (const { cart, lost } of answers) {
          const body = overTheWire(server(cart, held?.tag ?? 'none'));
          if (lost) continue;
          held = readAnswer(body, held);
          expect(held && untagged(held)).toEqual(overTheWire(cart));
          expect(held?.tag).toEqual(expect.any(String));
        }
      }),
      RUNS,
    );
  });

  test('[DIFF3] takes no difference from a cart that it does not hold', () => {
    fc.assert(
      fc.property(carts, carts, carts, (first, second, other) => {
        const server = open();
        const held = readAnswer(overTheWire(server(first, 'none')), null);
        const body = overTheWire(server(second, held?.tag ?? ''));
        fc.pre('base' in (body as object));
        expect(readAnswer(body, other)).toBeNull();
        expect(readAnswer(body, { ...other, tag: 'another' })).toBeNull();
        expect(readAnswer(body, null)).toBeNull();
      }),
      RUNS,
    );
  });
});
