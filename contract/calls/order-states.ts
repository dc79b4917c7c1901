import type { Order } from './checkout.ts';

/**
 * How far a shipment came. `READY` is a pickup that waits in its store, `DELIVERED` its collection; what comes by email is delivered
 * as soon as it is placed.
 */
export const SHIPMENT_STEPS = ['PLACED', 'PACKED', 'SHIPPED', 'READY', 'DELIVERED', 'CANCELLED'] as const;
export type ShipmentStep = (typeof SHIPMENT_STEPS)[number];

/** Of the whole order: as far as its last shipment, with a name of its own while only some of it is under way. */
export const PURCHASE_STATUSES = ['PLACED', 'PACKED', 'PARTLY_SHIPPED', 'SHIPPED', 'READY', 'DELIVERED', 'CANCELLED', 'RETURNED'] as const;
export type PurchaseStatus = (typeof PURCHASE_STATUSES)[number];

export const RETURN_REASONS = ['too-small', 'too-large', 'not-as-pictured', 'faulty', 'wrong-item', 'changed-mind', 'other'] as const;
export type ReturnReason = (typeof RETURN_REASONS)[number];

/** LABELLED: on its way back; RECEIVED: in the warehouse, the money is being given back. */
export const RETURN_STATES = ['LABELLED', 'RECEIVED', 'REFUNDED'] as const;
export type ReturnState = (typeof RETURN_STATES)[number];

export const REFUND_STATES = ['expected', 'pending', 'done'] as const;

export const CANCEL_REASONS = ['changed-mind', 'wrong-item', 'wrong-address', 'too-slow', 'other'] as const;
export type CancelReason = (typeof CANCEL_REASONS)[number];

/** Why pieces cannot be sent back: not here yet, too late, made to order, sent by email, a gift of a promotion, all sent back already. */
export const UNRETURNABLE = ['not-delivered', 'too-late', 'custom', 'digital', 'gift', 'returned', 'cancelled'] as const;
export type Unreturnable = (typeof UNRETURNABLE)[number];

export const ORDER_PAGE_MAX = 50;
export const RETURN_LINES_MAX = 100;
/** Days after the last piece arrived, as the shop's returns page says. */
export const RETURN_DAYS = 30;

/** What goes back at most: a voucher and points come back as points. */
export const chargedFor = ({ totals, payments = [] }: Pick<Order, 'totals' | 'payments'>): number =>
  totals.total - totals.appliedRewards - payments.reduce((sum, { code, amount }) => (code === 'LOYALTY_POINTS' ? sum + amount : sum), 0);
