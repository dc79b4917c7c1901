import { describe, expect, it } from 'vitest';
import { checkoutCalls } from '#contract/checkout.ts';
import { type ErrorCode, errorRow } from '#contract/errors.ts';
import { routeFailure } from './failure-route.ts';

const route = (code: ErrorCode, at: 'shipping' | 'billing' | 'summary' = 'summary') => routeFailure({ code, action: errorRow(code).action }, at);

describe('a failure of the checkout', () => {
  it.each(['CHK380', 'CHK320', 'SHP404', 'SHP410', 'SHP500', 'PAY401'] as const)('%s of address or delivery returns to shipping', (code) => {
    expect(route(code).step).toBe('shipping');
  });

  it.each(['PAY400', 'PYT400', 'PYT402', 'PYT404', 'FE309'] as const)('%s of the card returns to billing and asks for another card', (code) => {
    expect(route(code)).toEqual({ step: 'billing', cardRefused: true });
  });

  it.each(['BIL400', 'BILL410', 'PYT406'] as const)('%s of the billing address returns to billing and keeps the card', (code) => {
    expect(route(code)).toMatchObject({ step: 'billing' });
    expect(route(code).cardRefused).toBeUndefined();
  });

  it('names the field where the catalogue does', () => {
    expect(route('SHP410')).toEqual({ step: 'shipping', field: 'phone' });
    expect(route('BILL410')).toEqual({ step: 'billing', field: 'phone' });
  });

  it.each(['INV406', 'INV409', 'INV405', 'ORD430', 'PRM150', 'PRM155'] as const)(
    '%s of the items returns to shipping with a way to the basket',
    (code) => {
      expect(route(code)).toEqual({ step: 'shipping', toBasket: true, reload: true });
    },
  );

  it.each(['WMK409', 'TAX310'] as const)('%s asks again in the summary', (code) => {
    expect(route(code)).toEqual({ step: 'summary', confirmTotal: true, reload: true });
  });

  it.each(['ORD415', 'TAX309', 'WMK503', 'GEN500'] as const)('%s may pass by itself and stays where it happened', (code) => {
    expect(route(code, 'billing').step).toBe('billing');
    expect(route(code, 'summary').step).toBe('summary');
  });

  it('leaves the summary for every code of placing but those that ask again or pass by themselves', () => {
    const staying = checkoutCalls['cart.placeOrder'].errors.filter((code) => route(code).step === 'summary');
    expect(staying.toSorted()).toEqual(['AUT403', 'ORD415', 'STR404', 'TAX310', 'WMK409']);
  });
});
