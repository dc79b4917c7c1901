import { describe, expect, it } from 'vitest';
import type { RefusedChange } from '#db/cart/view.ts';
import { LOCAL_REASONS } from '#db/mutations/mutation.ts';
import { checkoutWait } from './checkout-gate.ts';
import { makeLine, makeView } from './testing/make-view.ts';

const refusal = (code: string): RefusedChange => ({
  id: 'one',
  type: 'add-item',
  change: null,
  line: '400',
  refusal: { code, status: 409 },
  at: '2026-11-21T09:00:00.000Z',
});
const online = { connectivity: 'online', waitingCount: 0 } as const;

describe('the way to the checkout', () => {
  it('is open when the shop has everything', () => {
    expect(checkoutWait({ ...online, view: makeView([makeLine('400')]) })).toBeNull();
  });

  it('is shut before the cart is read', () => {
    expect(checkoutWait({ ...online, view: null })).toBe('loading');
  });

  it('is shut for an empty cart, also where only a refusal stands in it', () => {
    expect(checkoutWait({ ...online, view: makeView([]) })).toBe('empty');
    expect(checkoutWait({ ...online, view: makeView([makeLine('400', { ghost: true, mark: 'refused' })]) })).toBe('empty');
  });

  it.each(['GWP403', 'INV700', 'INV406', 'INV408', 'SHP404'])('is open after the refusal %s: the cart is as it was', (code) => {
    const refused = [refusal(code)];
    const other = makeLine('401');
    expect(checkoutWait({ ...online, view: makeView([makeLine('400', { ghost: true, mark: 'refused', refused }), other]) })).toBeNull();
    expect(checkoutWait({ ...online, view: makeView([makeLine('400', { mark: 'refused', refused }), other]) })).toBeNull();
  });

  it('waits for the shopper where a change of a line may have been made', () => {
    const refused = [refusal(LOCAL_REASONS.check)];
    expect(checkoutWait({ ...online, view: makeView([makeLine('400', { mark: 'refused', refused })]) })).toBe('refused');
  });

  it('waits while something in it is sold out', () => {
    expect(checkoutWait({ ...online, view: makeView([makeLine('400', {}, { availability: { state: 'OutOfStock', quantity: 0 } })]) })).toBe(
      'sold-out',
    );
  });

  it('waits for the shop where it cannot be reached, whatever waits', () => {
    for (const connectivity of ['offline', 'captive', 'down'] as const) {
      expect(checkoutWait({ connectivity, waitingCount: 3, view: makeView([makeLine('400', { mark: 'waiting' })]) })).toBe('offline');
    }
  });

  it('waits while it is not known whether a change arrived, that of a code without a line included', () => {
    const change = { id: 'one', change: null, state: 'ambiguous', attempts: 1, at: '2026-11-21T09:00:00.000Z', kept: true } as const;
    const ambiguous = { pending: [change], ambiguousCount: 1 };
    expect(checkoutWait({ ...online, waitingCount: 1, view: makeView([makeLine('400', { mark: 'ambiguous' })], ambiguous) })).toBe('checking');
    expect(checkoutWait({ ...online, waitingCount: 1, view: makeView([makeLine('400')], ambiguous) })).toBe('checking');
  });

  it('waits a moment for what is on its way, a coupon included', () => {
    expect(checkoutWait({ ...online, waitingCount: 1, view: makeView([makeLine('400', { mark: 'sending' })]) })).toBe('sending');
    expect(checkoutWait({ ...online, waitingCount: 1, view: makeView([makeLine('400')]) })).toBe('sending');
  });

  it('waits while the queue is held', () => {
    expect(checkoutWait({ ...online, waitingCount: 1, view: makeView([makeLine('400', { mark: 'waiting' })], { hold: 'client-too-old' }) })).toBe(
      'held',
    );
  });
});
