import { randomBytes } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Hono } from 'hono';
import type { Db } from '../../db/open.ts';
import { providerCharges, providerRefunds, providerTokens } from '../../db/schema/commerce.ts';
import type { Charge, PaymentProvider, RefusalReason } from '../provider.ts';
import { brandOf, type CardFields } from './card-rules.ts';
import { sandboxRoutes } from './routes.ts';
import { outcomeOf } from './test-cards.ts';
import { openSandboxWallet } from './wallets.ts';

export interface SandboxPorts {
  readonly db: Db;
  readonly clock: () => Date;
  /** Origin of the shop, whose pages may frame the fields. */
  readonly publicUrl: string;
}

export interface Sandbox {
  readonly provider: PaymentProvider;
  /** To be mounted at `/provider`. */
  readonly routes: Hono;
}

const PROVIDER = 'waymark-sandbox';
const newId = (prefix: string): string => `${prefix}_${randomBytes(18).toString('base64url')}`;

type ChargeRow = typeof providerCharges.$inferSelect;
const toCharge = ({ id, status, amount, currency, reason }: ChargeRow): Charge =>
  status === 'refused' ? { status, chargeId: id, reason: (reason ?? 'card_declined') as RefusalReason } : { status, chargeId: id, amount, currency };

/**
 * A payment provider that runs beside the shop and moves no money. It keeps books of its own: of a card the token, the first six and
 * last four digits and what will become of it, never the number or the code.
 */
export const createSandbox = ({ db, clock, publicUrl }: SandboxPorts): Sandbox => {
  const chargeOf = async (reference: string): Promise<Charge | undefined> => {
    const [row] = await db.select().from(providerCharges).where(eq(providerCharges.reference, reference));
    return row && toCharge(row);
  };

  /** Whoever writes a reference first decides what became of it. */
  const decide = async (charge: { reference: string; token: string; amount: number; currency: string }, outcome: string): Promise<Charge> => {
    const refused = outcome !== 'approved';
    await db
      .insert(providerCharges)
      .values({ id: newId('charge'), ...charge, status: refused ? 'refused' : 'captured', reason: refused ? outcome : null, createdAt: clock() })
      .onConflictDoNothing({ target: providerCharges.reference });
    const decided = await chargeOf(charge.reference);
    if (!decided) throw new Error('The charge was written and is not there');
    return decided;
  };

  const provider: PaymentProvider = {
    name: PROVIDER,
    openFields: async ({ locale }) => {
      const sessionID = newId('fields');
      // The frame is sandboxed into an origin of its own, which messages call "null": no script of the shop can look inside.
      return { provider: PROVIDER, frameUrl: `/provider/card?session=${sessionID}&locale=${locale}`, frameOrigin: 'null', sessionID };
    },
    openWallet: (input) => Promise.resolve(openSandboxWallet(input, { provider: PROVIDER, sessionID: newId('fields'), publicUrl, now: clock() })),
    describe: async (token) => {
      const [row] = await db.select().from(providerTokens).where(eq(providerTokens.token, token));
      if (!row) return undefined;
      const { cardType, bin, last4, expiryMonth, expiryYear } = row;
      return { card_type: cardType, bin, last4, ...(expiryMonth !== null && expiryYear !== null && { expiryMonth, expiryYear }) };
    },
    charge: async ({ reference, token, amount, currency }) => {
      const [card] = await db.select().from(providerTokens).where(eq(providerTokens.token, token));
      return decide({ reference, token, amount, currency }, card ? card.outcome : 'unknown_token');
    },
    findCharge: chargeOf,
    cancel: (reference) => decide({ reference, token: '', amount: 0, currency: '' }, 'cancelled'),
    refundPart: ({ reference, id, amount }) =>
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
        return amount;
      }),
    refund: async (reference) => {
      const before = await chargeOf(reference);
      if (before?.status !== 'captured') return before;
      await db.update(providerCharges).set({ status: 'refunded' }).where(eq(providerCharges.reference, reference));
      return chargeOf(reference);
    },
  };

  const saveCard = async ({ number, month, year }: CardFields) => {
    const card = { card_type: brandOf(number)?.name ?? 'card', bin: number.slice(0, 6), last4: number.slice(-4) };
    const token = newId('card');
    await db.insert(providerTokens).values({
      token,
      cardType: card.card_type,
      bin: card.bin,
      last4: card.last4,
      expiryMonth: month,
      expiryYear: year,
      outcome: outcomeOf(number),
      createdAt: clock(),
    });
    return { token, ...card };
  };

  return { provider, routes: sandboxRoutes({ saveCard, clock, publicUrl }) };
};
