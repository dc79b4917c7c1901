import { createHash } from 'node:crypto';
import type { Order } from '#contract/checkout.ts';
import type { ShipmentStep } from '#contract/order-states.ts';

/**
 * The shop's own warehouse and carrier. Nothing is packed for real, so time does it: each shipment goes on by a plan that follows from the
 * order alone, so that it is the same in every process and after every restart. A shop with a warehouse of its own writes
 * `fulfilments` and `shipment_events` from there instead.
 */
export type Shipment = Order['shipments'][number];

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** 0 to below 1, always the same for the same words. */
const chanceOf = (words: string): number => createHash('sha256').update(words).digest().readUInt32BE(0) / 2 ** 32;

interface Planned {
  readonly step: ShipmentStep;
  /** After the order was placed. */
  readonly afterMs: number;
}

/** Steps of a shipment after PLACED, in their order. */
export const stepsOf = ({ code }: Pick<Shipment, 'code'>): readonly ShipmentStep[] => {
  if (code === 'digital') return ['DELIVERED'];
  if (code === 'pickup') return ['PACKED', 'READY', 'DELIVERED'];
  if (code === 'sts' || code === 'pudo') return ['PACKED', 'SHIPPED', 'READY', 'DELIVERED'];
  return ['PACKED', 'SHIPPED', 'DELIVERED'];
};

/**
 * When each step comes, for a clock that runs `speed` times as fast as ours. The promised days hold: what travels arrives between the least and the most of
 * them; it is packed within a working day, what is made to order only near its end. A pickup is fetched a day after it is ready.
 */
export const planOf = (orderNumber: string, shipment: Shipment, speed: number): readonly Planned[] => {
  const { minDays, maxDays } = shipment.deliveryTime;
  const chance = chanceOf(`${orderNumber} ${shipment.shippingId}`);
  const arrival = Math.max(6 * HOUR_MS, (minDays + chance * (maxDays - minDays)) * DAY_MS);
  const madeFirst = shipment.code === 'customs';
  const offsets: Readonly<Partial<Record<ShipmentStep, number>>> = {
    PACKED: madeFirst ? arrival * 0.7 : Math.min(arrival * 0.25, (3 + 5 * chance) * HOUR_MS),
    SHIPPED: madeFirst ? arrival * 0.8 : Math.min(arrival * 0.5, (10 + 10 * chance) * HOUR_MS),
    READY: arrival,
    DELIVERED: shipment.code === 'digital' ? 0 : stepsOf(shipment).includes('READY') ? arrival + DAY_MS : arrival,
  };
  return stepsOf(shipment).map((step) => ({ step, afterMs: (offsets[step] ?? arrival) / speed }));
};

/** The step after `step`, with its moment. */
export const nextOf = (order: Order, shipment: Shipment, step: ShipmentStep, speed: number): { step: ShipmentStep; at: Date } | undefined => {
  const plan = planOf(order.orderNumber, shipment, speed);
  const next = plan[plan.findIndex((planned) => planned.step === step) + 1];
  return next && { step: next.step, at: new Date(Date.parse(order.placedAt) + next.afterMs) };
};

/** Steps that are still to come after `step`. */
export const stepsAfter = (shipment: Shipment, step: ShipmentStep): readonly ShipmentStep[] => {
  if (step === 'CANCELLED') return [];
  const steps = stepsOf(shipment);
  return steps.slice(steps.indexOf(step) + 1);
};

/** Days between which the shopper was told that it comes. */
export const expectedOf = (order: Order, { deliveryTime }: Shipment): { from: string; to: string } => ({
  from: new Date(Date.parse(order.placedAt) + deliveryTime.minDays * DAY_MS).toISOString(),
  to: new Date(Date.parse(order.placedAt) + deliveryTime.maxDays * DAY_MS).toISOString(),
});

/** `WT7K3Q-…` of the shop's own carrier. */
export const trackingNumberOf = (orderNumber: string, shippingId: string): string => {
  const digits = createHash('sha256')
    .update(`parcel ${orderNumber} ${shippingId}`)
    .digest()
    .readBigUInt64BE(0)
    .toString()
    .padStart(12, '0')
    .slice(-12);
  return `WT${digits}`;
};

/** Days that a parcel with a return needs to come back. */
const RETURN_TRAVEL_DAYS = 3;
export const returnDue = (now: Date, speed: number): Date => new Date(now.getTime() + (RETURN_TRAVEL_DAYS * DAY_MS) / speed);
