import { and, eq, gt, lt } from 'drizzle-orm';
import type { ApprovalState } from '#contract/payment-instrument.ts';
import type { Db } from '#server/platform/db/open.ts';
import { type Payer, providerApprovals } from '#server/platform/db/schema/payments.ts';
import type { Approval, ApprovalRequest } from '../provider.ts';
import { newId, writeEvent } from './charges.ts';

/** So long an approval can be given, and used. */
const GOOD_MS = 3_600_000;

export type ApprovalRow = typeof providerApprovals.$inferSelect;

/** Payments on the provider's own pages: asked for by the shop, decided by the shopper. */
export const createApprovals = (db: Db, clock: () => Date) => {
  const rowOf = async (token: string): Promise<ApprovalRow | undefined> => {
    const [row] = await db.select().from(providerApprovals).where(eq(providerApprovals.token, token));
    return row;
  };
  const stateOf = ({ state, expiresAt }: ApprovalRow): ApprovalState =>
    (state === 'pending' || state === 'approved') && expiresAt <= clock() ? 'expired' : state;

  const find = async (token: string): Promise<Approval | undefined> => {
    const row = await rowOf(token);
    return row && { state: stateOf(row), amount: row.amount, ...(row.payer ? { payer: row.payer } : {}) };
  };

  return {
    rowOf,
    stateOf,
    find,

    open: async (request: ApprovalRequest): Promise<{ token: string; redirectUrl: string }> => {
      const token = newId('approval');
      const now = clock();
      await db
        .insert(providerApprovals)
        .values({ token, ...request, state: 'pending', createdAt: now, expiresAt: new Date(now.getTime() + GOOD_MS) });
      return { token, redirectUrl: `/provider/pay/${token}` };
    },

    raise: async (token: string, amount: number): Promise<Approval | undefined> => {
      const { token: known, express, state, amount: given, expiresAt } = providerApprovals;
      const open = and(eq(known, token), eq(express, true), eq(state, 'approved'), lt(given, amount), gt(expiresAt, clock()));
      await db.update(providerApprovals).set({ amount }).where(open);
      return find(token);
    },

    /** The shopper's decision; the first one counts. */
    decide: async (token: string, state: 'approved' | 'refused' | 'cancelled', payer?: Payer): Promise<void> => {
      await db.transaction(async (tx) => {
        const [decided] = await tx
          .update(providerApprovals)
          .set({ state, ...(payer && state === 'approved' ? { payer } : {}) })
          .where(and(eq(providerApprovals.token, token), eq(providerApprovals.state, 'pending')))
          .returning();
        if (decided) await writeEvent(tx, 'approval.finished', token, clock());
      });
    },
  };
};

export type Approvals = ReturnType<typeof createApprovals>;
