import { expect, test } from 'vitest';
import { lineOf, lineOfSyntaxError } from './line-of.ts';

const TEXT = `{
  "a": "x{}[]\\"",
  "b": [
    1,
    { "c": null,
      "d": "e" }
  ]
}`;

test.each([
  [['a'], 2],
  [['b'], 3],
  [['b', '0'], 4],
  [['b', '1'], 5],
  [['b', '1', 'd'], 6],
  // The field is missing: the line of what lacks it.
  [['b', '1', 'z'], 5],
  [['z'], 1],
])('the value at %s begins on line %i', (path, line) => {
  expect(lineOf(TEXT, path)).toBe(line);
});

test.each(['{\n"a":\n}', '{\n"a": 1,\n', '[\n1\n2]', '{\n"a": 1,\n}', '[1,\n2\n}', '{"a": [],\n"b": {}\n"c": 1}', '{\n"a":\ntru}'])(
  'what is no JSON has a line: %j',
  (text) => {
    expect(lineOfSyntaxError(text)).toBe(3);
  },
);
