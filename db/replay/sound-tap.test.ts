import { describe, expect, test } from 'vitest';
import type { CartChange } from '#db/cart/change.ts';
import { addItem, applyCoupon, changeQuantity, makeItem, removeCoupon, removeItem } from '#tests/support/make-cart.ts';
import { makeTap } from '#tests/support/make-held.ts';
import stored from '#tests/support/stored-queues/version-1.json' with { type: 'json' };
import { soundTap } from './sound-tap.ts';
import { CHANGE_VERSIONS } from './upcast.ts';

const item = makeItem();
const gift = { to: 'Ada', message: 'Run far' };
const CHANGES: readonly CartChange[] = [
  addItem(),
  { type: 'add-item', args: { item, qty: 2, context: 'quickshop', saveForLaterItemId: 'saved-1', reserve: true } },
  changeQuantity('10000001', 3),
  removeItem('10000001'),
  { type: 'edit-variant', args: { item, to: makeItem('10000002', { recipeId: 'recipe-1' }), qty: 1 } },
  { type: 'set-fulfilment', args: { item, qty: 1, store: { id: '101', name: 'Harbour', code: 'sts' } } },
  { type: 'set-fulfilment', args: { item: makeItem('10000001', { storeId: '101' }), qty: 1, store: null } },
  { type: 'set-gift-option', args: { item, qty: 1, giftOption: gift } },
  { type: 'set-gift-option', args: { item: makeItem('10000001', { giftOption: gift }), qty: 1, giftOption: null } },
  applyCoupon('SAVE10'),
  removeCoupon('SAVE10'),
  { type: 'set-shipping-method', args: { shippingId: 'ship-1', code: 'express' } },
];

/** `value` with one field of it, however deep, in another way. */
function withField(value: unknown, path: readonly string[], next: unknown): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return next;
  const object = value as Record<string, unknown>;
  return { ...object, [name]: withField(object[name], rest, next) };
}

describe('[TAP9] what moves into the outbox', () => {
  test('is every kind of change that a shopper can make, as it was made', () => {
    expect(new Set(CHANGES.map(({ type }) => type))).toEqual(new Set(Object.keys(CHANGE_VERSIONS)));
    const made = CHANGES.map((change) => makeTap(change));
    expect(made.map(soundTap)).toEqual(made);
  });

  test('is what every released version stored', () => {
    const rows = stored.outbox.filter(({ type, version }) => CHANGE_VERSIONS[type as CartChange['type']] === version);
    expect(rows.length).toBeGreaterThan(5);
    expect(rows.map((row) => soundTap(row as never))).toEqual(rows);
  });

  test.each([
    ['no pieces', 'qty', 0],
    ['fewer than none', 'qty', -1],
    ['half a piece', 'qty', 1.5],
    ['a number that is none', 'qty', Number.NaN],
    ['pieces as text', 'qty', '2'],
    ['nothing chosen', 'item', undefined],
    ['a choice without its article number', 'item.choice.upc', undefined],
    ['a choice of no product', 'item.choice.product', ''],
    ['a store that is no name of one', 'item.choice.storeId', 7],
    ['a product without a name', 'item.facts.name', null],
    ['a product without a price', 'item.facts.price', undefined],
    ['a price that is none', 'item.facts.price.current', Number.POSITIVE_INFINITY],
    ['a price of no currency', 'item.facts.price.currency', undefined],
    ['attributes that are no list', 'item.facts.attributes', {}],
  ])('is not an addition with %s', (_, path, value) => {
    const tap = makeTap(addItem());
    expect(soundTap({ ...tap, args: withField(tap.args, path.split('.'), value) })).toBeNull();
  });

  test.each<readonly [string, string, unknown]>([
    ['a removal of nothing', 'remove-item', {}],
    ['a change to no other thing', 'edit-variant', { item, qty: 1 }],
    ['a store that is not named', 'set-fulfilment', { item, qty: 1, store: { name: 'Harbour' } }],
    ['a choice between store and shipping that was not made', 'set-fulfilment', { item, qty: 1 }],
    ['a gift message that is not said', 'set-gift-option', { item, qty: 1 }],
    ['a code without letters', 'apply-coupon', { code: '' }],
    ['no code', 'remove-coupon', null],
    ['a way of shipping for no shipment', 'set-shipping-method', { code: 'express' }],
  ])('is not %s', (_, type, args) => {
    expect(soundTap({ ...makeTap(addItem()), type, args })).toBeNull();
  });

  test('is plain data of its own: what a screen goes on changing, or keeps behind a proxy, is written as it was at the tap', () => {
    const facts = { ...item.facts, attributes: [{ type: 'size', value: '9', label: '9' }] };
    const watched = new Proxy({ ...item, facts }, {});
    const tap = makeTap({ type: 'add-item', args: { item: watched, qty: 1 } });
    expect(() => structuredClone(tap)).toThrow('could not be cloned');
    const kept = soundTap(tap);
    facts.attributes.push({ type: 'width', value: 'wide', label: 'Wide' });
    expect(structuredClone(kept)).toMatchObject({ args: { item: { facts: { attributes: [{ type: 'size' }] } } } });
  });

  test('is nothing that goes round in a circle', () => {
    const circle: Record<string, unknown> = { item, qty: 1 };
    circle.again = circle;
    expect(soundTap({ ...makeTap(addItem()), args: circle })).toBeNull();
  });

  test('[VER4] is whatever a newer app left in the journal: that app will know it', () => {
    for (const newer of [makeTap(addItem(), { version: 2, args: { basketOf: 'things' } }), makeTap(addItem(), { type: 'engrave-item', args: null })])
      expect(soundTap(newer)).toEqual(newer);
  });
});
