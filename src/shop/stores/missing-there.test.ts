import { expect, it } from 'vitest';
import { missingThere } from './missing-there.ts';
import type { MovingLine } from './moving-line.ts';

const line = (key: string, upc: string, qty: number): MovingLine => ({ key, upc, name: key, qty });
const keys = (lines: readonly MovingLine[]): string[] => lines.map(({ key }) => key);

it('is what the store has none or too few of', () => {
  const lines = [line('there', '1', 2), line('too few', '2', 2), line('none', '3', 1)];
  expect(keys(missingThere(lines, { 1: 2, 2: 1 }, ['1', '2', '3']))).toEqual(['too few', 'none']);
});

it('is the second of two lines of one thing where the pieces are enough for one', () => {
  expect(keys(missingThere([line('plain', '1', 1), line('for somebody', '1', 1)], { 1: 1 }, ['1']))).toEqual(['for somebody']);
});

it('is not what the store was not asked about', () => {
  expect(missingThere([line('one too many', '51', 1)], {}, ['1'])).toEqual([]);
});
