import { describe, expect, test } from 'vitest';
import { at, between, lengthOf, offset, patch, resample, slice, spline, straight, type Line } from './line.ts';

const level: Line = straight([0, 0], [100, 0]);

describe('lines', () => {
  test('a spline goes through its key points', () => {
    const line = spline([
      [0, 0],
      [30, 40],
      [80, 10],
    ]);
    expect(line[0]).toEqual([0, 0]);
    expect(line.some(([x, y]) => Math.hypot(x - 30, y - 40) < 0.001)).toBe(true);
    expect(line.at(-1)).toEqual([80, 10]);
  });

  test('a closed spline ends where it begins', () => {
    const line = spline(
      [
        [0, 0],
        [10, 0],
        [10, 10],
        [0, 10],
      ],
      true,
    );
    expect(line.at(-1)).toEqual(line[0]);
  });

  test('shares are measured along the length', () => {
    expect(at(level, 0.25)[0]).toBeCloseTo(25);
    expect(slice(level, 0.2, 0.6)[0]![0]).toBeCloseTo(20);
    expect(slice(level, 0.6, 0.2)[0]![0]).toBeCloseTo(60);
    expect(resample(level, 5).map(([x]) => Math.round(x))).toEqual([0, 25, 50, 75, 100]);
  });

  test('a positive offset lies above a line that goes right', () => {
    for (const [, y] of offset(level, 5)) expect(y).toBeCloseTo(-5);
  });

  test('halfway between two lines lies in the middle', () => {
    for (const [, y] of between(level, straight([0, 20], [100, 20]), 0.5)) expect(y).toBeCloseTo(10);
    expect(lengthOf(between(level, level, 0.5))).toBeCloseTo(100);
  });

  test('a patch meets its four edges', () => {
    const sheet = patch(straight([0, 100], [100, 100]), straight([10, 0], [90, 0]), straight([0, 100], [10, 0]), straight([100, 100], [90, 0]));
    expect(sheet.point(0, 0)).toEqual([0, 100]);
    expect(sheet.point(1, 1)[0]).toBeCloseTo(90);
    expect(sheet.point(0.5, 1)[1]).toBeCloseTo(0);
    expect(sheet.point(0, 0.5)[0]).toBeCloseTo(5);
  });
});
