import { expect, test } from 'vitest';
import { isForPlace } from './is-for-place.ts';

const boots = { variant: 'category', values: ['1110'], operator: 'IN' } as const;
const onBoots = { categoryId: '1110', path: '/c/hiking-boots-1110' };

test('a category is matched by its id or its path', () => {
  expect(isForPlace(boots, onBoots)).toBe(true);
  expect(isForPlace(boots, { categoryId: '1120' })).toBe(false);
  expect(isForPlace({ ...boots, values: ['c/hiking-boots-1110'] }, onBoots)).toBe(true);
  expect(isForPlace({ ...boots, values: ['/c/hiking-boots-1110'] }, onBoots)).toBe(true);
});

test('NOT IN shows on every other category, and on no page of another kind', () => {
  const others = { ...boots, operator: 'NOT IN' } as const;
  expect(isForPlace(others, onBoots)).toBe(false);
  expect(isForPlace(others, { categoryId: '1120' })).toBe(true);
  expect(isForPlace(others, { productIds: ['K7Q2M4XW'] })).toBe(false);
  expect(isForPlace(others, {})).toBe(false);
});

test('a product is matched by its id or by the SKU of a variant', () => {
  const product = { variant: 'product', values: ['K7Q2M4XW-9'], operator: 'IN' } as const;
  expect(isForPlace(product, { productIds: ['K7Q2M4XW', 'K7Q2M4XW-9'] })).toBe(true);
  expect(isForPlace(product, { productIds: ['K7Q2M4XW'] })).toBe(false);
  expect(isForPlace(product, onBoots)).toBe(false);
});
