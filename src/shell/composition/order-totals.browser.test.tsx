import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Order } from '#contract/calls/checkout.ts';
import { EnglishPage } from '#src/base/i18n/testing/english-page.tsx';
import { renderInPage } from '#ui/testing/render-in-page.tsx';
import { orderTotals } from './order-totals.tsx';

const shipment = (more: Partial<Order['shipments'][number]>): Order['shipments'][number] =>
  ({ shippingId: 'home', code: 'standard', label: 'Standard delivery', itemIds: ['one'], shipping: 6_95, ...more }) as Order['shipments'][number];
const totals = { currency: 'USD', totalUnits: 2, itemSubTotal: 114_90, totalDiscount: 0, shipping: 6_95, tax: 0, appliedRewards: 0, total: 121_85 };

it('tells each shipment of an order by its own way and place', async () => {
  const shipments = [
    shipment({}),
    shipment({ shippingId: 'pickup-US-PDX', code: 'pickup', label: 'Store pickup', storeName: 'Portland Pearl', shipping: 0 }),
  ];
  renderInPage(<EnglishPage>{orderTotals({ totals: totals as Order['totals'], shipments }, 'en-us')}</EnglishPage>);
  await expect.element(page.getByText('Standard delivery (1 item)')).toBeVisible();
  await expect.element(page.getByText('Store pickup, Portland Pearl (1 item)')).toBeVisible();
});

it('deducts vouchers and gift cards above what was paid', async () => {
  const paid = { ...totals, appliedRewards: 10_00 } as Order['totals'];
  const payments = [
    { code: 'GIFT_CARD', amount: 50_00, last4: '0815' },
    { code: 'CREDIT_CARD', amount: 61_85 },
  ] as const;
  renderInPage(<EnglishPage>{orderTotals({ totals: paid, payments: [...payments], shipments: [shipment({})] }, 'en-us')}</EnglishPage>);
  const rows = () => [...document.querySelectorAll('dl > div')].map((row) => row.textContent);
  await expect
    .poll(rows)
    .toEqual([
      '2 items$114.90',
      'Delivery$6.95',
      'Tax$0.00',
      'Order total$121.85',
      'Rewards voucher-$10.00',
      'Gift card ending in 0815-$50.00',
      'Paid$61.85',
    ]);
});
