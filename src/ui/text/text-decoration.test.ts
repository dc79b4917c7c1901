import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('no stylesheet says how thick or in which color a line is in the shorthand, which Safari before 26.2 drops as a whole', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'));
  expect(files.length).toBeGreaterThan(50);
  const declarations = files.flatMap((file) => readFileSync(`src/${file}`, 'utf8').match(/text-decoration:[^;}]+/g) ?? []);
  expect(declarations.filter((declaration) => !/^text-decoration:\s*(?:none|underline|line-through|inherit)$/.test(declaration))).toEqual([]);
});
