import { describe, expect, it } from 'vitest';
import { calls } from '#contract/calls/calls.ts';
import type { CallRow } from '#contract/calls/call.ts';
import { flashes } from './flash.ts';
import { ownErrors } from './own.ts';
import type { ErrorRow } from './row.ts';
import { COMMON_ERRORS, errorGroups, errorRow, errors, isErrorCode } from './errors.ts';

/** The codes of spec 1 §8, as its tables list them. */
const SPECIFIED = {
  'auth and account':
    'AUT498 AUT401 AUT418 AUT437 AUT438 AUT423 AUT441 AUT426 AUT439 PRO400 AUT440 AUT442 AUT444 AUT450 AUT451 AUT452 AUT453 AUT402 AUT403 AUT409 AUT404 AUT500 AUT432 API400 4044 PRO410 PRO411 PRO404 PRO412 PRO418 PRO414 PRO415 CCA400 CCA401 CCN404 FE340 FE872 FE309',
  'basket and inventory': 'PRC400 ORD430 ORD404 BSK404 ORD516 ORD517 ORD518 INV700 INV406 INV701 INV702 INV405 INV407 INV409 INV408 ORD415',
  'shipping, payment and tax':
    'SHP404 SHP500 SHP410 CHK380 CHK320 PAY400 PAY401 PYT400 PYT402 PYT404 PYT300 PYT405 PYT406 BIL400 BILL410 TAX309 TAX310',
  'gift cards and gift options': 'GFS800 GFO404 GFO405 GFC410 GFC799 GFC800 GFC700 GFC760 GFC812 GFC725 GFC740 GFC755 GFC400 GWP403',
  promotions: 'PRM130 PRM160 PRM135 PRM140 PRM150 PRM155 PRM416 PRM175',
  rewards: 'REW401 REW130 REW135 REW140',
  'orders, returns and other': 'OHS4004 ORD409 ORD400 PLP400 GEN500 API404 API405 API406 API415 STR404 RTN500 ATTR100 ATTR200 ATTR300 REV410',
};

describe('the error catalogue', () => {
  it.each(Object.entries(SPECIFIED))('has every code of %s and no other', (group, codes) => {
    expect(Object.keys(errorGroups[group as keyof typeof SPECIFIED]).toSorted()).toEqual(codes.split(' ').toSorted());
  });

  it('has 112 codes of the specification and ours apart, under their own prefix', () => {
    const own = Object.keys(ownErrors);
    expect(Object.keys(errors).length - own.length).toBe(112);
    for (const code of own) expect(code).toMatch(/^WMK\d{3}[A-Z]?$/);
  });

  it('travels with the status that our own codes name', () => {
    for (const [code, row] of Object.entries<ErrorRow>(ownErrors)) expect(row.status).toBe(Number(code.slice(3, 6)));
  });

  it('has a status from 400 on for every code, and tries again only what may pass by itself', () => {
    const rows = Object.entries<ErrorRow>(errors);
    const codesWhere = (holds: (row: ErrorRow) => boolean): string[] => rows.filter(([, row]) => holds(row)).map(([code]) => code);
    expect(codesWhere(({ status }) => status < 400 || status > 503)).toEqual([]);
    expect(codesWhere(({ messageKey }) => !/^error\.[a-zA-Z]+$/.test(messageKey))).toEqual([]);
    expect(codesWhere(({ status, replay }) => status >= 500 && replay !== 'retry')).toEqual([]);
    expect(codesWhere(({ status, replay }) => status < 500 && replay === 'retry').toSorted()).toEqual(['AUT409', 'WMK408', 'WMK409K', 'WMK429']);
  });

  it('shows items at the item and gift cards at the input', () => {
    expect(['PRC400', 'ORD404', 'INV702'].map((code) => errorRow(code as 'PRC400').level)).toEqual(['item', 'item', 'item']);
    for (const code of ['GFC800', 'GFC700', 'GFC760', 'GFC755', 'GFC725', 'GFC740'] as const)
      expect(errorRow(code).action).toEqual({ do: 'mark', field: 'giftCard' });
    for (const code of ['AUT439', 'PRO400'] as const)
      expect(errorRow(code)).toMatchObject({ level: 'input', action: { do: 'mark', field: 'email' }, words: 'server' });
    for (const code of ['AUT442', 'AUT444'] as const) expect(errorRow(code).action).toEqual({ do: 'mark', field: 'phone' });
  });

  it('rebuilds a cart that vanished, begins anew for an invalid customer and reloads after 4 s', () => {
    expect(errorRow('BSK404')).toMatchObject({ action: { do: 'rebuild-cart' }, replay: 'rebuild' });
    expect(errorRow('AUT498')).toMatchObject({ action: { do: 'restart-cart', reloadAfterMs: 4000 }, replay: 'restart' });
    expect(errorRow('ORD430').action).toEqual({ do: 'reload-cart', inCart: true });
  });

  it('sends address and delivery failures to shipping and payment failures to billing', () => {
    for (const code of ['SHP404', 'SHP500', 'SHP410', 'CHK380', 'CHK320', 'PAY401'] as const)
      expect(errorRow(code).action).toMatchObject({ do: 'return', step: 'shipping' });
    for (const code of ['PAY400', 'PYT400', 'PYT402', 'PYT404', 'PYT405', 'BIL400', 'BILL410', 'FE309'] as const)
      expect(errorRow(code).action).toMatchObject({ do: 'return', step: 'billing' });
  });

  it('names the three changes of delivery of an order from and to', () => {
    expect([errorRow('ORD516').action, errorRow('ORD517').action, errorRow('ORD518').action]).toEqual([
      { do: 'delivery-changed', from: 'home', to: 'pickup' },
      { do: 'delivery-changed', from: 'pickup', to: 'home' },
      { do: 'delivery-changed', from: 'pickup', to: 'sts' },
    ]);
  });

  it('knows its codes from what objects inherit', () => {
    expect([isErrorCode('4044'), isErrorCode('INV408'), isErrorCode('toString'), isErrorCode('__proto__'), isErrorCode(408)]).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});

it('calls name only codes that are theirs: what all can answer is not repeated', () => {
  const common = new Set<string>(COMMON_ERRORS.filter((code) => code !== 'API404'));
  const repeated = Object.entries<CallRow>(calls).flatMap(([name, row]) =>
    row.errors.filter((code, index) => common.has(code) || row.errors.indexOf(code) !== index).map((code) => `${name} ${code}`),
  );
  expect(repeated).toEqual([]);
});

it('has the thirteen remarks on a cart of the documents, six of them changes of delivery, and two of its own', () => {
  const own = ['PriceAdjustmentEnded', 'CouponEnded'];
  expect(Object.keys(flashes).filter((code) => !own.includes(code))).toHaveLength(13);
  expect(Object.keys(flashes)).toEqual(expect.arrayContaining(own));
  expect(Object.values(flashes).filter(({ action }) => action.do === 'delivery-changed' || action.do === 'shipping-downgraded')).toHaveLength(6);
  expect(flashes.PaymentNotAuthorized.action).toEqual({ do: 'authenticate' });
  expect(flashes.ProductLineItemFullInventoryMissing.action).toEqual({ do: 'block-order' });
});
