import * as z from 'zod/mini';
import { expect, it } from 'vitest';
import { isOutsized } from './body-size.ts';
import { findTooLong } from './schema-bounds.ts';

const short = z.string().check(z.maxLength(3));

it.each<readonly [string, Parameters<typeof findTooLong>[0], unknown, readonly unknown[] | undefined]>([
  ['a list that fits', z.array(short).check(z.maxLength(2)), ['abc', 'abc'], undefined],
  ['a list that is too long', z.array(short).check(z.maxLength(2)), ['a', 'b', 'c'], []],
  ['a text in a field', z.object({ name: z.optional(short) }), { name: 'abcd' }, ['name']],
  ['a text in a list in a field', z.object({ names: z.nullable(z.array(short)) }), { names: ['a', 'abcd'] }, ['names', 1]],
  ['a value of a record', z.record(z.string(), short), { key: 'abcd' }, ['key']],
  ['what one of several takes', z.union([short, z.string().check(z.maxLength(5))]), 'abcd', undefined],
  ['what none of several takes', z.union([short, z.string().check(z.maxLength(5))]), 'abcdef', []],
  [
    'what is changed when it is read',
    z.pipe(
      short,
      z.transform((text) => text),
    ),
    'abcd',
    [],
  ],
  ['a list whose schema names no limit', z.array(z.unknown()), Array.from({ length: 1_001 }), []],
  ['what the schema does not know', z.object({}), { more: 'x'.repeat(100_000) }, undefined],
])('%s', (_, schema, value, where) => {
  expect(findTooLong(schema, value)).toEqual(where);
});

it('counts the values of JSON text, and nothing that stands in a string', () => {
  const size = (text: string): boolean => isOutsized(new TextEncoder().encode(text));
  expect(size(JSON.stringify({ text: ',[{"\\'.repeat(20_000) }))).toBe(false);
  expect(size(`[${'0,'.repeat(9_000)}0]`)).toBe(false);
  expect(size(`[${'0,'.repeat(10_001)}0]`)).toBe(true);
  expect(size('['.repeat(25) + ']'.repeat(25))).toBe(true);
  expect(size('[[]],'.repeat(2_000))).toBe(false);
  expect(size('"never closed')).toBe(false);
});
