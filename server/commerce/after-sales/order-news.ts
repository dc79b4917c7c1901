import { v7 as uuidv7 } from 'uuid';
import { ordererOf } from '#contract/calls/orderer.ts';
import type { Db } from '#server/platform/db/open.ts';
import { mailOutbox } from '#server/platform/db/schema/commerce.ts';
import type { OrderNews } from '#server/platform/mail/order-news.ts';
import type { PlacedRow } from './find-own.ts';

type News = Pick<OrderNews, 'kind' | 'shippingId' | 'amount'> & {
  /** Tells emails of one kind about one order apart. */
  readonly name?: string;
};

/** Writes an email about an order, in the transaction that gives it its reason; each is written once. */
export const queueOrderNews = async (tx: Db, row: PlacedRow, { name, ...news }: News, now: Date): Promise<void> => {
  const { document: order } = row;
  const about = name ?? news.shippingId ?? 'all';
  const ofShipment = order.shipments.find(({ shippingId }) => shippingId === news.shippingId)?.address?.email;
  await tx
    .insert(mailOutbox)
    .values({
      id: uuidv7(),
      messageId: `${news.kind}-${order.orderNumber}-${about}`.toLowerCase().replaceAll(/[^\w.-]/g, '-'),
      template: 'order-news',
      locale: row.locale,
      recipient: ofShipment || ordererOf(order).email,
      data: { order, ...news },
      nextAttemptAt: now,
      createdAt: now,
    })
    .onConflictDoNothing();
};
