import { expect, test } from 'vitest';
import { blend, lightness, saturate, tone } from './colour.ts';

test('lighter and darker steps move lightness and stay colours', () => {
  for (const colour of ['#5b7083', '#ffffff', '#000000', '#ff0000']) {
    expect(tone(colour, 0.2)).toMatch(/^#[0-9a-f]{6}$/);
    expect(lightness(tone(colour, 0.1))).toBeGreaterThanOrEqual(lightness(colour) - 0.01);
    expect(lightness(tone(colour, -0.1))).toBeLessThanOrEqual(lightness(colour) + 0.03);
  }
});

test('blending nothing and everything gives the ends', () => {
  expect(blend('#123456', '#abcdef', 0)).toBe('#123456');
  expect(blend('#123456', '#abcdef', 1)).toBe('#abcdef');
});

test('without saturation a colour is grey', () => {
  const grey = saturate('#f2703a', 0);
  expect(grey.slice(1, 3)).toBe(grey.slice(3, 5));
  expect(grey.slice(3, 5)).toBe(grey.slice(5, 7));
});
