import { beforeEach, expect, it } from 'vitest';
import type { Cart } from '#contract/cart.ts';
import type { ProductDetails } from '#contract/calls/products.ts';
import type { AnalyticsEvent } from './events.ts';
import { createPageEvents, type ShownPage } from './page-events.ts';

const cart = {
  currency: 'USD',
  items: [{ upc: '1', qty: 1, price: { current: 100, original: 100, currency: 'USD' }, attributes: [], breadcrumbs: [] }],
  shippingMethods: [],
  payment_instruments: [],
} as unknown as Cart;
const product = {
  productId: 'K7Q2M4XW',
  name: 'Shoe',
  brand: 'Waymark',
  currency: 'USD',
  price: { current: 100, original: 100, currency: 'USD' },
  breadcrumbs: [],
} as unknown as ProductDetails;

let reported: string[];
let pages: ReturnType<typeof createPageEvents>;
beforeEach(() => {
  reported = [];
  pages = createPageEvents(
    (...events: readonly AnalyticsEvent[]) => void reported.push(...events.map(({ name }) => name)),
    () => ({}),
  );
});
const page = (path: string, type: ShownPage['type'], more: Partial<ShownPage> = {}): ShownPage => ({
  path,
  type,
  product: undefined,
  step: null,
  ...more,
});

it('a product page is a page view and a product that was looked at, once however often it is drawn', () => {
  pages.shown(page('/en-us/p/shoe-K7Q2M4XW', 'PDP', { product }), null);
  pages.shown(page('/en-us/p/shoe-K7Q2M4XW', 'PDP', { product }), null);
  expect(reported).toEqual(['page_view', 'view_item']);
});

it('the cart waits for what is in it, and an empty one is not told', () => {
  pages.shown(page('/en-us/cart', 'Cart'), null);
  pages.cartRead({ ...cart, items: [] });
  expect(reported).toEqual(['page_view']);
  pages.cartRead(cart);
  pages.cartRead(cart);
  expect(reported).toEqual(['page_view', 'view_cart']);
});

it('the checkout tells each step once, and begins anew after it was left', () => {
  const step = (name: string) => pages.shown(page('/en-us/checkout', 'Checkout', { step: name }), cart);
  step('shipping');
  step('billing');
  step('shipping');
  step('billing');
  step('summary');
  expect(reported).toEqual(['page_view', 'begin_checkout', 'add_shipping_info', 'add_payment_info']);
  pages.shown(page('/en-us', 'Home'), cart);
  step('shipping');
  expect(reported.slice(4)).toEqual(['page_view', 'page_view', 'begin_checkout']);
});
