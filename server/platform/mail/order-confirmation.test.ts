import { describe, expect, it } from 'vitest';
import type { Order } from '#contract/calls/checkout.ts';
import { orderConfirmation } from './order-confirmation.ts';

const item = (more: object) => ({
  id: 'one',
  name: 'Fell shoe',
  qty: 1,
  attributes: [{ type: 'size', value: '9', label: '9' }],
  price: { rowTotal: 74_95 },
  productImageURL: '/images/TRAIL001/side/160',
  isDigitalProduct: false,
  ...more,
});
const CARD = { code: 'CREDIT_CARD', card_type: 'visa', last4: '4242' };
const ADDRESS = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'a@example.com',
  addressLine1: '1 Way',
  city: 'Portland',
  countryCode: 'US',
  country: 'United States',
};
const order = (more: object = {}): Order =>
  ({
    orderNumber: 'WM-AAAAA-BBBBB',
    st: 'proof',
    placedAt: '2026-11-23T18:00:00Z',
    items: [item({})],
    shipments: [
      {
        shippingId: 'home',
        code: 'standard',
        label: 'Standard delivery',
        itemIds: ['one'],
        shipping: 0,
        address: ADDRESS,
        deliveryTime: { minDays: 3, maxDays: 5 },
      },
    ],
    totals: { itemSubTotal: 74_95, totalDiscount: 0, shipping: 0, tax: 0, appliedRewards: 10_00, total: 74_95, currency: 'USD' },
    payments: [
      { code: 'GIFT_CARD', amount: 50_00, last4: '0815' },
      { ...CARD, amount: 14_95 },
    ],
    paymentMethod: CARD,
    billingAddress: ADDRESS,
    ...more,
  }) as unknown as Order;
const plain = (text: string) => text.replaceAll(/[\u2009\u00a0\u202f]/g, ' ');

describe('the confirmation of an order', () => {
  const { text, html } = orderConfirmation(order(), 'en-us', 'https://shop.example');

  it('adds up from the goods to what was paid', () => {
    const rows = plain(text)
      .split('\n\n')
      .find((part) => part.startsWith('Subtotal'));
    expect(rows?.split('\n')).toEqual([
      'Subtotal: $74.95',
      'Delivery: Free',
      'Tax: $0.00',
      'Order total: $74.95',
      'Voucher: -$10.00',
      'Gift card ending in 0815: -$50.00',
      'Paid: $14.95',
    ]);
  });

  it('names the make of the card as it writes itself', () => expect(text).toContain('Visa ending in 4242'));

  it('leads to the page that follows the order, to help and to returns', () => {
    for (const part of [text, html]) {
      expect(part).toContain('https://shop.example/en-us/track-order?orderNumber=WM-AAAAA-BBBBB#st=proof');
      expect(part).not.toContain('order-confirmation');
      for (const path of ['contact', 'returns']) expect(part).toContain(`https://shop.example/en-us/${path}`);
    }
  });

  it('shows what was bought and the days on which it arrives', () => {
    expect(html).toContain('src="https://shop.example/images/TRAIL001/side/160"');
    expect(plain(text)).toContain('Arrives Fri, Nov 27 – Tue, Dec 1');
  });
});

it('names every line of the address that the parcel goes to', () => {
  const address = { ...ADDRESS, addressLine2: 'Building C', addressLine3: 'Behind the mill', province: 'OR', postalCode: '97205' };
  const [shipment] = order().shipments;
  const { text, html } = orderConfirmation(order({ shipments: [{ ...shipment, address }] }), 'en-us', 'https://shop.example');
  const lines = ['Ada Lovelace', '1 Way', 'Building C', 'Behind the mill', 'Portland, OR 97205', 'United States'];
  expect(text).toContain(lines.join('\n'));
  expect(html).toContain(lines.join('<br>'));
});

it('a gift card for a later day says the day, and not that it comes now', () => {
  const giftOption = { to: 'Grace', email: 'g@example.com', message: 'Merry Christmas <3', sendOn: '2026-12-24' };
  const { text, html } = orderConfirmation(
    order({
      items: [item({ isDigitalProduct: true, giftOption })],
      shipments: [
        { shippingId: 'digital', code: 'digital', label: 'By email', itemIds: ['one'], shipping: 0, deliveryTime: { minDays: 0, maxDays: 0 } },
      ],
    }),
    'en-us',
    'https://shop.example',
  );
  expect(text).toContain('Goes out by email on December 24, 2026');
  expect(text).not.toMatch(/within minutes|Today/);
  expect(html).toContain('“Merry Christmas &lt;3”');
});
