import { describe, expect, it } from 'vitest';
import { PAY_LATER } from '#contract/settings/express.ts';
import { settingsFor } from '#contract/settings/settings.ts';
import { payLaterParts } from './pay-later-parts.ts';

const us = settingsFor('en-us');

describe('paying in parts', () => {
  it.each([35_00, 99_99, 120_01, 1_000_00])('splits %i into parts that add up to it, the largest first', (amount) => {
    const parts = payLaterParts(amount, us) ?? [];
    expect(parts).toHaveLength(PAY_LATER.parts);
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(amount);
    expect(parts).toEqual(parts.toSorted((one, other) => other - one));
  });

  it('is not offered for too little, too much, or where Klarna is not', () => {
    expect([payLaterParts(34_99, us), payLaterParts(1_000_01, us)]).toEqual([undefined, undefined]);
    expect(payLaterParts(100_00, { ...us, payment: { ...us.payment, klarna: false } })).toBeUndefined();
  });
});
