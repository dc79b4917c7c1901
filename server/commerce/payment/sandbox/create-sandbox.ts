import { createHash } from 'node:crypto';
import { and, eq, isNull, or } from 'drizzle-orm';
import type { Context, Hono } from 'hono';
import type { Db } from '#server/platform/db/open.ts';
import { providerTokens } from '#server/platform/db/schema/commerce.ts';
import type { PaymentProvider } from '../provider.ts';
import { createApprovals } from './approvals.ts';
import { brandOf, type CardFields } from './card-rules.ts';
import { createCharges, newId } from './charges.ts';
import { deliverEvents, type HearEvent } from './events.ts';
import { sandboxRoutes } from './routes.ts';
import { testCardOf } from './test-cards.ts';
import { openSandboxWallet } from './wallets.ts';

export interface SandboxPorts {
  readonly db: Db;
  readonly clock: () => Date;
  /** Origin of the shop, whose pages may frame the fields. */
  readonly publicUrl: string;
  /** Says how many seconds an address is to wait before it makes another token of a card. Absent: nobody is counted. */
  readonly limit?: (c: Context) => Promise<number | undefined>;
}

export interface Sandbox {
  readonly provider: PaymentProvider;
  /** To be mounted at `/provider`. */
  readonly routes: Hono;
  /** Tells the shop what it has not heard yet, signed as a provider's emails are. @returns how many were heard */
  readonly tell: (hear: HearEvent) => Promise<number>;
}

const PROVIDER = 'waymark-sandbox';

/**
 * A payment provider that runs beside the shop and moves no money. It keeps books of its own: of a card the token, the first six and
 * last four digits and what will become of it, never the number or the code.
 */
export const createSandbox = ({ db, clock, publicUrl, limit }: SandboxPorts): Sandbox => {
  const charges = createCharges(db, clock);
  const approvals = createApprovals(db, clock);

  const provider: PaymentProvider = {
    name: PROVIDER,
    openFields: async ({ locale }) => {
      const sessionID = newId('fields');
      // The frame is sandboxed into an origin of its own, which messages call "null": no script of the shop can look inside.
      return { provider: PROVIDER, frameUrl: `/provider/card?session=${sessionID}&locale=${locale}`, frameOrigin: 'null', sessionID };
    },
    openWallet: (input) => Promise.resolve(openSandboxWallet(input, { provider: PROVIDER, sessionID: newId('fields'), publicUrl, now: clock() })),
    describe: async (token, user) => {
      const holder = createHash('sha256').update(`holder ${user}`).digest('base64url');
      const own = and(eq(providerTokens.token, token), or(isNull(providerTokens.holder), eq(providerTokens.holder, holder)));
      const [row] = await db.update(providerTokens).set({ holder }).where(own).returning();
      if (!row) return undefined;
      const { cardType, bin, last4, expiryMonth, expiryYear } = row;
      return { card_type: cardType, bin, last4, ...(expiryMonth !== null && expiryYear !== null && { expiryMonth, expiryYear }) };
    },
    charge: charges.charge,
    complete: charges.complete,
    findCharge: charges.chargeOf,
    cancel: charges.cancel,
    refundPart: charges.refundPart,
    openApproval: approvals.open,
    findApproval: approvals.find,
    raiseApproval: approvals.raise,
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
      ...testCardOf(number),
      createdAt: clock(),
    });
    return { token, ...card };
  };

  return {
    provider,
    routes: sandboxRoutes({ saveCard, clock, publicUrl, charges, approvals, limit }),
    tell: (hear) => deliverEvents(db, clock, hear),
  };
};
