import { expect, it } from 'vitest';
import { noCart } from '#pricing/no-cart.ts';
import type { CartChange } from '#db/cart/change.ts';
import { syncReport } from './sync-report.ts';

const gift: CartChange = {
  type: 'add-item',
  args: {
    qty: 1,
    item: {
      choice: {
        product: 'GIFTCARDDIG',
        upc: '400000000001',
        giftOption: { to: 'Ada Lovelace', email: 'ada@example.com', message: 'Happy birthday' },
      },
      facts: {
        masterId: 'GIFTCARD',
        name: 'Gift card',
        productImageURL: '',
        pdpUrl: '',
        slug: 'gift-card',
        price: { current: 5000, original: 5000, currency: 'USD' },
        attributes: [],
        pricingFacts: { taxClass: 'gift-card', categoryIds: [] },
        maxQty: 5,
      },
    },
  },
};

const facts = {
  connectivity: 'offline',
  storage: null,
  lists: [
    { id: 'favorites TRAIL001', state: 'waiting' as const, at: '2026-11-21T08:57:00.000Z' },
    {
      id: 'saved 400000000001 for Ada Lovelace',
      state: 'refused' as const,
      refusal: { code: 'SFL404', status: 404 },
      at: '2026-11-21T08:56:00.000Z',
    },
  ],
  calls: [
    { name: 'cart.get' as const, correlationId: 'c-1', status: 200, ms: 41, outcome: 'answered' as const },
    { name: 'cart.addItem' as const, correlationId: 'c-2', status: 409, ms: 38, outcome: 'refused' as const, code: 'INV408' },
    { name: 'cart.addItem' as const, correlationId: 'c-3', status: 0, ms: 15_000, outcome: 'no-answer' as const, code: 'timeout' },
  ],
  build: 'test',
  now: '2026-11-21T09:00:00.000Z',
  view: {
    cart: noCart('en-us'),
    asOf: null,
    hold: null,
    ambiguousCount: 1,
    notices: [],
    pending: [{ id: 'one', change: gift, state: 'ambiguous' as const, attempts: 2, at: '2026-11-21T08:59:00.000Z', kept: true }],
    refused: [
      { id: 'two', type: 'change-quantity', change: null, line: '400', refusal: { code: 'INV408', status: 409 }, at: '2026-11-21T08:58:00.000Z' },
    ],
  },
};

it('says of every change what kind it is, where it stands and how often it was tried', () => {
  const report = syncReport(facts);
  expect(report).toContain('- one add-item ambiguous attempts=2 at=2026-11-21T08:59:00.000Z');
  expect(report).toContain('- two change-quantity INV408 status=409');
  expect(report).toContain('- favorites waiting at=2026-11-21T08:57:00.000Z');
  expect(report).toContain('- saved refused SFL404 status=404');
  expect(report).toContain('connection offline');
});

it('lists the last calls with the ids under which the logs of the shop have them', () => {
  const report = syncReport(facts);
  expect(report).toContain('calls: 3\n- c-1 cart.get 200 answered 41 ms');
  expect(report).toContain('- c-2 cart.addItem 409 refused INV408 38 ms');
  expect(report).toContain('- c-3 cart.addItem 0 no-answer timeout 15000 ms');
});

it('tells nothing about people', () => {
  expect(syncReport(facts)).not.toMatch(/Ada|ada@example|birthday/);
});
