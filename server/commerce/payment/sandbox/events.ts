import { and, asc, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Db } from '#server/platform/db/open.ts';
import { shopSecret } from '#server/platform/db/shop-secret.ts';
import { paymentEvents, providerEvents } from '#server/platform/db/schema/payments.ts';
import { signEvent, WEBHOOK_SECRET } from '../webhook-signature.ts';

/** The shop's ear: whether it has heard the event. */
export type HearEvent = (body: string, signature: string) => Promise<boolean>;

const BATCH = 50;
const MAX_ATTEMPTS = 30;

/** Delivers events that were not heard yet; one that is not heard comes again, so that none is lost and some may come twice. */
export const deliverEvents = async (db: Db, clock: () => Date, hear: HearEvent): Promise<number> => {
  const due = await db
    .select()
    .from(providerEvents)
    .where(and(isNull(providerEvents.deliveredAt), lt(providerEvents.attempts, MAX_ATTEMPTS)))
    .orderBy(asc(providerEvents.createdAt))
    .limit(BATCH);
  if (due.length === 0) return 0;
  const secret = await shopSecret(db, WEBHOOK_SECRET);
  let heard = 0;
  for (const { id, type, reference, createdAt, attempts } of due) {
    const body = JSON.stringify({ id, type, reference, createdAt: createdAt.toISOString() });
    const isHeard = await hear(body, signEvent(secret, body, clock())).catch(() => false);
    await db
      .update(providerEvents)
      .set({ attempts: attempts + 1, ...(isHeard ? { deliveredAt: clock() } : {}) })
      .where(eq(providerEvents.id, id));
    if (isHeard) heard += 1;
  }
  return heard;
};

/** Longer than any copy of a signed event is good. */
const KEPT_DAYS = 30;

export const forgetOldEvents = async (db: Db, now: Date): Promise<void> => {
  const before = new Date(now.getTime() - KEPT_DAYS * 86_400_000);
  await db.delete(providerEvents).where(and(isNotNull(providerEvents.deliveredAt), lt(providerEvents.createdAt, before)));
  await db.delete(paymentEvents).where(lt(paymentEvents.heardAt, before));
};
