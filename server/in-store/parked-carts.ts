import { and, asc, eq, isNull, lt } from 'drizzle-orm';
import type { Cart } from '#contract/cart.ts';
import type { CallBody, CallResponse } from '#contract/calls/calls.ts';
import type { HeldAdjustment, NewAdjustment } from '#contract/price-adjustment.ts';
import { addAdjustment } from '#server/commerce/adjustments/add.ts';
import { changeCart, type CartEdit } from '#server/commerce/cart/change.ts';
import { attempt, returnLine } from '#server/commerce/cart/create.ts';
import { forgetCustomer } from '#server/commerce/cart/forget-customer.ts';
import { lockOpenCartOf } from '#server/commerce/cart/open-cart-of.ts';
import type { CartPorts } from '#server/commerce/cart/ports.ts';
import type { Db } from '#server/platform/db/open.ts';
import { parkedCarts, storeEmployees } from '#server/platform/db/schema/in-store.ts';
import type { CallContext } from '#server/platform/http/context.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { type Counter, counterOf, putSale } from '#server/commerce/counter/counter.ts';
import { describe } from './customers.ts';
import { cartToFill, currentOf, returnCoupons } from './put-back.ts';
import { accountOfRef } from '#server/commerce/counter/sale-of-order.ts';

/** Afterwards nobody asks for one that was taken, or comes back for one that was not. */
const KEPT_DAYS = 90;

/** What waits in the store of the session, oldest first, in the words of the locale. */
export const listParkedCarts = async (ctx: CallContext<'agent.baskets'>, ports: CartPorts): Promise<CallResponse<'agent.baskets'>> => {
  const { db, session, locale } = ctx;
  const { storeId } = await counterOf(db, session);
  const rows = await db
    .select({ held: parkedCarts, employeeName: storeEmployees.name })
    .from(parkedCarts)
    .leftJoin(storeEmployees, eq(storeEmployees.id, parkedCarts.employeeId))
    .where(and(eq(parkedCarts.storeId, storeId), isNull(parkedCarts.takenAt)))
    .orderBy(asc(parkedCarts.at), asc(parkedCarts.id));
  const upcs = [...new Set(rows.flatMap(({ held }) => held.items.map(({ upc }) => upc)))];
  const variants = await ports.findVariants(db, upcs, locale);
  const refs = rows.flatMap(({ held }) => held.customerRef ?? []);
  const customers = new Map((await describe(db, refs, storeId)).map((customer) => [customer.customerRef, customer]));
  return {
    baskets: rows.map(({ held, employeeName }) => {
      const customer = customers.get(held.customerRef ?? '');
      return {
        basketId: held.id,
        kind: held.kind,
        storeId: held.storeId,
        storeEmployeeId: held.employeeId,
        ...(employeeName !== null && { storeEmployeeName: employeeName }),
        at: held.at.toISOString(),
        ...(held.note !== null && { note: held.note }),
        ...(held.total !== null && held.currency !== null && { total: { amount: held.total, currency: held.currency } }),
        ...(customer && { customer }),
        items: held.items.map(({ upc, qty }) => ({ upc, qty, name: variants.get(upc)?.name })),
      };
    }),
  };
};

/**
 * Keeps a cart under the device's own id. Sent again it changes nothing, also when somebody has taken it meanwhile.
 * @throws STR404 for one of another store than the session's, or by somebody who does not work there
 */
export const parkCart = async (
  ctx: CallContext<'agent.keepBasket'>,
  ports: CartPorts,
  id: string,
  body: CallBody<'agent.keepBasket'>,
): Promise<void> => {
  const { db: tx, session, clock, locale } = ctx;
  const now = clock();
  const counter = await counterOf(tx, session);
  if (body.storeId !== counter.storeId) throw new Refusal('STR404', { storeId: body.storeId });
  await assertWorked(tx, body);
  const known = (await accountOfRef(tx, body.customerRef ?? null, counter.storeId)) !== undefined;
  const at = new Date(body.at);
  const kept = await tx
    .insert(parkedCarts)
    .values({
      id,
      storeId: body.storeId,
      kind: body.kind,
      employeeId: body.storeEmployeeId,
      // A device's clock may be wrong, but nothing was put aside in the future.
      at: at > now ? now : at,
      note: body.note?.trim() || null,
      total: body.total?.amount ?? null,
      currency: body.total?.currency ?? null,
      locale: locale.id,
      items: body.items,
      coupons: body.coupons ?? [],
      adjustments: body.adjustments ?? [],
      customerRef: known ? (body.customerRef ?? null) : null,
      keptAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: parkedCarts.id });
  const counterCart = kept.length > 0 ? await lockOpenCartOf(tx, session.subject) : null;
  if (counterCart !== null) await changeCart({ ...ctx, ifMatch: undefined }, ports, counterCart, (edit) => forgetCustomer(edit.tx, counterCart));
  if (counter.customerRef !== null && counter.customerRef === body.customerRef) await putSale(tx, counter, NO_SALE);
};

const NO_SALE = { customerRef: null, rungUpBy: null, rungUpAt: null, saleCartId: null };

/** Whoever rang it up may have left the store since. */
const assertWorked = async (tx: Db, { storeId, storeEmployeeId }: { storeId: string; storeEmployeeId: string }): Promise<void> => {
  const [employee] = await tx
    .select({ id: storeEmployees.id })
    .from(storeEmployees)
    .where(and(eq(storeEmployees.id, storeEmployeeId), eq(storeEmployees.storeId, storeId)));
  if (!employee) throw new Refusal('STR404', { storeId });
};

/** Takes one away, for one device and for good. @throws WMK404B where it is not in this store any more */
const takeParkedCart = async (tx: Db, { storeId }: Counter, id: string, now: Date) => {
  const there = and(eq(parkedCarts.id, id), eq(parkedCarts.storeId, storeId), isNull(parkedCarts.takenAt));
  const [held] = await tx.update(parkedCarts).set({ takenAt: now }).where(there).returning();
  if (!held) throw new Refusal('WMK404B');
  return held;
};

export const dropParkedCart = async (ctx: CallContext<'agent.dropBasket'>, id: string): Promise<void> => {
  await takeParkedCart(ctx.db, await counterOf(ctx.db, ctx.session), id, ctx.clock());
};

/**
 * Puts the lines into the cart at the counter, as far as they can still be had; remarks of the answer say what cannot. Who rang a sale up, and
 * when, goes with it to its order, and so does the customer.
 * @throws WMK404B, BSK404
 */
export const resumeParkedCart = async (
  ctx: CallContext<'agent.resumeBasket'>,
  ports: CartPorts,
  id: string,
  cartId: string | undefined,
): Promise<Cart> => {
  const { db: tx, session } = ctx;
  const counter = await counterOf(tx, session);
  const target = await cartToFill(ctx, ports, cartId);
  return changeCart(ctx, ports, target, async (edit) => {
    // The cart is locked by now, before the counter: so does an order that is placed.
    const held = await takeParkedCart(edit.tx, counter, id, edit.now);
    await putSale(edit.tx, counter, {
      customerRef: held.customerRef,
      rungUpBy: held.kind === 'sale' ? held.employeeId : null,
      rungUpAt: held.kind === 'sale' ? held.at : null,
      saleCartId: target,
    });
    const current = () => currentOf(edit, target);
    const adjustments: Returning[] = [];
    for (const { adjustment, ...item } of held.items) {
      const before = await current();
      await returnLine(before, item);
      if (!adjustment) continue;
      // One that joined a line at the counter changes no price there.
      const line = (await current()).rows.items.find(({ id }) => !before.rows.items.some((known) => known.id === id));
      adjustments.push({ ...adjustment, level: 'ITEM', itemId: line?.id });
    }
    await returnCoupons(edit, target, held.coupons);
    await returnPrices(current, held, [...adjustments, ...held.adjustments]);
  });
};

type Returning = HeldAdjustment & Pick<NewAdjustment, 'level' | 'shippingId'> & { readonly itemId?: string | undefined };

/**
 * Changed prices come back as whoever works in the store had made them, within what the shop allows now; the cart says where one does not. Whoever is
 * named and does not work there made none of them: then it was who put the cart aside.
 */
const returnPrices = async (
  current: () => Promise<CartEdit>,
  { storeId, employeeId }: typeof parkedCarts.$inferSelect,
  adjustments: readonly Returning[],
): Promise<void> => {
  if (adjustments.length === 0) return;
  const { tx, notices } = await current();
  const staff = await tx.select({ id: storeEmployees.id }).from(storeEmployees).where(eq(storeEmployees.storeId, storeId));
  for (const { storeEmployeeId: named, itemId, ...wanted } of adjustments) {
    const storeEmployeeId = staff.some(({ id }) => id === named) ? named : employeeId;
    const edit = await current();
    const refused = await attempt(tx, (inner) =>
      addAdjustment({ ...edit, tx: inner }, { storeId, storeEmployeeId }, { ...wanted, ...(itemId === undefined ? {} : { itemId }) }),
    );
    if (refused && !notices.some(({ code }) => code === 'PriceAdjustmentEnded'))
      notices.push({ code: 'PriceAdjustmentEnded', type: 'warning', details: {} });
  }
};

export const forgetParkedCarts = async (db: Db, now: Date): Promise<void> => {
  await db.delete(parkedCarts).where(lt(parkedCarts.keptAt, new Date(now.getTime() - KEPT_DAYS * 86_400_000)));
};
