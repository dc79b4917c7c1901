import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { CallSession } from '#server/platform/http/context.ts';
import type { Db } from '#server/platform/db/open.ts';
import { accounts } from '#server/platform/db/schema/accounts.ts';
import { bumpRatings } from '#server/catalogue/products/version.ts';
import { orders } from '#server/platform/db/schema/commerce.ts';
import { shopperPhotos } from '#server/platform/db/schema/photos.ts';
import { cancellations, returnLines, returns } from '#server/platform/db/schema/returns.ts';
import { reviews } from '#server/platform/db/schema/reviews.ts';

/** Units of a line that have come back to the shop; a label alone is no return. */
const cameBack = sql`(
  select coalesce(sum(${returnLines.qty}), 0) from ${returnLines} join ${returns} on ${returns.id} = ${returnLines.returnId}
  where ${returns.orderNumber} = ${orders.orderNumber} and ${returns.state} <> 'LABELLED' and ${returnLines.itemId} = item->>'id')`;

/** Whether an order, named by the query around it, has a line of the style of which the buyer has kept something. */
const keptLine = (masterId: SQL | string) => sql`exists (
  select from jsonb_array_elements(${orders.document}->'items') as item
  where item->>'masterId' = ${masterId} and coalesce((item->>'qty')::int, 1) > ${cameBack})`;

const notCancelled = sql`not exists (select from ${cancellations} where ${cancellations.orderNumber} = ${orders.orderNumber})`;

const kept = (subject: string, masterId: string) =>
  and(eq(orders.subject, subject), inArray(orders.state, ['PLACED', 'FINALISED']), notCancelled, keptLine(masterId));

const boughtBy = async (db: Db, subject: string, masterId: string): Promise<boolean> =>
  (await db.select({ number: orders.orderNumber }).from(orders).where(kept(subject, masterId)).limit(1)).length > 0;

/**
 * Whether an order that was placed by the account contains the style, in whatever colour; lines that were cancelled or returned do not count. A guest's
 * order counts once the account has it.
 */
export const hasBought = async (db: Db, session: CallSession, masterId: string): Promise<boolean> =>
  session.account !== undefined && boughtBy(db, session.subject, masterId);

/** After an order was cancelled or something of it came back: what its buyer wrote and showed is no longer that of a verified purchase, unless another order has it. */
export const verifyAgain = async (tx: Db, subject: string, masterIds: readonly string[]): Promise<void> => {
  const [account] = await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.subject, subject));
  if (!account) return;
  for (const masterId of new Set(masterIds)) {
    if (await boughtBy(tx, subject, masterId)) continue;
    const changed = await tx
      .update(reviews)
      .set({ verified: false })
      .where(and(eq(reviews.accountId, account.id), eq(reviews.masterId, masterId), eq(reviews.verified, true)))
      .returning({ id: reviews.id });
    // Lists of reviews that were answered before are no longer right.
    if (changed.length > 0) await bumpRatings(tx);
    await tx
      .update(shopperPhotos)
      .set({ verified: false })
      .where(and(eq(shopperPhotos.accountId, account.id), eq(shopperPhotos.masterId, masterId)));
  }
};
