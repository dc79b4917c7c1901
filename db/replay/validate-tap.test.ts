import { describe, expect, test } from 'vitest';
import type { CartChange } from '#db/cart/change.ts';
import { addItem, applyCoupon, changeQuantity, makeItem, removeCoupon, removeItem } from '#tests/support/make-cart.ts';
import { makeTap } from '#tests/support/make-held.ts';
import stored from '#tests/support/stored-queues/version-1.json' with { type: 'json' };
import { validateTap } from './validate-tap.ts';
import { CHANGE_VERSIONS } from '#db/cart/upcast.ts';

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

describe('[TAP9] taps that are stored in the outbox', () => {
  test('every kind of change that a shopper can make is accepted unchanged', () => {
    expect(new Set(CHANGES.map(({ type }) => type))).toEqual(new Set(Object.keys(CHANGE_VERSIONS)));
    const made = CHANGES.map((change) => makeTap(change));
    expect(made.map(validateTap)).toEqual(made);
  });

  test('every change that a released version stored is accepted', () => {
    const rows = stored.outbox.filter(({ type, version }) => CHANGE_VERSIONS[type as CartChange['type']] === version);
    expect(rows.length).toBeGreaterThan(5);
    expect(rows.map((row) => validateTap(row as never))).toEqual(rows);
  });

  test.each([
    ['zero units', 'qty', 0],
    ['a negative quantity', 'qty', -1],
    ['half a unit', 'qty', 1.5],
    ['a quantity that is not a number', 'qty', Number.NaN],
    ['a quantity as text', 'qty', '2'],
    ['no item', 'item', undefined],
    ['a choice without a UPC', 'item.choice.upc', undefined],
    ['a choice without a product', 'item.choice.product', ''],
    ['a store id that is not text', 'item.choice.storeId', 7],
    ['a product without a name', 'item.facts.name', null],
    ['a product without a price', 'item.facts.price', undefined],
    ['a price that is not a number', 'item.facts.price.current', Number.POSITIVE_INFINITY],
    ['a price without a currency', 'item.facts.price.currency', undefined],
    ['attributes that are not a list', 'item.facts.attributes', {}],
  ])('an addition with %s is rejected', (_, path, value) => {
    const tap = makeTap(addItem());
    expect(validateTap({ ...tap, args: withField(tap.args, path.split('.'), value) })).toBeNull();
  });

  test.each<readonly [string, string, unknown]>([
    ['a removal without an item', 'remove-item', {}],
    ['an edit without a new variant', 'edit-variant', { item, qty: 1 }],
    ['a fulfilment in a store without an id', 'set-fulfilment', { item, qty: 1, store: { name: 'Harbour' } }],
    ['a fulfilment without a store or null', 'set-fulfilment', { item, qty: 1 }],
    ['a gift option that is missing', 'set-gift-option', { item, qty: 1 }],
    ['an empty coupon code', 'apply-coupon', { code: '' }],
    ['a removal without a coupon code', 'remove-coupon', null],
    ['a shipping method without a shipment', 'set-shipping-method', { code: 'express' }],
  ])('the check rejects %s', (_, type, args) => {
    expect(validateTap({ ...makeTap(addItem()), type, args })).toBeNull();
  });

  test('an accepted tap is a copy in plain data: later changes by the screen, or a proxy, do not affect it', () => {
    const facts = { ...item.facts, attributes: [{ type: 'size', value: '9', label: '9' }] };
    const watched = new Proxy({ ...item, facts }, {});
    const tap = makeTap({ type: 'add-item', args: { item: watched, qty: 1 } });
    expect(() => structuredClone(tap)).toThrow('could not be cloned');
    const kept = validateTap(tap);
    facts.attributes.push({ type: 'width', value: 'wide', label: 'Wide' });
    expect(structuredClone(kept)).toMatchObject({ args: { item: { facts: { attributes: [{ type: 'size' }] } } } });
  });

  test('a tap with a circular reference is rejected', () => {
    const circle: Record<string, unknown> = { item, qty: 1 };
    circle.again = circle;
    expect(validateTap({ ...makeTap(addItem()), args: circle })).toBeNull();
  });

  test('[VER4] a tap of a newer app is accepted, because only that app can check it', () => {
    for (const newer of [makeTap(addItem(), { version: 2, args: { cartOf: 'things' } }), makeTap(addItem(), { type: 'engrave-item', args: null })])
      expect(validateTap(newer)).toEqual(newer);
  });
});
