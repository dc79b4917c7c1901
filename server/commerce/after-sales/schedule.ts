import { createHash } from 'node:crypto';
import type { Order } from '#contract/calls/checkout.ts';
import type { ShipmentStep } from '#contract/calls/order-states.ts';
import { arrivalDays, arrivalOfShipment, leavesOn, promiseOf, shopTime } from '#pricing/delivery-calendar.ts';
import type { Day } from '#pricing/holidays.ts';
import type { PlacedRow } from './find-own.ts';

/**
 * The shop's own warehouse and carrier. Nothing is packed for real, so time does it: each shipment goes on by a plan that follows from the
 * order alone, so that it is the same in every process and after every restart. A shop with a warehouse of its own writes
 * `fulfilments` and `shipment_events` from there instead.
 */
export type Shipment = Order['shipments'][number];

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** 0 to below 1, always the same for the same words. */
const chanceOf = (messages: string): number => createHash('sha256').update(messages).digest().readUInt32BE(0) / 2 ** 32;

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

type Placed = Pick<PlacedRow, 'document' | 'locale'>;

/** Somewhere in the working hours of the shop's day, after the order was placed. */
const momentOn = (day: Day, placedAt: number, chance: number): number =>
  Math.max(Date.parse(`${day}T16:00:00Z`) + chance * 4 * HOUR_MS, placedAt + 2 * HOUR_MS);

/**
 * When each step comes, for a clock that runs `speed` times as fast as ours. The promised days hold: what travels arrives on one of them; it is packed within a
 * working day, what is made to order only near its end. A pickup is fetched a day after it is ready.
 */
export const planOf = ({ document: order, locale }: Placed, shipment: Shipment, speed: number): readonly Planned[] => {
  const placedAt = Date.parse(order.placedAt);
  const { notBefore } = shipment.deliveryTime;
  const chance = chanceOf(`${order.orderNumber} ${shipment.shippingId}`);
  const days = arrivalDays(promiseOf(shipment, locale), arrivalOfShipment(order, shipment, locale));
  const day = days[Math.floor(chance * days.length)] ?? order.placedAt.slice(0, 10);
  // A store is ready so many days after the order; what travels comes in the working hours of its day.
  const arrival =
    shipment.code === 'pickup'
      ? Math.max(6 * HOUR_MS, Date.parse(day) - Date.parse(shopTime(new Date(placedAt), locale).day))
      : momentOn(day, placedAt, chance) - placedAt;
  // Nothing is packed before the day on which it leaves.
  const opens = Math.min(
    arrival * (notBefore === undefined ? 0.2 : 1),
    Math.max(0, Date.parse(`${leavesOn(new Date(placedAt), locale, notBefore)}T08:00:00Z`) - placedAt),
  );
  const madeFirst = shipment.code === 'customs';
  const offsets: Readonly<Partial<Record<ShipmentStep, number>>> = {
    PACKED: madeFirst ? arrival * 0.7 : opens + Math.min((arrival - opens) * 0.25, (3 + 5 * chance) * HOUR_MS),
    SHIPPED: madeFirst ? arrival * 0.8 : opens + Math.min((arrival - opens) * 0.5, (10 + 10 * chance) * HOUR_MS),
    READY: arrival,
    DELIVERED: shipment.code === 'digital' ? 0 : stepsOf(shipment).includes('READY') ? arrival + DAY_MS : arrival,
  };
  return stepsOf(shipment).map((step) => ({ step, afterMs: (offsets[step] ?? arrival) / speed }));
};

/** The step after `step`, with its moment. */
export const nextOf = (row: Placed, shipment: Shipment, step: ShipmentStep, speed: number): { step: ShipmentStep; at: Date } | undefined => {
  const plan = planOf(row, shipment, speed);
  const next = plan[plan.findIndex((planned) => planned.step === step) + 1];
  return next && { step: next.step, at: new Date(Date.parse(row.document.placedAt) + next.afterMs) };
};

/** Steps that are still to come after `step`. */
export const stepsAfter = (shipment: Shipment, step: ShipmentStep): readonly ShipmentStep[] => {
  if (step === 'CANCELLED') return [];
  const steps = stepsOf(shipment);
  return steps.slice(steps.indexOf(step) + 1);
};

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
