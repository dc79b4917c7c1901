import { randomBytes } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '#server/platform/db/open.ts';
import { providerCharges, providerRefunds, providerTokens } from '#server/platform/db/schema/commerce.ts';
import { providerApprovals, providerEvents } from '#server/platform/db/schema/payments.ts';
import type { Charge, ChargeRequest, RefusalReason } from '../provider.ts';
import { type Authentication, CHALLENGE_MS } from './test-cards.ts';

export const newId = (prefix: string): string => `${prefix}_${randomBytes(18).toString('base64url')}`;

type ChargeRow = typeof providerCharges.$inferSelect;

const toCharge = ({ id, status, amount, currency, reason, challenge, challengeUntil }: ChargeRow): Charge => {
  if (status === 'refused') return { status, chargeId: id, reason: (reason ?? 'card_declined') as RefusalReason };
  if (status !== 'pending') return { status, chargeId: id, amount, currency };
  const name = challenge ?? '';
  return { status, chargeId: id, challengeUrl: `/provider/challenge/${name}`, sessionID: name, expiresAt: challengeUntil ?? new Date(0) };
};

/** Written with whatever it tells of: the shop hears it once it is there for good. */
export const writeEvent = async (tx: Db, type: string, reference: string, now: Date): Promise<void> => {
  await tx.insert(providerEvents).values({ id: uuidv7(), type, reference, createdAt: now });
};

interface Fate {
  readonly refused?: RefusalReason;
  readonly ask?: keyof typeof CHALLENGE_MS;
}

/** The provider's ledger: charges by reference, of which each is made once, and what went back of them. */
export const createCharges = (db: Db, clock: () => Date) => {
  const chargeOf = async (reference: string): Promise<Charge | undefined> => {
    const [row] = await db.select().from(providerCharges).where(eq(providerCharges.reference, reference));
    return row && toCharge(row);
  };

  const ofCard = async (token: string): Promise<Fate | undefined> => {
    const [card] = await db.select().from(providerTokens).where(eq(providerTokens.token, token));
    if (!card) return undefined;
    const authentication = card.authentication as Authentication;
    if (authentication === 'error') return { refused: 'authentication_failed' };
    if (authentication === 'challenge' || authentication === 'short') return { ask: authentication };
    return card.outcome === 'approved' ? {} : { refused: card.outcome as RefusalReason };
  };

  const ofApproval = async ({ token, amount, currency }: ChargeRequest): Promise<Fate | undefined> => {
    const [approval] = await db.select().from(providerApprovals).where(eq(providerApprovals.token, token));
    if (!approval) return undefined;
    if (approval.state !== 'approved' || approval.expiresAt <= clock()) return { refused: 'not_approved' };
    return amount > approval.amount || currency !== approval.currency ? { refused: 'amount_too_large' } : {};
  };

  /** Whoever writes a reference first decides what became of it. */
  const decide = async ({ reference, token, amount, currency }: Omit<ChargeRequest, 'currency'> & { currency: string }, { refused, ask }: Fate) => {
    const now = clock();
    const own = await db.transaction(async (tx) => {
      const [written] = await tx
        .insert(providerCharges)
        .values({
          id: newId('charge'),
          reference,
          token,
          amount,
          currency,
          status: refused ? 'refused' : ask ? 'pending' : 'captured',
          reason: refused ?? null,
          ...(ask ? { challenge: newId('challenge'), authentication: 'waiting', challengeUntil: new Date(now.getTime() + CHALLENGE_MS[ask]) } : {}),
          createdAt: now,
        })
        .onConflictDoNothing({ target: providerCharges.reference })
        .returning();
      if (written) await writeEvent(tx, `charge.${written.status}`, reference, now);
      return written;
    });
    const decided = own ? toCharge(own) : await chargeOf(reference);
    if (!decided) throw new Error('The charge was written and is not there');
    return decided;
  };

  /** Ends a pending charge, once; whoever comes second finds it ended. */
  const end = async (reference: string, refused: RefusalReason | undefined): Promise<Charge | undefined> => {
    await db.transaction(async (tx) => {
      const [ended] = await tx
        .update(providerCharges)
        .set({ status: refused ? 'refused' : 'captured', reason: refused ?? null })
        .where(and(eq(providerCharges.reference, reference), eq(providerCharges.status, 'pending')))
        .returning();
      if (ended) await writeEvent(tx, `charge.${ended.status}`, reference, clock());
    });
    return chargeOf(reference);
  };

  return {
    chargeOf,

    charge: async (request: ChargeRequest): Promise<Charge> =>
      decide(request, (await ofCard(request.token)) ?? (await ofApproval(request)) ?? { refused: 'unknown_token' }),

    complete: async (reference: string, givenUp: boolean): Promise<Charge | undefined> => {
      const [row] = await db.select().from(providerCharges).where(eq(providerCharges.reference, reference));
      if (row?.status !== 'pending') return row && toCharge(row);
      if (row.authentication === 'passed') {
        const [card] = await db.select().from(providerTokens).where(eq(providerTokens.token, row.token));
        return end(reference, card?.outcome === 'approved' ? undefined : ((card?.outcome ?? 'unknown_token') as RefusalReason));
      }
      const over = row.challengeUntil === null || row.challengeUntil <= clock();
      return row.authentication === 'waiting' && !givenUp && !over ? toCharge(row) : end(reference, 'authentication_failed');
    },

    cancel: async (reference: string): Promise<Charge> => {
      const decided = await decide({ reference, token: '', amount: 0, currency: '' }, { refused: 'cancelled' });
      return decided.status === 'pending' ? ((await end(reference, 'cancelled')) ?? decided) : decided;
    },

    refundPart: ({ reference, id, amount }: { reference: string; id: string; amount: number }): Promise<number | undefined> =>
      db.transaction(async (tx) => {
        const [charge] = await tx.select().from(providerCharges).where(eq(providerCharges.reference, reference)).for('update');
        const [given] = await tx.select().from(providerRefunds).where(eq(providerRefunds.id, id));
        if (given) return given.reference === reference ? given.amount : undefined;
        if (charge?.status !== 'captured') return undefined;
        const [before] = await tx
          .select({ amount: sql<number>`coalesce(sum(${providerRefunds.amount}), 0)::int` })
          .from(providerRefunds)
          .where(eq(providerRefunds.reference, reference));
        const left = charge.amount - (before?.amount ?? 0);
        if (amount < 1 || amount > left) return undefined;
        await tx.insert(providerRefunds).values({ id, reference, amount, createdAt: clock() });
        if (amount === left) await tx.update(providerCharges).set({ status: 'refunded' }).where(eq(providerCharges.reference, reference));
        await writeEvent(tx, 'charge.refunded', reference, clock());
        return amount;
      }),

    /** How the challenge of that name went; the first answer counts. */
    answerChallenge: async (
      name: string,
      authentication: 'passed' | 'failed' | 'cancelled',
    ): Promise<'passed' | 'failed' | 'cancelled' | undefined> =>
      db.transaction(async (tx) => {
        const [row] = await tx.select().from(providerCharges).where(eq(providerCharges.challenge, name)).for('update');
        if (!row || row.authentication === null) return undefined;
        if (row.authentication !== 'waiting') return row.authentication;
        const now = clock();
        const over = row.status !== 'pending' || row.challengeUntil === null || row.challengeUntil <= now;
        const answer = over ? 'failed' : authentication;
        await tx.update(providerCharges).set({ authentication: answer }).where(eq(providerCharges.id, row.id));
        await writeEvent(tx, 'challenge.finished', row.reference, now);
        return answer;
      }),

    findChallenge: async (name: string) => {
      const [row] = await db.select().from(providerCharges).where(eq(providerCharges.challenge, name));
      return row;
    },
  };
};

export type Charges = ReturnType<typeof createCharges>;
