import { expect, it } from 'vitest';
import { popoverPosition } from './place-popover.ts';

const anchor = { left: 100, right: 200, top: 20, bottom: 60 };
const SCREEN = { width: 1000, height: 800 };
const panel = (width: number, height = 100) => ({ width, height });

it('stands under the start or the end of its trigger', () => {
  expect(popoverPosition(anchor, panel(150), SCREEN, 'bottom-start')).toEqual({ left: 100, top: 68 });
  expect(popoverPosition(anchor, panel(150), SCREEN, 'bottom-end')).toEqual({ left: 50, top: 68 });
});

it('stays on the screen at both sides', () => {
  expect(popoverPosition(anchor, panel(300), SCREEN, 'bottom-end').left).toBe(8);
  expect(popoverPosition({ ...anchor, left: 900, right: 980 }, panel(300), SCREEN, 'bottom-start').left).toBe(692);
});

it('begins at the margin where it is wider than the screen', () => {
  expect(popoverPosition(anchor, panel(600), { width: 320, height: 800 }, 'bottom-start').left).toBe(8);
});

it('stands over its trigger where there is no room under it, and at the lowest place where there is none over it either', () => {
  const low = { ...anchor, top: 700, bottom: 740 };
  expect(popoverPosition(low, panel(150, 300), SCREEN, 'bottom-start').top).toBe(392);
  expect(popoverPosition(low, panel(150, 52), SCREEN, 'bottom-start').top).toBe(640);
  expect(popoverPosition({ ...anchor, top: 300, bottom: 340 }, panel(150, 500), SCREEN, 'bottom-start').top).toBe(292);
});
