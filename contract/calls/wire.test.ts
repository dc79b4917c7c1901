import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { componentsWireSource, photosWireSource, staffWireSource, wireSource } from '../../scripts/lib/wire-source.ts';
import { calls } from './calls.ts';
import { wire } from './wire.gen.ts';
import './wire-components.gen.ts';
import './wire-photos.gen.ts';
import './wire-staff.gen.ts';

it.each([
  ['wire', wireSource],
  ['wire-staff', staffWireSource],
  ['wire-photos', photosWireSource],
  ['wire-components', componentsWireSource],
])('the light table %s says what the contract says: run `npm run contract:generate` after a change', async (file, source) => {
  expect(await readFile(`contract/calls/${file}.gen.ts`, 'utf8')).toBe(source());
});

it('the tables together have every call', () => {
  expect(Object.keys(wire).toSorted()).toEqual(Object.keys(calls).toSorted());
});
