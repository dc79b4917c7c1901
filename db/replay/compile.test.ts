import { describe, expect, test } from 'vitest';
import type { CartChange } from '#db/cart/change.ts';
import { makeItem as lineOf } from '#db/cart/lines/item-facts.ts';
import { makeItem } from '#tests/support/make-cart.ts';
import { makeHeld, makeSnapshot } from '#tests/support/make-held.ts';
import { compile } from './compile.ts';
import type { GatewayProfile } from './env.ts';
import { KEYED } from './gateways/keyed.ts';
import { cartOf } from '#db/mutations/mutation.ts';
import { PLAIN, VERSIONED } from './gateways/unkeyed.ts';

const thing = makeItem('10000001', { storeId: 'PDX' });
const aside: CartChange = { type: 'add-item', args: { item: thing, qty: 2, reserve: true } };
const wish = { product: 'TRAIL001BLK', upc: '10000001', qty: 2, storeId: 'PDX' };
const cartWithLine = makeSnapshot({}, { items: [lineOf(thing, 1)] });

describe('an addition with a reservation', () => {
  test.each<{ profile: GatewayProfile; condition: object }>([
    { profile: KEYED, condition: {} },
    { profile: PLAIN, condition: {} },
    { profile: VERSIONED, condition: { ifMatch: 1 } },
  ])('[CMP5] the addition asks the store for the units with the $profile.name gateway, even if the line exists', ({ profile, condition }) => {
    for (const cart of [makeSnapshot({}), cartWithLine]) {
      const request = { call: 'cart.reserveWithItem', body: { cartId: 'cart-1', ...wish }, ...condition };
      expect(compile(aside, cartOf(makeHeld(cart)), profile)).toEqual({ do: 'call', request });
    }
  });

  test('[CMP5] the addition creates the cart if there is none', () => {
    const request = { call: 'cart.createWithItem', body: { ...wish, reserve: true } };
    expect(compile(aside, cartOf(makeHeld()), KEYED)).toEqual({ do: 'call', request });
  });
});
