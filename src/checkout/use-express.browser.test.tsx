import { useLayoutEffect, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Cart } from '#contract/cart.ts';
import { noCart } from '#pricing/no-cart.ts';
import { renderInPage } from '#ui/testing/render-in-page.tsx';
import type { CheckoutCalls } from './checkout-calls.ts';
import { BOOK_ADDRESS, makeShopper } from './testing/make-shopper.ts';
import { useExpress } from './use-express.ts';

const way = {
  code: 'standard' as const,
  label: 'Standard',
  price: { amount: 0, finalAmount: 0, currency: 'USD' as const },
  deliveryTime: { minDays: 1, maxDays: 2 },
  shippingId: 'home',
};
const home = { shippingId: 'home', code: 'standard' as const, applicableShippingMethods: [way] };
const cart: Cart = { ...noCart('en-us'), shippingMethods: [home] };
const filled: Cart = {
  ...cart,
  shippingMethods: [{ ...home, address: BOOK_ADDRESS }],
  billingAddress: BOOK_ADDRESS,
  payment_instruments: [{ payment_method_id: 'CREDIT_CARD', payment_instrument_id: 'card-1', c_requestID: 'r', amount: cart.totals.total }],
};
const toSummary = vi.fn<() => void>();
let shown: string[];
let setAtSummary: (at: boolean) => void;

/** What stands on the screen at each status: while it works, the frame of the checkout; afterwards, the step of the address. */
const Checkout = ({ answer }: { readonly answer: Cart }) => {
  const [atSummary, set] = useState(false);
  const calls = { setAddresses: async () => cart, setBillingAddress: async () => cart, pay: { add: async () => answer } };
  const status = useExpress({
    wanted: true,
    cart,
    shopper: makeShopper(),
    refusedPayment: null,
    locale: 'en-us',
    calls: calls as unknown as CheckoutCalls,
    withCart: async (work) => work(cart),
    atSummary,
    toSummary,
    onFailure: async () => undefined,
  });
  const text = status === 'working' ? 'Frame' : `${atSummary ? 'Review' : 'Address'}, ${status}`;
  useLayoutEffect(() => {
    setAtSummary = set;
    shown.push(text);
  }, [text]);
  return <p>{text}</p>;
};
const open = (answer: Cart) => {
  shown = [];
  toSummary.mockClear();
  renderInPage(<Checkout answer={answer} />);
};

it('keeps the frame until the review is open, and never shows the step before it', async () => {
  open(filled);
  await expect.poll(() => toSummary.mock.calls.length).toBe(1);
  await new Promise((resolve) => setTimeout(resolve, 50));
  setAtSummary(true);
  await expect.element(page.getByText('Review, express')).toBeVisible();
  expect(new Set(shown)).toEqual(new Set(['Frame', 'Review, express']));
});

it('stays an express checkout where the shopper goes back from the review to a step', async () => {
  open(filled);
  await expect.poll(() => toSummary.mock.calls.length).toBe(1);
  setAtSummary(true);
  await expect.element(page.getByText('Review, express')).toBeVisible();
  setAtSummary(false);
  await expect.element(page.getByText('Address, express')).toBeVisible();
});

it('shows the step where something is still to be asked for', async () => {
  open(cart);
  await expect.element(page.getByText('Address, none')).toBeVisible();
  expect(toSummary).not.toHaveBeenCalled();
});
