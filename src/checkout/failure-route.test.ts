import { describe, expect, it } from 'vitest';
import { checkoutCalls } from '#contract/calls/checkout.ts';
import { type ErrorCode, errorRow } from '#contract/errors/errors.ts';
import { routeFailure } from './failure-route.ts';
import type { Step } from './step.ts';

const route = (code: ErrorCode, at: Step = 'summary') => routeFailure(errorRow(code), at);

describe('a failure of the checkout', () => {
  it.each(['CHK380', 'CHK320', 'SHP404', 'SHP500', 'PAY401'] as const)('%s of address or delivery returns to shipping', (code) => {
    expect(route(code)).toEqual({ step: 'shipping' });
  });

  it.each(['PAY400', 'PYT402', 'PYT404', 'FE309'] as const)('%s of the payment returns to billing and asks for another one', (code) => {
    expect(route(code)).toEqual({ step: 'billing', paymentRefused: true });
  });

  it.each(['PYT400', 'PYT405', 'PYT406', 'BIL400', 'REW130', 'REW135', 'REW140'] as const)('%s returns to billing and keeps the payment', (code) => {
    expect(route(code)).toEqual({ step: 'billing' });
  });

  it('names the field where the catalogue does', () => {
    expect(route('SHP410')).toEqual({ step: 'shipping', field: 'phone' });
    expect(route('BILL410')).toEqual({ step: 'billing', field: 'phone' });
  });

  it.each(['INV700', 'INV406', 'INV409', 'INV408', 'INV701', 'INV702', 'PRC400', 'ORD404'] as const)(
    '%s of the items returns to shipping with a way to the cart',
    (code) => {
      expect(route(code)).toEqual({ step: 'shipping', toCart: true, reload: true });
    },
  );

  it.each(['ORD430', 'INV405', 'INV407'] as const)('%s reads the basket again and returns to shipping only if its delivery changed', (code) => {
    expect(route(code, 'billing')).toEqual({ step: 'billing', toCart: true, reload: true, toShippingIfDeliveryChanged: true });
  });

  it('reads the cart again where it was changed elsewhere, and has nothing to put right', () => {
    expect(route('WMK412')).toEqual({ step: 'summary', reload: true, toShippingIfDeliveryChanged: true });
  });

  it.each(['GFC800', 'GFC700', 'GFC760', 'GFC755', 'GFC725', 'GFC740', 'GFC410', 'GFC812', 'GFC400', 'GFO405', 'GFC799'] as const)(
    '%s stands at the field of the gift card',
    (code) => {
      expect(route(code)).toEqual({ step: 'billing', field: 'giftCard' });
    },
  );

  it.each(['PRM130', 'PRM135', 'PRM140', 'PRM150', 'PRM155', 'PRM160', 'PRM175', 'PRM416'] as const)('%s stands at the field of the code', (code) => {
    expect(route(code)).toEqual({ step: 'billing', field: 'coupon' });
  });

  it.each(['ORD516', 'ORD517', 'ORD518', 'BSK404', 'AUT498'] as const)('%s begins again with the delivery of the basket as it is now', (code) => {
    expect(route(code)).toEqual({ step: 'shipping', reload: true });
  });

  it.each(['WMK409', 'TAX310'] as const)('%s asks again in the summary', (code) => {
    expect(route(code)).toEqual({ step: 'summary', confirmTotal: true, reload: true });
  });

  it('REW401 leads to the sign-in', () => {
    expect(route('REW401', 'billing')).toEqual({ step: 'billing', toSignIn: true });
  });

  it.each(['ORD415', 'TAX309', 'WMK503', 'GEN500', 'WMK429', 'AUT403'] as const)('%s may pass by itself and stays where it happened', (code) => {
    expect(route(code, 'billing')).toEqual({ step: 'billing' });
    expect(route(code, 'summary')).toEqual({ step: 'summary' });
  });

  it('leaves the summary for every code of placing but those that ask again, read the cart again or pass by themselves', () => {
    const staying = checkoutCalls['cart.placeOrder'].errors.filter((code) => route(code).step === 'summary');
    const known = ['AUT403', 'INV405', 'ORD415', 'ORD430', 'STR404', 'TAX309', 'TAX310', 'WMK409'];
    expect(staying.filter((code) => !known.includes(code))).toEqual([]);
  });
});
