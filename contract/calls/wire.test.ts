import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { wireSource } from '../../scripts/lib/wire-source.ts';

it('the light table says what the contract says: run `npm run contract:generate` after a change', async () => {
  expect(await readFile('contract/calls/wire.gen.ts', 'utf8')).toBe(wireSource());
});
