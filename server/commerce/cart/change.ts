import { eq, sql } from 'drizzle-orm';
import type { Cart, Flash } from '#contract/cart.ts';
import type { Locale } from '#contract/locales.ts';
import type { Db } from '#server/platform/db/open.ts';
import { deferredWrite } from '#server/platform/db/prepared.ts';
import { cartItems, carts } from '#server/platform/db/schema/commerce.ts';
import { together } from '#server/platform/db/together.ts';
import type { CallContext } from '#server/platform/http/context.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { settleGifts } from './earned-gifts.ts';
import { holdAtMost } from '#server/commerce/stock/reservations.ts';
import { createVariantLoader, type VariantLoader } from './facts.ts';
import type { CartPorts } from './ports.ts';
import { type CartRows, lockCart, readRows } from './rows.ts';
import { locationOf } from './availability.ts';
import { type CartState, viewCart } from './view.ts';

/** What a change of a cart works with: the cart locked, on the call's transaction. */
export interface CartEdit {
  readonly tx: Db;
  readonly ports: CartPorts;
  readonly rows: CartRows;
  readonly facts: VariantLoader;
  readonly locale: Locale;
  readonly now: Date;
  /** Whether an account asks. */
  readonly isRegistered: boolean;
  /** Whether it is the cart of a counter: one customer after another. */
  readonly isAssociate: boolean;
  /** Key of the change, remembered at the lines it touches. */
  readonly opId: string | undefined;
  /** Remarks for the answer on what was done beside what was asked. */
  readonly notices: Flash[];
}

type Ctx = Pick<CallContext<'cart.addItem'>, 'db' | 'locale' | 'session' | 'ifMatch' | 'idempotencyKey' | 'clock'>;
/** What a change by this call works with. */
export const editOf = (
  { db, locale, session, idempotencyKey }: Omit<Ctx, 'ifMatch' | 'clock'>,
  ports: CartPorts,
  given: Pick<CartEdit, 'rows' | 'facts' | 'now' | 'notices'>,
): CartEdit => ({
  ...given,
  tx: db,
  ports,
  locale,
  isRegistered: session.account !== undefined,
  isAssociate: session.account?.consumerType === 'ASSOCIATE',
  opId: idempotencyKey,
});

type LayOutCtx = Pick<Ctx, 'db' | 'locale' | 'clock'>;

/**
 * Reads the cart after a change and lays it out, with the gifts that it has earned by now and without those it has not.
 * @param raised whether the change raised the version: gifts alone do, too
 */
export const layOutCart = async (ctx: LayOutCtx, ports: CartPorts, cartId: string, known?: VariantLoader, raised = true): Promise<CartState> =>
  layOutRows(ctx, ports, await readRows(ctx.db, cartId), known, raised);

const layOutRows = async (
  { db, locale, clock }: LayOutCtx,
  ports: CartPorts,
  rows: CartRows,
  known: VariantLoader | undefined,
  raised: boolean,
): Promise<CartState> => {
  const now = clock();
  const { id } = rows.cart;
  const facts = known ?? createVariantLoader(db, ports, id, locale, now);
  const state = await viewCart(db, ports, rows, { locale, now }, facts);
  if (!(await settleGifts(db, state, facts, now))) return state;
  if (!raised)
    await db
      .update(carts)
      .set({ version: state.cart.version + 1, updatedAt: now })
      .where(eq(carts.id, id));
  return viewCart(db, ports, await readRows(db, id), { locale, now }, facts);
};

/** The same as it is answered. */
export const answerCart = async (...of: Parameters<typeof layOutCart>): Promise<Cart> => (await layOutCart(...of)).cart;

/** False: there was nothing to do. Rows: the cart as it is by now, where whoever changed it knows; else it is read again. */
export type Changed = CartRows | boolean | void;

/**
 * Changes a cart: locks it, checks the version the change was made against, lets `change` do its part and raises the version,
 * unless there was nothing to do.
 * @param about variants that the change is about and the cart may not have: they are looked up with those that it has
 */
export const changeCart = async (
  ctx: Ctx,
  ports: CartPorts,
  cartId: string,
  change: (edit: CartEdit) => Promise<Changed>,
  about: readonly string[] = [],
): Promise<Cart> => {
  const { db: tx, locale } = ctx;
  const now = ctx.clock();
  // Sent together and answered in this order: what is read is what stands once the lock was had.
  const locking = lockCart(tx, cartId, ctx.session.subject);
  const reading = readRows(tx, cartId);
  const inCart = reading.then(({ items }) => items.map(({ upc }) => upc));
  const facts = createVariantLoader(tx, ports, cartId, locale, now, { others: about, inCart });
  const [cart, rows] = await together(locking, reading, facts([]));
  if (ctx.ifMatch !== undefined && ctx.ifMatch !== cart.version) throw new Refusal('WMK412', { version: cart.version });
  const notices: Flash[] = [];
  const changed = await change(editOf(ctx, ports, { rows, facts, now, notices }));
  if (changed !== false) await trimHolds(tx, rows, facts);
  const raised = changed !== false || locale.id !== cart.locale;
  const own = { version: cart.version + 1, updatedAt: now, locale: locale.id, currency: locale.currency, notices };
  if (raised) await raiseCart(tx, { ...own, id: cartId, updatedAt: now.toISOString(), notices: JSON.stringify(notices) });
  const after = typeof changed === 'object' ? changed : changed === false ? rows : await readRows(tx, cartId);
  return (await layOutRows(ctx, ports, raised ? { ...after, cart: { ...after.cart, ...own } } : after, facts, raised)).cart;
};

const raiseCart = deferredWrite('raise_cart', (db) =>
  db
    .update(carts)
    .set({
      version: sql`${sql.placeholder('version')}`,
      updatedAt: sql`${sql.placeholder('updatedAt')}`,
      locale: sql`${sql.placeholder('locale')}`,
      currency: sql`${sql.placeholder('currency')}`,
      notices: sql`${sql.placeholder('notices')}`,
    })
    .where(eq(carts.id, sql.placeholder('id'))),
);

/** What left the cart is not put aside for it any longer. */
const trimHolds = async (tx: Db, { cart, holds }: CartRows, facts: VariantLoader): Promise<void> => {
  if (holds.length === 0) return;
  const items = await tx.select().from(cartItems).where(eq(cartItems.cartId, cart.id));
  const { variants } = await facts(items.map(({ upc }) => upc));
  for (const { upc, location } of holds) {
    const wanted = items.filter((item) => item.upc === upc && locationOf(item, variants.get(upc)) === location);
    await holdAtMost(tx, cart.id, { upc, location, qty: wanted.reduce((sum, { qty }) => sum + qty, 0) });
  }
};
