import { describe, expect, it } from 'vitest';
import { adviseSize, leanOf, type Lean, type PastSize } from './size-advice.ts';

const name = (en: string) => ({ en, fr: en, de: en });
const chart = (rows: readonly (readonly string[])[]) => ({
  title: name('Chart'),
  note: name(''),
  columns: [name('US'), name('EU')],
  columnFor: {},
  rows,
});
const charts = new Map([
  [
    'shoes-men',
    chart([
      ['8', '41'],
      ['8.5', '42'],
      ['9', '42.5'],
      ['9.5', '43'],
      ['10', '44'],
    ]),
  ],
  [
    'shoes-women',
    chart([
      ['9.5', '41'],
      ['10', '42'],
      ['10.5', '42.5'],
    ]),
  ],
  [
    'tops-men',
    chart([
      ['S', ''],
      ['M', ''],
      ['L', ''],
    ]),
  ],
]);
const shoe = { styleId: 'NEWSHOE1', chart: 'shoes-men', sizes: ['8', '8.5', '9', '9.5', '10'] };
const past = (size: string, more: Partial<PastSize> = {}): PastSize => ({ styleId: 'OLDSHOE1', chart: 'shoes-men', size, outcome: 'kept', ...more });
const lean = (leans: Readonly<Record<string, Lean>>) => (id: string) => leans[id] ?? 0;
const sizeFor = (orders: readonly PastSize[], leans = {}, wanted = shoe) => adviseSize(wanted, orders, charts, lean(leans))?.size;

describe('a size from past orders', () => {
  it('is the one that was kept', () => expect(sizeFor([past('9')])).toBe('9'));
  it('is a row larger or smaller than one that was sent back', () => {
    expect(sizeFor([past('9', { outcome: 'too-small' })])).toBe('9.5');
    expect(sizeFor([past('9', { outcome: 'too-large' })])).toBe('8.5');
  });
  it('follows the latest order, but one of the same style before all others', () => {
    expect(sizeFor([past('9'), past('10')])).toBe('9');
    expect(sizeFor([past('9'), past('10', { styleId: shoe.styleId })])).toBe('10');
  });
  it('knows shoes of other charts by their European size, and nothing of a shirt', () => {
    expect(sizeFor([past('10', { chart: 'shoes-women' })])).toBe('8.5');
    expect(sizeFor([past('M', { chart: 'tops-men' })])).toBeUndefined();
  });
  it('takes the next size up where one is not made, and none beyond the last', () => {
    expect(sizeFor([past('8.5')], {}, { ...shoe, sizes: ['8', '9', '10'] })).toBe('9');
    expect(sizeFor([past('10', { outcome: 'too-small' })])).toBeUndefined();
    expect(sizeFor([past('8', { outcome: 'too-large' })])).toBeUndefined();
  });
  it('never repeats a size of the style that was sent back', () => {
    const sentBack = past('9', { styleId: shoe.styleId, outcome: 'too-large' });
    expect(sizeFor([sentBack], {}, { ...shoe, sizes: ['9', '10'] })).toBeUndefined();
  });
  it('is a row larger where reviews find the style small, unless they said so of the other, too', () => {
    expect(sizeFor([past('9')], { NEWSHOE1: 1 })).toBe('9.5');
    expect(sizeFor([past('9')], { NEWSHOE1: 1, OLDSHOE1: 1 })).toBe('9');
    expect(sizeFor([past('9')], { OLDSHOE1: 1 })).toBe('8.5');
    expect(sizeFor([past('9', { styleId: shoe.styleId })], { NEWSHOE1: 1 })).toBe('9');
  });
  it('is none without an order', () => expect(sizeFor([])).toBeUndefined());
});

it('a style leans where half of five answers or more agree', () => {
  expect(leanOf(undefined)).toBe(0);
  expect(leanOf({ small: 4, true: 0, large: 0 })).toBe(0);
  expect(leanOf({ small: 3, true: 3, large: 0 })).toBe(1);
  expect(leanOf({ small: 0, true: 2, large: 3 })).toBe(-1);
  expect(leanOf({ small: 2, true: 3, large: 1 })).toBe(0);
});
