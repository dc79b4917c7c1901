import { expect, test } from 'vitest';
import { code128 } from '#server/commerce/documents/code128.ts';
import { writable } from '#server/commerce/documents/pdf.ts';

test('a bar code holds start, letters, check value and stop', () => {
  // ISO/IEC 15417 annex: "AIM" in set B has the check value (104 + 33 + 2 * 41 + 3 * 45) mod 103 = 45, which is M.
  const modules = code128('AIM');
  expect(modules.join('')).toBe('2112141113232313111131231131232331112');
  expect(modules.reduce((sum, width) => sum + width, 0)).toBe(5 * 11 + 13);
  expect(() => code128('ü')).toThrow(RangeError);
});

test('every Latin letter can be written, with its accent or without', () => {
  expect(writable('Größe 42 – 1 200,00 € ‘naïve’')).toBe('Größe 42 – 1 200,00 € ‘naïve’');
  expect(writable('Łucja Dvořák')).toBe('Lucja Dvorák');
  expect(writable('Ω 木 👟')).toBe('? ? ?');
  expect(writable('1\u202f200')).toBe('1\u00a0200');
});
