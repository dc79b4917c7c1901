import { inArray } from 'drizzle-orm';
import type { Order } from '#contract/calls/checkout.ts';
import type { Purchase, PurchaseEntry, PurchaseReturn, TrackedShipment } from '#contract/calls/orders.ts';
import { arrivalOfShipment } from '#pricing/delivery-calendar.ts';
import type { Db } from '#server/platform/db/open.ts';
import { mailOutbox } from '#server/platform/db/schema/commerce.ts';
import { giftEmailId } from '#server/commerce/gift-cards/issue.ts';
import { returnableOf, returnsUntil } from './rules.ts';
import { type OrderFacts, readFactsOf, type ReturnFacts } from './facts.ts';
import type { PlacedRow } from './find-own.ts';
import type { AccountOrderPorts } from './ports.ts';
import { type Shipment, stepsAfter } from './schedule.ts';
import { canCancel, statusOf, stepOf } from './status.ts';

type Carrier = Pick<AccountOrderPorts, 'trackingUrl'>;

const trackedOf = ({ document: order, locale }: PlacedRow, facts: OrderFacts, shipment: Shipment, { trackingUrl }: Carrier): TrackedShipment => {
  const { shippingId } = shipment;
  const step = stepOf(facts, shippingId);
  const known = facts.events.filter((event) => event.shippingId === shippingId).map((event) => ({ step: event.step, at: event.at.toISOString() }));
  const trackingNumber = facts.fulfilments.find((row) => row.shippingId === shippingId)?.trackingNumber;
  return {
    shippingId,
    step,
    events: known.length > 0 ? known : [{ step: 'PLACED', at: order.placedAt }],
    ahead: [...stepsAfter(shipment, step)],
    ...(trackingNumber ? { trackingNumber } : {}),
    ...(trackingNumber && trackingUrl ? { trackingUrl: trackingUrl.replace('{number}', encodeURIComponent(trackingNumber)) } : {}),
    expected: arrivalOfShipment(order, shipment, locale),
  };
};

export const returnView = ({ row, lines }: ReturnFacts): PurchaseReturn => ({
  returnId: row.id,
  state: row.state,
  createdAt: row.createdAt.toISOString(),
  lines: lines.map(({ itemId, qty, reason, amount }) => ({ itemId, qty, reason, amount })),
  refund: {
    amount: row.amount,
    currency: row.currency,
    state: row.state === 'REFUNDED' ? 'done' : row.state === 'RECEIVED' ? 'pending' : 'expected',
    ...(row.refundedAt ? { at: row.refundedAt.toISOString() } : {}),
  },
});

/** Names of the emails that bring an order's gift cards. */
export const giftEmailIds = (order: Order): string[] =>
  order.items.filter(({ isDigitalProduct }) => isDigitalProduct).map(({ id }) => giftEmailId(order.orderNumber, id));

const hasGiftEmail = async (db: Db, order: Order): Promise<boolean> => {
  const ids = giftEmailIds(order);
  if (ids.length === 0) return false;
  return (await db.select({ id: mailOutbox.id }).from(mailOutbox).where(inArray(mailOutbox.messageId, ids)).limit(1)).length > 0;
};

/** An order with all that became of it. */
export const viewPurchase = async (db: Db, row: PlacedRow, now: Date, carrier: Carrier): Promise<Purchase> => {
  const { document: order, orderNumber, locale } = row;
  const facts = await readFactsOf(db, orderNumber);
  const until = returnsUntil(order, facts);
  const { cancellation } = facts;
  return {
    order,
    locale,
    status: statusOf(order, facts),
    tracking: order.shipments.map((shipment) => trackedOf(row, facts, shipment, carrier)),
    canCancel: canCancel(order, facts),
    ...(cancellation
      ? {
          cancellation: {
            at: cancellation.cancelledAt.toISOString(),
            reason: cancellation.reason,
            refund: {
              amount: cancellation.amount,
              currency: order.totals.currency,
              state: cancellation.refundedAt ? ('done' as const) : ('pending' as const),
              ...(cancellation.refundedAt ? { at: cancellation.refundedAt.toISOString() } : {}),
            },
          },
        }
      : {}),
    returnable: [...returnableOf(order, facts, now)],
    ...(until && !cancellation ? { returnsUntil: until.toISOString() } : {}),
    returns: facts.returns.map(returnView),
    hasGiftCard: await hasGiftEmail(db, order),
  };
};

const SHOWN_ITEMS = 4;

export const entryOf = ({ document: order }: PlacedRow, facts: OrderFacts): PurchaseEntry => ({
  orderNumber: order.orderNumber,
  placedAt: order.placedAt,
  status: statusOf(order, facts),
  total: order.totals.total,
  currency: order.totals.currency,
  units: order.totals.totalUnits,
  items: order.items.slice(0, SHOWN_ITEMS).map(({ name, productImageURL }) => ({ name, productImageURL })),
});
