import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Order } from '#contract/calls/checkout.ts';
import { makeLine, makeView } from '#src/cart/testing/make-view.ts';
import { EnglishPage } from '#src/base/i18n/testing/english-page.tsx';
import { axeViolations, renderInPage } from '#ui/testing/render-in-page.tsx';
import { OrderReceipt } from './order-receipt.tsx';
import { makeAddress } from './testing/make-address.ts';

const { cart } = makeView([makeLine('400')]);
const AT = '2026-11-23T18:00:00.000Z';
const makeShipment = (more: Partial<Order['shipments'][number]>): Order['shipments'][number] => ({
  shippingId: 'home',
  code: 'standard',
  itemIds: [],
  shipping: 0,
  label: 'Standard delivery',
  address: makeAddress(),
  deliveryTime: { minDays: 3, maxDays: 5 },
  ...more,
});
const show = (more: Partial<Order> = {}): void => {
  const order: Order = {
    orderNumber: 'WM-7K3QF-9F2XD',
    st: 'proof',
    state: 'PLACED',
    placedAt: AT,
    items: cart.items,
    shipments: [makeShipment({})],
    totals: cart.totals,
    paymentMethod: { code: 'CREDIT_CARD', card_type: 'Visa', last4: '4242' },
    flash: [],
    promoSummary: [],
    billingAddress: makeAddress(),
    ...more,
  };
  renderInPage(
    <EnglishPage>
      <OrderReceipt order={order} fromStore={false} totals={null} keep={null} arrived />
    </EnglishPage>,
  );
};

it('leads whoever has sold it in a store back to the counter, and a shopper on', async () => {
  show({ inStoreSalesInfo: { storeId: 'US-PDX', storeEmployeeId: 'US-PDX-01' } });
  await expect.element(page.getByRole('link', { name: 'Back to the counter' })).toHaveAttribute('href', '/en-us/in-store');
  expect(page.getByRole('link', { name: 'Keep looking around' }).elements()).toHaveLength(0);
  expect(await axeViolations()).toEqual([]);
});

it('says when the last of it is there, also where that is what is not out yet', async () => {
  show({
    shipments: [
      makeShipment({ deliveryTime: { minDays: 1, maxDays: 2, notBefore: '2026-12-10' } }),
      makeShipment({ shippingId: 'customs', code: 'customs', deliveryTime: { minDays: 5, maxDays: 7 } }),
    ],
  });
  await expect.element(page.getByText('Estimated arrival')).toBeVisible();
  const [arrives] = page.getByRole('definition').elements().slice(2);
  expect(arrives?.textContent.replaceAll(/\s/g, ' ')).toBe('Fri, Dec 11 – Mon, Dec 14');
});
