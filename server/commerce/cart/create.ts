import { and, eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Cart, Flash } from '#contract/cart.ts';
import type { CallBody } from '#contract/calls/calls.ts';
import type { Db } from '#server/platform/db/open.ts';
import { carts } from '#server/platform/db/schema/commerce.ts';
import type { CallContext } from '#server/platform/http/context.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { applyCoupon } from './coupons.ts';
import { answerCart, type CartEdit, editOf } from './change.ts';
import { createVariantLoader, type VariantLoader } from './facts.ts';
import { addLine, type ItemRequest } from './items.ts';
import type { CartPorts } from './ports.ts';
import { replacementOf } from './replacement.ts';
import { holderOf } from '#server/commerce/stock/holder-of.ts';
import { reserveWithItem } from './reserve.ts';
import { type CartRow, readRows } from './rows.ts';

type Ctx = CallContext<'cart.create'>;

const insertCart = async (tx: Db, ctx: Ctx, rebuildOf?: { cartId: string; epoch: number }): Promise<CartRow | undefined> => {
  const now = ctx.clock();
  const [cart] = await tx
    .insert(carts)
    .values({
      id: uuidv7(),
      subject: ctx.session.subject,
      state: 'open',
      locale: ctx.locale.id,
      currency: ctx.locale.currency,
      version: 1,
      rebuildOf: rebuildOf?.cartId ?? null,
      rebuildEpoch: rebuildOf?.epoch ?? null,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing()
    .returning();
  return cart;
};

/** The cart as it stands, for the next of several changes in one call. */
const currentEdit = async (ctx: Ctx, ports: CartPorts, cart: CartRow, facts: VariantLoader, notices: Flash[]): Promise<CartEdit> =>
  editOf(ctx, ports, { rows: await readRows(ctx.db, cart.id), facts, now: ctx.clock(), notices });

/** Tries `work` on its own: a refusal undoes it and is returned instead of thrown. */
export const attempt = async (tx: Db, work: (inner: Db) => Promise<unknown>): Promise<Refusal | undefined> => {
  try {
    await tx.transaction(work);
    return undefined;
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
};

/** An old line as it can still be had: as much as there is, and shipped where its store has none left. */
export const returnLine = async (edit: CartEdit, wish: ItemRequest): Promise<void> => {
  const first = await attempt(edit.tx, (tx) => addLine({ ...edit, tx }, wish));
  if (!first) return;
  const name = (await edit.facts([wish.upc])).variants.get(wish.upc)?.name;
  const most = first.code === 'INV408' ? Number(first.details?.maxAllowedQty ?? 0) : 0;
  if (most > 0 && !(await attempt(edit.tx, (tx) => addLine({ ...edit, tx }, { ...wish, qty: most })))) {
    edit.notices.push({
      code: 'ProductItemMaxQuantity',
      type: 'info',
      details: { upc: wish.upc, name, maxAllowedQty: most, wantedQuantity: wish.qty ?? 1 },
    });
    return;
  }
  if (wish.storeId != null && !(await attempt(edit.tx, (tx) => addLine({ ...edit, tx }, { ...wish, storeId: null, shippingCode: null })))) {
    edit.notices.push({
      code: wish.shippingCode === 'sts' ? 'ShipToStoreToHomeDelivery' : 'PickupToHomeDelivery',
      type: 'warning',
      details: { upc: wish.upc, name, storeId: wish.storeId },
    });
    return;
  }
  edit.notices.push({
    code: 'ProductItemNotAvailable',
    type: 'error',
    details: { upc: wish.upc, name, reason: first.code, wantedQuantity: wish.qty ?? 1 },
  });
};

/**
 * A new cart, empty or with the items of one that vanished. One rebuild gives one cart, however often and from wherever
 * it is asked for; a cart that has not vanished is answered itself, and of one that became an order nothing returns.
 * Old items that can no longer be had become remarks of the answer instead of failing the rest.
 */
export const createCart = async (ctx: Ctx, ports: CartPorts, { rebuildOf, items = [], coupons = [] }: CallBody<'cart.create'>): Promise<Cart> => {
  const { db: tx, session } = ctx;
  let wishes: readonly ItemRequest[] = items;
  if (rebuildOf) {
    const [old] = await tx
      .select()
      .from(carts)
      .where(and(eq(carts.id, rebuildOf.cartId), eq(carts.subject, session.subject)));
    const id = old?.state === 'replaced' ? await replacementOf(tx, session.subject, old.id) : old?.id;
    if (id !== undefined && old?.state !== 'ordered') return answerCart(ctx, ports, id);
    if (old) wishes = [];
  }
  const cart = await insertCart(tx, ctx, rebuildOf);
  if (!cart) return answerCart(ctx, ports, await rebuiltId(tx, session.subject, rebuildOf));

  const notices: Flash[] = [];
  const facts = createVariantLoader(tx, ports, cart.id, ctx.locale, ctx.clock());
  await facts(wishes.map(({ upc }) => upc));
  for (const wish of wishes) await returnLine(await currentEdit(ctx, ports, cart, facts, notices), wish);
  for (const code of wishes.length > 0 || !rebuildOf ? coupons : []) {
    const edit = await currentEdit(ctx, ports, cart, facts, notices);
    await attempt(tx, (inner) => applyCoupon({ ...edit, tx: inner }, code));
  }
  if (notices.length > 0) await tx.update(carts).set({ notices }).where(eq(carts.id, cart.id));
  return answerCart(ctx, ports, cart.id, facts);
};

const rebuiltId = async (tx: Db, subject: string, rebuildOf: { cartId: string; epoch: number } | undefined): Promise<string> => {
  if (!rebuildOf) throw new Refusal('GEN500');
  const [known] = await tx
    .select({ id: carts.id })
    .from(carts)
    .where(and(eq(carts.subject, subject), eq(carts.rebuildOf, rebuildOf.cartId), eq(carts.rebuildEpoch, rebuildOf.epoch)));
  if (!known) throw new Refusal('GEN500');
  return known.id;
};

/** A new cart with its first item, put aside in its store where that is asked for; where the item is refused there is no cart either. */
export const createCartWithItem = async (
  ctx: CallContext<'cart.createWithItem'>,
  ports: CartPorts,
  { reserve, storeId, ...wish }: CallBody<'cart.createWithItem'>,
): Promise<Cart> => {
  const cart = await insertCart(ctx.db, ctx as unknown as Ctx);
  if (!cart) throw new Refusal('GEN500');
  const facts = createVariantLoader(ctx.db, ports, cart.id, ctx.locale, ctx.clock());
  const edit = await currentEdit(ctx as unknown as Ctx, ports, cart, facts, []);
  await (reserve && storeId !== undefined ? reserveWithItem(edit, { ...wish, storeId }, holderOf(ctx)) : addLine(edit, { ...wish, storeId }));
  return answerCart(ctx, ports, cart.id, facts);
};
