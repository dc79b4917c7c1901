import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Order } from '#contract/calls/checkout.ts';
import { LOCALE_IDS, LOCALES } from '#contract/locales.ts';
import { arrivalOfShipment, shopTime } from '#pricing/delivery-calendar.ts';
import { isWorkingDay } from '#pricing/holidays.ts';
import { planOf, type Shipment } from './schedule.ts';

const moment = fc.date({ min: new Date('2025-01-01'), max: new Date('2032-12-31'), noInvalidDate: true });

it('a parcel arrives on one of the days it was promised for, and on no weekend or holiday', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...LOCALE_IDS),
      moment,
      fc.string({ minLength: 4, maxLength: 8 }),
      fc.nat(40),
      (locale, placed, orderNumber, wait) => {
        // Of what is released later; 0: of what is there.
        const notBefore = new Date(placed.getTime() + wait * 86_400_000).toISOString().slice(0, 10);
        const document = { orderNumber, placedAt: placed.toISOString() } as Order;
        const shipment = { shippingId: 'home', code: 'standard', deliveryTime: { minDays: 3, maxDays: 5, notBefore } } as Shipment;
        const plan = planOf({ document, locale }, shipment, 1);
        const promised = arrivalOfShipment(document, shipment, locale);
        const { day } = shopTime(new Date(placed.getTime() + (plan.at(-1)?.afterMs ?? 0)), locale);
        expect(promised.from <= day && day <= promised.to).toBe(true);
        expect(isWorkingDay(day, LOCALES[locale].country)).toBe(true);
        const offsets = plan.map(({ afterMs }) => afterMs);
        expect(offsets).toEqual(offsets.toSorted((a, b) => a - b));
        if (wait > 0) expect(new Date(placed.getTime() + (offsets[0] ?? 0)).toISOString().slice(0, 10) >= notBefore).toBe(true);
      },
    ),
    { numRuns: 300 },
  );
});
