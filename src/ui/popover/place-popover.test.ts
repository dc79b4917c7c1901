import { expect, it } from 'vitest';
import { popoverPosition } from './place-popover.ts';

const anchor = { left: 100, right: 200, bottom: 60 };

it('stands under the start or the end of its trigger', () => {
  expect(popoverPosition(anchor, 150, 1000, 'bottom-start')).toEqual({ left: 100, top: 68 });
  expect(popoverPosition(anchor, 150, 1000, 'bottom-end')).toEqual({ left: 50, top: 68 });
});

it('stays on the screen at both sides', () => {
  expect(popoverPosition(anchor, 300, 1000, 'bottom-end').left).toBe(8);
  expect(popoverPosition({ left: 900, right: 980, bottom: 60 }, 300, 1000, 'bottom-start').left).toBe(692);
});

it('begins at the margin where it is wider than the screen', () => {
  expect(popoverPosition(anchor, 600, 320, 'bottom-start').left).toBe(8);
});
