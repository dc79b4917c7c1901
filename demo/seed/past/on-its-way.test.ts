import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Order } from '#contract/calls/checkout.ts';
import { planOf, type Shipment } from '#server/commerce/after-sales/schedule.ts';
import { daysToBeOnItsWay } from './on-its-way.ts';

const HOUR_MS = 3_600_000;

it('an order of that day has left and is not there yet, also on weekends and after holidays', () => {
  const today = fc.date({ min: new Date('2026-01-01'), max: new Date('2030-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(today, fc.string({ minLength: 4, maxLength: 8 }), (now, orderNumber) => {
      const days = daysToBeOnItsWay(now);
      expect(days).toBeLessThan(8);
      const placedAt = new Date(now.getTime() - days * 24 * HOUR_MS);
      const document = { orderNumber, placedAt: placedAt.toISOString() } as Order;
      const shipment = { shippingId: 'home', code: 'standard', deliveryTime: { minDays: 3, maxDays: 5 } } as Shipment;
      const at = new Map(planOf({ document, locale: 'en-us' }, shipment, 1).map(({ step, afterMs }) => [step, placedAt.getTime() + afterMs]));
      expect(at.get('SHIPPED')).toBeLessThan(now.getTime() - HOUR_MS);
      expect(at.get('DELIVERED')).toBeGreaterThan(now.getTime() + 24 * HOUR_MS);
    }),
    { numRuns: 500, examples: [[new Date('2026-11-27T03:30:00Z'), 'ABCDE']] },
  );
});
