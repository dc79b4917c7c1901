import { eq } from 'drizzle-orm';
import type { Cart, Flash } from '#contract/cart.ts';
import type { Locale } from '#contract/locales.ts';
import type { Db } from '../db/open.ts';
import { cartItems, carts } from '../db/schema/commerce.ts';
import type { CallContext } from '../http/context.ts';
import { Refusal } from '../http/refusal.ts';
import { settleGifts } from '../promotions/gifts.ts';
import { holdAtMost } from '../stock/reservations.ts';
import { createFacts, type FactReader } from './facts.ts';
import type { CartPorts } from './ports.ts';
import { type CartRows, lockCart, readRows } from './rows.ts';
import { locationOf } from './supply.ts';
import { type CartState, viewCart } from './view.ts';

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

/**
 * Reads the basket after a change and lays it out, with the gifts that it has earned by now and without those it has not.
 * @param raised whether the change raised the version: gifts alone do, too
 */
export const layOutCart = async (
  { db, locale, clock }: Pick<Ctx, 'db' | 'locale' | 'clock'>,
  ports: CartPorts,
  cartId: string,
  known?: FactReader,
  raised = true,
): Promise<CartState> => {
  const now = clock();
  const facts = known ?? createFacts(db, ports, cartId, locale, now);
  const state = await viewCart(db, ports, await readRows(db, cartId), { locale, now }, facts);
  if (!(await settleGifts(db, state, facts, now))) return state;
  if (!raised)
    await db
      .update(carts)
      .set({ version: state.cart.version + 1, updatedAt: now })
      .where(eq(carts.id, cartId));
  return viewCart(db, ports, await readRows(db, cartId), { locale, now }, facts);
};

/** The same as it is answered. */
export const answerCart = async (...of: Parameters<typeof layOutCart>): Promise<Cart> => (await layOutCart(...of)).cart;

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
  const rows = await readRows(tx, cartId);
  const changed = await change({
    tx,
    ports,
    rows,
    facts,
    locale,
    now,
    isRegistered: ctx.session.account !== undefined,
    opId: ctx.idempotencyKey,
    notices,
  });
  if (changed !== false) await trimHolds(tx, rows, facts);
  const raised = changed !== false || locale.id !== cart.locale;
  if (raised) {
    await tx
      .update(carts)
      .set({ version: cart.version + 1, updatedAt: now, locale: locale.id, currency: locale.currency, notices })
      .where(eq(carts.id, cartId));
  }
  return answerCart(ctx, ports, cartId, facts, raised);
};

/** What left the basket is not put aside for it any longer. */
const trimHolds = async (tx: Db, { cart, holds }: CartRows, facts: FactReader): Promise<void> => {
  if (holds.length === 0) return;
  const items = await tx.select().from(cartItems).where(eq(cartItems.cartId, cart.id));
  const { variants } = await facts(items.map(({ upc }) => upc));
  for (const { upc, location } of holds) {
    const wanted = items.filter((item) => item.upc === upc && locationOf(item, variants.get(upc)) === location);
    await holdAtMost(tx, cart.id, { upc, location, qty: wanted.reduce((sum, { qty }) => sum + qty, 0) });
  }
};
