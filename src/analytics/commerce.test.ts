import { describe, expect, it } from 'vitest';
import type { Cart, CartItem } from '#contract/cart.ts';
import type { Order } from '#contract/calls/checkout.ts';
import type { CartItemInput } from '#db/cart/lines/item-facts.ts';
import { cartEvents, checkoutEvents, purchase, refund, viewCart } from './commerce.ts';
import { decimal } from './items.ts';

const known = (upc: string, current = 12_995, original = current): CartItemInput => ({
  choice: { product: `P${upc}`, upc },
  facts: {
    masterId: 'M',
    name: `Shoe ${upc}`,
    productImageURL: '',
    pdpUrl: '',
    slug: '',
    price: { current, original, currency: 'USD' },
    attributes: [
      { type: 'color', value: 'K1B', label: 'Black' },
      { type: 'size', value: '9', label: '9' },
    ],
    pricingFacts: { taxClass: 'standard', categoryIds: [] },
    maxQty: 9,
  },
});
const line = (upc: string, qty: number, current: number) =>
  ({
    id: `line-${upc}`,
    upc,
    qty,
    productId: `P${upc}`,
    name: `Shoe ${upc}`,
    price: { current, original: current, currency: 'USD' },
    attributes: [],
    breadcrumbs: [],
  }) as unknown as CartItem;
const cart = {
  currency: 'USD',
  items: [line('1', 3, 1_010), line('2', 1, 20)],
  shippingMethods: [{ code: 'standard' }, { code: 'pickup' }],
  payment_instruments: [{ payment_method_id: 'GIFT_CARD' }, { payment_method_id: 'CREDIT_CARD' }],
} as unknown as Cart;
const order = { orderNumber: 'W1', items: cart.items, totals: { currency: 'USD', taxAmount: 251, shipping: 595 } } as unknown as Order;

const LIST = { item_list_id: '2100', item_list_name: 'Men’s shoes' };

describe('money', () => {
  it.each([
    [12_995, 'USD', 129.95],
    [1_010, 'EUR', 10.1],
    [12_995, 'JPY', 12_995],
    [12_995, 'KWD', 12.995],
  ])('of %i minor units of %s is %d', (minor, currency, amount) => {
    expect(decimal(minor, currency)).toBe(amount);
  });
});

describe('a change of the cart', () => {
  it('is an addition with its price, its discount and where it came from, and is remembered by its UPC', () => {
    const { events, products } = cartEvents(
      { what: 'cart', before: 0, change: { type: 'add-item', args: { item: known('1', 9_999, 12_995), qty: 2 } } },
      {},
      { ...LIST, promotion_id: 'home-hero' },
    );
    const item = { item_id: 'P1', item_name: 'Shoe 1', item_variant: 'Black, 9', price: 99.99, discount: 29.96, quantity: 2, ...LIST };
    expect(events).toEqual([{ name: 'add_to_cart', params: { currency: 'USD', value: 199.98, items: [item] } }]);
    expect(products).toEqual({ 1: item });
  });

  it.each([
    [5, 2, 'add_to_cart', 3],
    [1, 4, 'remove_from_cart', 3],
  ])('to %i pieces from %i is %s of the difference', (qty, before, name, moved) => {
    const { events } = cartEvents({ what: 'cart', before, change: { type: 'change-quantity', args: { item: known('1'), qty } } }, {}, {});
    expect(events).toMatchObject([{ name, params: { items: [{ quantity: moved }] } }]);
  });

  it('that takes a line out names the list that it once came from, and forgets it', () => {
    const kept = { 1: { item_id: 'P1', item_name: 'Shoe 1', quantity: 2, ...LIST } };
    const { events, products } = cartEvents({ what: 'cart', before: 2, change: { type: 'remove-item', args: { item: known('1') } } }, kept, {});
    expect(events).toMatchObject([{ name: 'remove_from_cart', params: { value: 259.9, items: [{ quantity: 2, ...LIST }] } }]);
    expect(products).toEqual({});
  });

  it('of a variant takes the one out and puts the other in', () => {
    const { events } = cartEvents(
      { what: 'cart', before: 1, change: { type: 'edit-variant', args: { item: known('1'), to: known('2'), qty: 1 } } },
      {},
      {},
    );
    expect(events.map(({ name }) => name)).toEqual(['remove_from_cart', 'add_to_cart']);
  });

  it('of anything but pieces, or to as many as there are, is none', () => {
    expect(cartEvents({ what: 'cart', before: 0, change: { type: 'apply-coupon', args: { code: 'X' } } }, {}, {}).events).toEqual([]);
    expect(cartEvents({ what: 'cart', before: 2, change: { type: 'change-quantity', args: { item: known('1'), qty: 2 } } }, {}, {}).events).toEqual(
      [],
    );
  });
});

describe('the checkout', () => {
  it('has a value that is exact to the cent: prices times quantities, without tax and shipping', () => {
    expect(viewCart(cart, {}).params).toMatchObject({ value: 30.5, currency: 'USD' });
  });

  it('tells the step that begins it, then each step that was completed, and nothing on the way back', () => {
    const names = (from: string | null, to: string) => checkoutEvents(cart, {}, from, to).map(({ name }) => name);
    expect(names(null, 'shipping')).toEqual(['begin_checkout']);
    expect(names('shipping', 'billing')).toEqual(['add_shipping_info']);
    expect(names('billing', 'summary')).toEqual(['add_payment_info']);
    expect(names(null, 'summary')).toEqual(['begin_checkout', 'add_shipping_info', 'add_payment_info']);
    expect(names('summary', 'shipping')).toEqual([]);
  });

  it('names the ways of shipping and of paying', () => {
    expect(checkoutEvents(cart, {}, 'shipping', 'summary').map(({ params }) => params)).toMatchObject([
      { shipping_tier: 'standard, pickup' },
      { payment_type: 'GIFT_CARD, CREDIT_CARD' },
    ]);
  });

  it('ends in a purchase with tax and shipping beside its value, and a cancelled order is a refund of it', () => {
    expect(purchase(order, { 1: { item_id: 'P1', item_name: '', ...LIST } }).params).toMatchObject({
      transaction_id: 'W1',
      value: 30.5,
      tax: 2.51,
      shipping: 5.95,
      items: [LIST, { item_id: 'P2' }],
    });
    expect(refund(order)).toMatchObject({ name: 'refund', params: { transaction_id: 'W1', value: 30.5 } });
  });

  it('and a return is a refund of the pieces that go back', () => {
    const { params } = refund(order, [
      { itemId: 'line-1', qty: 2 },
      { itemId: 'unknown', qty: 1 },
    ]);
    expect(params).toMatchObject({ transaction_id: 'W1', value: 20.2, currency: 'USD', items: [{ item_id: 'P1', quantity: 2 }] });
    expect((params as { items: unknown[] }).items).toHaveLength(1);
  });
});
