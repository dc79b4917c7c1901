import { expect, it } from 'vitest';
import { ORDER_STATES } from '#contract/calls/checkout.ts';
import { ORDER_ROW_STATES } from '#server/platform/db/schema/commerce.ts';
import { assertBecomes, canBecome } from './states.ts';

const ALLOWED = new Set([
  'PREPARED PLACING',
  'PLACING AUTHENTICATING',
  'PLACING PLACED',
  'PLACING FAILED',
  'AUTHENTICATING PLACED',
  'AUTHENTICATING FAILED',
  'PLACED FINALISED',
]);

const pairs = ORDER_ROW_STATES.flatMap((from) => ORDER_ROW_STATES.map((to) => [from, to, ALLOWED.has(`${from} ${to}`)] as const));

it.each(pairs)('the transition from %s to %s is allowed: %s', (from, to, allowed) => {
  expect(canBecome(from, to)).toBe(allowed);
  if (allowed) assertBecomes(from, to);
  else expect(() => assertBecomes(from, to)).toThrow(`cannot become ${to}`);
});

it('the states equal those on the wire', () => expect(ORDER_ROW_STATES).toEqual(ORDER_STATES));
