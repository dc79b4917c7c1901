import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('every list that a part draws has a class, by which it loses its bullets', () => {
  const src = new URL('../../', import.meta.url);
  const parts = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.tsx') && !/\.test\.|^ui\/testing\//.test(file),
  );
  expect(parts.filter((file) => /<[uo]l>/.test(readFileSync(new URL(file, src), 'utf8')))).toEqual([]);
});
