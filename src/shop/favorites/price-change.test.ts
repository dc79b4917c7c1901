import { expect, it } from 'vitest';
import type { ProductHit } from '#contract/calls/products.ts';
import { priceChange } from './price-change.ts';

const cardAt = (current: number, currency = 'USD') => ({ price: { current, currency } }) as ProductHit;
const favorite = (then: number | null, card: ProductHit | null) => ({
  id: 'TRAIL001BLK',
  card,
  priceThen: then === null ? null : { current: then, currency: 'USD' },
});

it('says by how much a price has gone up or down since', () => {
  expect(priceChange(favorite(120_00, cardAt(90_00)))).toBe(-30_00);
  expect(priceChange(favorite(90_00, cardAt(120_00)))).toBe(30_00);
  expect(priceChange(favorite(90_00, cardAt(90_00)))).toBe(0);
});

it('says nothing where two prices cannot be compared', () => {
  expect(priceChange(favorite(90_00, cardAt(80_00, 'EUR')))).toBe(0);
  expect(priceChange(favorite(null, cardAt(80_00)))).toBe(0);
  expect(priceChange(favorite(90_00, null))).toBe(0);
});
