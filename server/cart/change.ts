import { eq } from 'drizzle-orm';
import type { Cart, Flash } from '#contract/cart.ts';
import type { Locale } from '#contract/locales.ts';
import type { Db } from '../db/open.ts';
import { carts } from '../db/schema/commerce.ts';
import type { CallContext } from '../http/context.ts';
import { Refusal } from '../http/refusal.ts';
import { createFacts, type FactReader } from './facts.ts';
import type { CartPorts } from './ports.ts';
import { type CartRows, lockCart, readRows } from './rows.ts';
import { viewCart } from './view.ts';

/** What a change of a basket works with: the basket locked, on the call's transaction. */
export interface CartEdit {
  readonly tx: Db;
  readonly ports: CartPorts;
  readonly rows: CartRows;
  readonly facts: FactReader;
  readonly locale: Locale;
  readonly now: Date;
  /** Whether an account asks. */
  readonly isRegistered: boolean;
  /** Key of the change, remembered at the lines it touches. */
  readonly opId: string | undefined;
  /** Remarks for the answer on what was done beside what was asked. */
  readonly notices: Flash[];
}

type Ctx = Pick<CallContext<'cart.addItem'>, 'db' | 'locale' | 'session' | 'ifMatch' | 'idempotencyKey' | 'clock'>;

/** Reads the basket and lays it out for the answer. */
export const answerCart = async (
  { db, locale, clock }: Pick<Ctx, 'db' | 'locale' | 'clock'>,
  ports: CartPorts,
  cartId: string,
  facts?: FactReader,
): Promise<Cart> => (await viewCart(db, ports, await readRows(db, cartId), { locale, now: clock() }, facts)).cart;

/**
 * Changes a basket: locks it, checks the version the change was made against, lets `change` do its part and raises the version.
 * `change` answers false where there was nothing to do: then the version stays.
 */
export const changeCart = async (ctx: Ctx, ports: CartPorts, cartId: string, change: (edit: CartEdit) => Promise<boolean | void>): Promise<Cart> => {
  const { db: tx, locale } = ctx;
  const now = ctx.clock();
  const cart = await lockCart(tx, cartId, ctx.session.subject);
  if (ctx.ifMatch !== undefined && ctx.ifMatch !== cart.version) throw new Refusal('WMK412', { version: cart.version });
  const notices: Flash[] = [];
  const facts = createFacts(tx, ports, cartId, locale, now);
  const changed = await change({
    tx,
    ports,
    rows: await readRows(tx, cartId),
    facts,
    locale,
    now,
    isRegistered: ctx.session.account !== undefined,
    opId: ctx.idempotencyKey,
    notices,
  });
  if (changed !== false || locale.id !== cart.locale) {
    await tx
      .update(carts)
      .set({ version: cart.version + 1, updatedAt: now, locale: locale.id, currency: locale.currency, notices })
      .where(eq(carts.id, cartId));
  }
  return answerCart(ctx, ports, cartId, facts);
};
