import { and, eq, inArray, sql } from 'drizzle-orm';
import type { CallSession } from '#server/platform/http/context.ts';
import type { Db } from '#server/platform/db/open.ts';
import { orders } from '#server/platform/db/schema/commerce.ts';

/** Whether an order that was placed by the account contains the style, in whatever colour. A guest's order counts once the account has it. */
export const hasBought = async (db: Db, session: CallSession, masterId: string): Promise<boolean> => {
  if (!session.account) return false;
  const found = await db
    .select({ number: orders.orderNumber })
    .from(orders)
    .where(
      and(
        eq(orders.subject, session.subject),
        inArray(orders.state, ['PLACED', 'FINALISED']),
        sql`exists (select from jsonb_array_elements(${orders.document}->'items') as item where item->>'masterId' = ${masterId})`,
      ),
    )
    .limit(1);
  return found.length > 0;
};
