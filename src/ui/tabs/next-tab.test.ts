import { expect, it } from 'vitest';
import { nextTab } from './next-tab.ts';

it('goes round at the ends', () => {
  expect(nextTab('ArrowRight', 2, 3)).toBe(0);
  expect(nextTab('ArrowLeft', 0, 3)).toBe(2);
});

it('jumps to the ends with Home and End', () => {
  expect(nextTab('Home', 2, 3)).toBe(0);
  expect(nextTab('End', 0, 3)).toBe(2);
});

it('leaves every other key alone', () => {
  expect(nextTab('Tab', 0, 3)).toBeUndefined();
  expect(nextTab('ArrowDown', 0, 3)).toBeUndefined();
  expect(nextTab('ArrowRight', -1, 0)).toBeUndefined();
});
