import * as z from 'zod/mini';
import { defineCalls } from './call.ts';
import { cartSchema } from '#contract/cart.ts';
import { uuidSchema } from '#contract/ids.ts';
import { adjustmentChangeSchema, newAdjustmentSchema } from '#contract/price-adjustment.ts';

const cartParams = z.object({ basketId: uuidSchema });
const ownAdjustment = z.object({ basketId: uuidSchema, adjustmentId: uuidSchema });

/** Only in the session of a store and an employee: a consumer hears AUT404, an associate without a store STR404. */
export const adjustmentCalls = defineCalls({
  'cart.addPriceAdjustment': {
    method: 'POST',
    path: '/cart/v1/cart/{basketId}/price_adjustments',
    access: 'personal',
    effect: 'change',
    session: 'registered',
    summary: 'Change the price of a line, of the goods of the order or of a shipment, with a reason; another change of the same takes its place',
    params: cartParams,
    body: newAdjustmentSchema,
    response: cartSchema,
    status: 201,
    errors: ['AUT404', 'BSK404', 'STR404', 'ORD430', 'SHP404', 'WMK422A'],
    spec: 'spec 1 §7',
  },
  'cart.updatePriceAdjustment': {
    method: 'PATCH',
    path: '/cart/v1/cart/{basketId}/price_adjustments/{adjustmentId}',
    access: 'personal',
    effect: 'change',
    session: 'registered',
    summary: 'Change an adjustment: its kind, its value or its reason',
    params: ownAdjustment,
    body: adjustmentChangeSchema,
    response: cartSchema,
    errors: ['AUT404', 'BSK404', 'STR404', 'WMK404A', 'SHP404', 'WMK422A'],
    spec: 'spec 1 §7',
  },
  'cart.deletePriceAdjustment': {
    method: 'DELETE',
    path: '/cart/v1/cart/{basketId}/price_adjustments/{adjustmentId}',
    access: 'personal',
    effect: 'change',
    session: 'registered',
    summary: 'Take an adjustment back; one that is gone already is no error',
    params: ownAdjustment,
    /** A DELETE that carries a body: where it names an adjustment, it is the one of the path. */
    body: z.object({ adjustmentId: z.optional(uuidSchema) }),
    response: cartSchema,
    errors: ['AUT404', 'BSK404', 'STR404', 'WMK404A'],
    spec: 'spec 1 §7',
  },
});
