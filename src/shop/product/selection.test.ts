import { describe, expect, it } from 'vitest';
import { choose, missingTypes, optionState, readSelection, selectedVariant } from './selection.ts';
import { makeDetails } from './testing/make-details.ts';

const boot = makeDetails({
  colors: ['K1B', 'R2D'],
  sizes: ['8', '8.5', '9'],
  widths: ['D', 'EE'],
  stock: { 'K1B/8/D': 12, 'K1B/8.5/D': 2, 'K1B/8.5/EE': 0, 'R2D/8/D': 0, 'R2D/8.5/D': 0, 'R2D/9/D': 3 },
});

describe('reading a selection from an address', () => {
  it('takes the colourway of the address when no colour is named', () => {
    expect(readSelection({ ...boot, productId: 'TESTBOOTR2D' }, {})).toEqual({ color: 'R2D' });
  });

  it('takes the first colour for a style', () => {
    expect(readSelection({ ...boot, productId: 'TESTBOOT' }, {})).toEqual({ color: 'K1B' });
  });

  it('lets a named colour win over the colourway', () => {
    expect(readSelection({ ...boot, productId: 'TESTBOOTR2D' }, { color: 'K1B', size: '8.5' })).toEqual({ color: 'K1B', size: '8.5' });
  });

  it('lets values be that the product does not have', () => {
    expect(readSelection(boot, { color: 'XXX', size: '44', width: 'D', cut: 'slim' })).toEqual({ color: 'K1B', width: 'D' });
  });

  it('chooses by itself where there is nothing to choose', () => {
    const cap = makeDetails({ colors: ['K1B'], sizes: ['One Size'], stock: { 'K1B/One Size': 4 } });
    expect(selectedVariant(cap, readSelection(cap, {}))?.attributes).toEqual({ color: 'K1B', size: 'One Size' });
  });
});

describe('the selected variant', () => {
  it('is none until every attribute but colour is chosen', () => {
    expect(selectedVariant(boot, { color: 'K1B', size: '8.5' })).toBeUndefined();
    expect(missingTypes(boot, { color: 'K1B', size: '8.5' })).toEqual(['width']);
  });

  it('is the one that has them all', () => {
    expect(selectedVariant(boot, { color: 'K1B', size: '8.5', width: 'EE' })?.quantity).toBe(0);
  });

  it('is none for a combination that was never made', () => {
    expect(selectedVariant(boot, { color: 'R2D', size: '9', width: 'EE' })).toBeUndefined();
  });
});

describe('an option', () => {
  it('is available while one of its variants is', () => {
    expect(optionState(boot, { color: 'K1B' }, 'size', '8')).toBe('available');
  });

  it('is low on stock when all that is left of it is', () => {
    expect(optionState(boot, { color: 'K1B' }, 'size', '8.5')).toBe('low-stock');
  });

  it('is sold out, not hidden, when nothing is left of it', () => {
    expect(optionState(boot, { color: 'R2D' }, 'size', '8.5')).toBe('sold-out');
  });

  it('depends on what else is chosen', () => {
    expect(optionState(boot, { color: 'K1B', width: 'EE' }, 'size', '8.5')).toBe('sold-out');
    expect(optionState(boot, { color: 'K1B', width: 'EE' }, 'size', '8')).toBe('none');
  });

  it('is judged by the others when it is the chosen one', () => {
    expect(optionState(boot, { color: 'R2D', size: '8', width: 'D' }, 'size', '9')).toBe('low-stock');
  });
});

it('keeps the size when the colour changes, even where that size is sold out', () => {
  const selection = choose({ color: 'K1B', size: '8', width: 'D' }, 'color', 'R2D');
  expect(selectedVariant(boot, selection)?.inventory).toBe('OutOfStock');
});
