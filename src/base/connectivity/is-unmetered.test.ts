import { expect, it } from 'vitest';
import { isUnmetered } from './is-unmetered.ts';

it.for([
  [{ effectiveType: '4g' }, true],
  [{ effectiveType: '3g' }, false],
  [{ effectiveType: '4g', saveData: true }, false],
  [{ type: 'cellular', effectiveType: '4g' }, false],
  [{ type: 'wifi', effectiveType: '3g' }, true],
  [{ type: 'wifi', saveData: true }, false],
] as const)('a connection %o costs nothing: %o', ([connection, expected]) => {
  expect(isUnmetered(connection)).toBe(expected);
});
