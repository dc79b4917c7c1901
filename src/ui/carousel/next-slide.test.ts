import { expect, it } from 'vitest';
import { nextSlide } from './next-slide.ts';

it('goes one slide on or back', () => {
  expect(nextSlide(1, 1, 3, false)).toBe(2);
  expect(nextSlide(1, -1, 3, false)).toBe(0);
});

it('stops at the ends, or goes round when it loops', () => {
  expect(nextSlide(3, 1, 3, false)).toBeUndefined();
  expect(nextSlide(0, -1, 3, false)).toBeUndefined();
  expect(nextSlide(3, 1, 3, true)).toBe(0);
  expect(nextSlide(0, -1, 3, true)).toBe(3);
});

it('goes several slides on or back, and no further than the ends', () => {
  expect(nextSlide(0, 3, 8, false)).toBe(3);
  expect(nextSlide(7, 3, 8, false)).toBe(8);
  expect(nextSlide(2, -6, 8, false)).toBe(0);
});
