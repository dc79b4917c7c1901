import { and, asc, eq, gt, inArray, isNotNull, lte, notExists, sql } from 'drizzle-orm';
import type { Order } from '#contract/calls/checkout.ts';
import type { ShipmentStep } from '#contract/calls/order-states.ts';
import type { Db } from '#server/platform/db/open.ts';
import { orders } from '#server/platform/db/schema/commerce.ts';
import { fulfilments, shipmentEvents } from '#server/platform/db/schema/returns.ts';
import { asPlaced, BOUGHT, type PlacedRow } from './find-own.ts';
import { orderDelivered } from '#server/commerce/loyalty/after-order.ts';
import { queueOrderNews } from './order-news.ts';
import { nextOf, type Shipment, trackingNumberOf } from './schedule.ts';

export interface WarehousePorts {
  readonly db: Db;
  readonly clock: () => Date;
  /** How many times as fast as ours the warehouse's clock runs. */
  readonly speed: number;
}

const BATCH = 100;
/** Older orders without a trace were made before there was a warehouse. */
const BEGUN_WITHIN_MS = 60 * 86_400_000;

const newOrders = async ({ db, clock }: WarehousePorts): Promise<string[]> => {
  const begun = db
    .select({ one: sql`1` })
    .from(fulfilments)
    .where(eq(fulfilments.orderNumber, orders.orderNumber));
  const rows = await db
    .select({ orderNumber: orders.orderNumber })
    .from(orders)
    .where(and(inArray(orders.state, [...BOUGHT]), gt(orders.placedAt, new Date(clock().getTime() - BEGUN_WITHIN_MS)), notExists(begun)))
    .orderBy(asc(orders.placedAt))
    .limit(BATCH);
  return rows.map(({ orderNumber }) => orderNumber);
};

const dueOrders = async ({ db, clock }: WarehousePorts): Promise<string[]> => {
  const rows = await db
    .selectDistinct({ orderNumber: fulfilments.orderNumber })
    .from(fulfilments)
    .where(and(isNotNull(fulfilments.dueAt), lte(fulfilments.dueAt, clock())))
    .orderBy(asc(fulfilments.orderNumber))
    .limit(BATCH);
  return rows.map(({ orderNumber }) => orderNumber);
};

/** The order's row is the lock for all that happens to it afterwards: cancelling, packing, sending back. */
const lockPlaced = async (tx: Db, orderNumber: string): Promise<PlacedRow | undefined> => {
  const [row] = await tx.select().from(orders).where(eq(orders.orderNumber, orderNumber)).for('update');
  return asPlaced(row);
};

/** Notes that an order has come to the warehouse. Done before, it changes nothing. */
export const beginFulfilment = async (tx: Db, row: PlacedRow, speed: number): Promise<void> => {
  const { document: order } = row;
  const placedAt = new Date(order.placedAt);
  for (const shipment of order.shipments) {
    const key = { orderNumber: order.orderNumber, shippingId: shipment.shippingId };
    await tx
      .insert(fulfilments)
      .values({ ...key, step: 'PLACED', dueAt: nextOf(row, shipment, 'PLACED', speed)?.at ?? null })
      .onConflictDoNothing();
    await tx
      .insert(shipmentEvents)
      .values({ ...key, step: 'PLACED', at: placedAt })
      .onConflictDoNothing();
  }
};

const LEAVES: readonly ShipmentStep[] = ['SHIPPED', 'READY'];

/** Takes a shipment through every step that is due, each at its own moment; the email is about where it is now. */
const advance = async (tx: Db, row: PlacedRow, shipment: Shipment, from: ShipmentStep, { clock, speed }: WarehousePorts): Promise<void> => {
  const { document: order } = row;
  const now = clock();
  const key = { orderNumber: order.orderNumber, shippingId: shipment.shippingId };
  let step = from;
  let next = nextOf(row, shipment, step, speed);
  while (next && next.at <= now) {
    step = next.step;
    await tx
      .insert(shipmentEvents)
      .values({ ...key, step, at: next.at })
      .onConflictDoNothing();
    next = nextOf(row, shipment, step, speed);
  }
  const travels = step === 'SHIPPED' || shipment.code === 'sts' || shipment.code === 'pudo';
  await tx
    .update(fulfilments)
    .set({
      step,
      dueAt: next?.at ?? null,
      ...(travels || (step === 'DELIVERED' && shipment.code !== 'digital' && shipment.code !== 'pickup')
        ? { trackingNumber: trackingNumberOf(order.orderNumber, shipment.shippingId) }
        : {}),
    })
    .where(and(eq(fulfilments.orderNumber, key.orderNumber), eq(fulfilments.shippingId, key.shippingId)));
  if (step !== from && LEAVES.includes(step))
    await queueOrderNews(tx, row, { kind: step === 'READY' ? 'ready' : 'shipped', shippingId: shipment.shippingId }, now);
};

const shipmentOf = (order: Order, shippingId: string): Shipment | undefined => order.shipments.find((shipment) => shipment.shippingId === shippingId);

/**
 * What the warehouse does with time: new orders come in, shipments that are due go on. Each order is a transaction of its own, and doing it
 * twice changes nothing.
 * @returns how many orders were touched
 */
export const advanceShipments = async (ports: WarehousePorts): Promise<number> => {
  const { db, clock, speed } = ports;
  const arrived = await newOrders(ports);
  for (const orderNumber of arrived) {
    await db.transaction(async (tx) => {
      const row = await lockPlaced(tx, orderNumber);
      if (row) await beginFulfilment(tx, row, speed);
    });
  }
  const due = await dueOrders(ports);
  for (const orderNumber of due) {
    await db.transaction(async (tx) => {
      const row = await lockPlaced(tx, orderNumber);
      if (!row) return;
      const waiting = await tx
        .select()
        .from(fulfilments)
        .where(and(eq(fulfilments.orderNumber, orderNumber), isNotNull(fulfilments.dueAt), lte(fulfilments.dueAt, clock())));
      for (const { shippingId, step } of waiting) {
        const shipment = shipmentOf(row.document, shippingId);
        if (shipment) await advance(tx, row, shipment, step, ports);
      }
      const steps = await tx.select({ step: fulfilments.step }).from(fulfilments).where(eq(fulfilments.orderNumber, orderNumber));
      if (steps.every(({ step }) => step === 'DELIVERED')) await orderDelivered(tx, row.subject, row.document, clock());
    });
  }
  return arrived.length + due.length;
};
