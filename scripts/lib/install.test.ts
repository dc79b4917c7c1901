import { expect, it } from 'vitest';
import { nodeProblem } from './install.mjs';

it.each(['18.20.4', '20.18.3', '16.0.0'])('refuses Node %s in one line that names what is needed', (version) => {
  expect(nodeProblem(version)).toBe(`Waymark needs Node 20.19 or newer; this is ${version}.`);
});

it.each(['20.19.0', '20.20.2', '22.0.0', '24.1.0'])('takes Node %s', (version) => {
  expect(nodeProblem(version)).toBeUndefined();
});
