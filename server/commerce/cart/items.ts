import { createHash } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { GiftOption, ShippingCode } from '#contract/cart.ts';
import { DEFAULT_ADD_QTY } from '#contract/constants.ts';
import { type Choice, lineKeyOf } from '#pricing/line-key.ts';
import { canSendOn, giftKindOf } from '#pricing/gift-option.ts';
import { shipsTo } from '#pricing/shipping-rates.ts';
import { deferredWrite } from '#server/platform/db/prepared.ts';
import { cartCoupons, cartItems } from '#server/platform/db/schema/commerce.ts';
import { cartAdjustments } from '#server/platform/db/schema/promotions.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { rememberGift } from './earned-gifts.ts';
import { availableAt } from '#server/commerce/stock/reservations.ts';
import type { CartEdit } from './change.ts';
import { forgetCustomer } from './forget-customer.ts';
import type { CatalogueVariant } from './ports.ts';
import type { CartRows, ItemRow } from './rows.ts';
import { madeBy } from './recipe.ts';
import { findStores } from './stores.ts';
import { locationOf } from './availability.ts';

const OP_IDS_KEPT = 8;

/** A variant as the shopper wants it. */
export interface ItemRequest {
  readonly product: string;
  readonly upc: string;
  readonly qty?: number | undefined;
  readonly storeId?: string | null | undefined;
  readonly shippingCode?: ShippingCode | null | undefined;
  readonly recipeId?: string | null | undefined;
  readonly giftOption?: GiftOption | null | undefined;
}

type Fulfilment = Pick<ItemRow, 'storeId' | 'fulfilment'>;

/** The identity of a line as it is kept: of one length, whatever is written on the gift. */
export const keyOfLine = (choice: Choice, isDigital: boolean): string =>
  createHash('sha256').update(lineKeyOf(choice, isDigital)).digest('base64url');

/** Keys of changes that a line remembers, with one more. */
export const keepOps = (opIds: readonly string[], opId: string | undefined): string[] =>
  opId === undefined || opIds.includes(opId) ? [...opIds] : [...opIds, opId].slice(-OP_IDS_KEPT);

/** The variant, if it can be sold: ORD404 where it is not there, no longer offered, or sold ahead to accounts alone, INV702 without a price, PRC400 with an impossible one, GWP403 where it comes with a purchase alone. */
const buyable = async (
  { facts, rows, isRegistered }: CartEdit,
  upc: string,
  product: string,
): Promise<CatalogueVariant & { price: { current: number; original: number } }> => {
  // With those of the cart: the answer needs them all, and one look is enough.
  const variant = (await facts([upc, ...rows.items.map((item) => item.upc)])).variants.get(upc);
  if (variant?.giftOnly) throw new Refusal('GWP403', { upc });
  const isForThem = variant?.sellable && (isRegistered || !variant.presale);
  if (!isForThem || (variant.productId !== product && variant.masterId !== product)) throw new Refusal('ORD404', { upc });
  const { price } = variant;
  if (!price) throw new Refusal('INV702', { upc });
  if (price.current <= 0 || price.original < price.current) throw new Refusal('PRC400', { upc });
  return { ...variant, price };
};

const fulfilmentFor = async (
  { tx, locale }: CartEdit,
  { storeId, shippingCode }: Pick<ItemRequest, 'storeId' | 'shippingCode'>,
  variant: CatalogueVariant,
): Promise<Fulfilment> => {
  if (variant.isDigital) return { storeId: null, fulfilment: null };
  if (variant.customs) return { storeId: null, fulfilment: 'customs' };
  // Whoever says that it is shipped does not collect it, whatever store they name.
  if (storeId == null || shippingCode === 'standard' || shippingCode === 'express') return { storeId: null, fulfilment: null };
  const code = shippingCode === 'sts' || shippingCode === 'pudo' ? shippingCode : 'pickup';
  const store = (await findStores(tx, [storeId])).get(storeId);
  if (!store?.services.includes(code) || !shipsTo(locale.id).includes(store.countryCode)) throw new Refusal('STR404', { storeId });
  return { storeId, fulfilment: code === 'pickup' ? null : code };
};

/** ORD404 for a recipe that cannot be made of it. */
const assertMakeable = (variant: CatalogueVariant, recipeId: string | null | undefined): void => {
  if (!madeBy(variant, recipeId)) throw new Refusal('ORD404', { upc: variant.upc, recipeId: recipeId ?? null });
};

/** GFO404 for a present that cannot be announced, GFS800 for a day on which nothing is mailed. */
const assertGiftable = (variant: CatalogueVariant, gift: GiftOption | null | undefined, now: Date): void => {
  if (gift == null) return;
  const kind = giftKindOf({ isDigitalProduct: variant.isDigital, isCustoms: variant.customs !== undefined, bonus: false });
  if (kind === undefined) throw new Refusal('GFO404', { upc: variant.upc });
  if (gift.sendOn !== undefined && (kind !== 'email' || !canSendOn(gift.sendOn, now)))
    throw new Refusal('GFS800', { upc: variant.upc, sendOn: gift.sendOn });
};

/**
 * Checks that the cart may hold `qty` of a line: INV408 with what it may hold at most (and `availableQuantity` where the stock is the limit), INV700 where there is none at all.
 * `others` are the remaining lines: the shop's limit is for all of a variant, the stock for all at one place.
 */
const assertAvailable = async (
  { facts }: CartEdit,
  variant: CatalogueVariant,
  fulfilment: Fulfilment,
  qty: number,
  others: readonly ItemRow[],
): Promise<void> => {
  const location = locationOf(fulfilment, variant);
  const same = others.filter(({ upc }) => upc === variant.upc);
  const taken = same.reduce((sum, other) => sum + other.qty, 0);
  const allowed = variant.maxQty - taken;
  let most = allowed;
  if (location !== undefined && !variant.backorder) {
    const available = availableAt((await facts([variant.upc])).available, variant.upc, location);
    const takenHere = same.filter((other) => locationOf(other, variant) === location).reduce((sum, other) => sum + other.qty, 0);
    if (available === 0) throw new Refusal('INV700', { upc: variant.upc, ...(location === fulfilment.storeId ? { storeId: location } : {}) });
    most = Math.min(allowed, available - takenHere);
  }
  const left = Math.max(0, most);
  if (qty > most) throw new Refusal('INV408', { upc: variant.upc, maxAllowedQty: left, ...(most < allowed && { availableQuantity: left }) });
};

/**
 * Adds a wish to the cart: a new line, or more of the line with the same choice.
 * @returns the cart with it, without its new version
 */
export const addLine = async (edit: CartEdit, wish: ItemRequest): Promise<CartRows> => {
  const { tx, rows, now, opId } = edit;
  const variant = await buyable(edit, wish.upc, wish.product);
  assertMakeable(variant, wish.recipeId);
  assertGiftable(variant, wish.giftOption, now);
  const fulfilment = await fulfilmentFor(edit, wish, variant);
  const lineKey = keyOfLine({ ...wish, storeId: fulfilment.storeId, shippingCode: fulfilment.fulfilment }, variant.isDigital);
  const same = rows.items.find((item) => item.lineKey === lineKey);
  const qty = (same?.qty ?? 0) + (wish.qty ?? DEFAULT_ADD_QTY);
  await assertAvailable(
    edit,
    variant,
    fulfilment,
    qty,
    rows.items.filter((item) => item !== same),
  );
  if (same) {
    const more: ItemRow = { ...same, qty, opIds: keepOps(same.opIds, opId) };
    await raiseQuantity(tx, { id: more.id, qty, opIds: JSON.stringify(more.opIds) });
    return { ...rows, items: rows.items.map((item) => (item === same ? more : item)) };
  }
  const line: ItemRow = {
    id: uuidv7(),
    cartId: rows.cart.id,
    lineKey,
    position: 1 + Math.max(0, ...rows.items.map(({ position }) => position)),
    upc: variant.upc,
    productId: variant.productId,
    qty,
    recipeId: wish.recipeId ?? null,
    giftOption: wish.giftOption ?? null,
    ...fulfilment,
    bonus: false,
    promotionId: null,
    opIds: keepOps([], opId),
    createdAt: now,
  };
  await insertLine(tx, { ...line, giftOption: line.giftOption && JSON.stringify(line.giftOption) });
  return { ...rows, items: [...rows.items, line] };
};

const insertLine = deferredWrite('insert_cart_line', (db) =>
  db.insert(cartItems).values({
    id: sql.placeholder('id'),
    cartId: sql.placeholder('cartId'),
    lineKey: sql.placeholder('lineKey'),
    position: sql.placeholder('position'),
    upc: sql.placeholder('upc'),
    productId: sql.placeholder('productId'),
    qty: sql.placeholder('qty'),
    recipeId: sql.placeholder('recipeId'),
    // Not as a value of its column: null would become JSON.
    giftOption: sql`${sql.placeholder('giftOption')}`,
    storeId: sql.placeholder('storeId'),
    fulfilment: sql.placeholder('fulfilment'),
    opIds: sql.placeholder('opIds'),
    createdAt: sql.placeholder('createdAt'),
  }),
);

const raiseQuantity = deferredWrite('raise_cart_line', (db) =>
  db
    .update(cartItems)
    .set({ qty: sql`${sql.placeholder('qty')}`, opIds: sql`${sql.placeholder('opIds')}` })
    .where(eq(cartItems.id, sql.placeholder('id'))),
);

export interface LineChange {
  /** Absolute. */
  readonly qty?: number | undefined;
  readonly upc?: string | undefined;
  readonly product?: string | undefined;
  /** Null: shipped. */
  readonly storeId?: string | null | undefined;
  readonly shippingCode?: ShippingCode | undefined;
  readonly recipeId?: string | undefined;
  readonly giftOption?: GiftOption | null | undefined;
}

/**
 * Changes one line. One that becomes the same choice as another joins it; its quantity is added there.
 * @returns the cart with it, without its new version; nothing where it must be read again
 */
export const changeLine = async (edit: CartEdit, itemId: string, change: LineChange): Promise<CartRows | void> => {
  const { tx, rows, opId } = edit;
  const line = rows.items.find(({ id }) => id === itemId);
  if (!line) throw new Refusal('ORD430', { itemId });
  if (line.bonus) throw new Refusal('GFO404', { itemId });
  const upc = change.upc ?? line.upc;
  const variant = await buyable(edit, upc, change.product ?? (change.upc === undefined ? line.productId : await styleOf(edit, upc)));
  const wayChanges = change.storeId !== undefined || change.shippingCode !== undefined;
  const wanted = wayChanges
    ? { storeId: change.storeId === undefined ? line.storeId : change.storeId, shippingCode: change.shippingCode }
    : { storeId: line.storeId, shippingCode: line.fulfilment };
  const fulfilment = await fulfilmentFor(edit, wanted, variant);
  // Another variant that is made otherwise, or not to order at all, does not take the recipe along.
  const recipeId = change.recipeId ?? (madeBy(variant, line.recipeId) ? line.recipeId : null);
  const giftOption = change.giftOption === undefined ? line.giftOption : change.giftOption;
  if (change.recipeId !== undefined) assertMakeable(variant, recipeId);
  if (change.giftOption !== undefined) assertGiftable(variant, giftOption, edit.now);
  const lineKey = keyOfLine({ upc, recipeId, giftOption, storeId: fulfilment.storeId, shippingCode: fulfilment.fulfilment }, variant.isDigital);
  const same = rows.items.find((item) => item !== line && item.lineKey === lineKey);
  const qty = (change.qty ?? line.qty) + (same?.qty ?? 0);
  await assertAvailable(
    edit,
    variant,
    fulfilment,
    qty,
    rows.items.filter((item) => item !== line && item !== same),
  );
  if (same) {
    await tx.delete(cartItems).where(eq(cartItems.id, line.id));
    await tx
      .update(cartItems)
      .set({ qty, opIds: keepOps(same.opIds, opId) })
      .where(eq(cartItems.id, same.id));
    return;
  }
  const opIds = keepOps(line.opIds, opId);
  const changed: ItemRow = { ...line, lineKey, upc, productId: variant.productId, qty, recipeId, giftOption, ...fulfilment, opIds };
  const isQuantityAlone = (Object.keys(changed) as (keyof ItemRow)[]).every((name) => QUANTITY.has(name) || changed[name] === line[name]);
  // Where units are put aside, they are trimmed after this, and the cart is read again.
  if (isQuantityAlone && rows.holds.length === 0) {
    await raiseQuantity(tx, { id: line.id, qty, opIds: JSON.stringify(opIds) });
    return { ...rows, items: rows.items.map((item) => (item === line ? changed : item)) };
  }
  await tx
    .update(cartItems)
    .set({ lineKey, upc, productId: variant.productId, qty, recipeId, giftOption, ...fulfilment, opIds })
    .where(eq(cartItems.id, line.id));
};

/** What a change of a line's quantity writes. */
const QUANTITY: ReadonlySet<keyof ItemRow> = new Set(['qty', 'opIds']);

/** An edit of the variant that names the UPC alone: whatever product it belongs to. */
const styleOf = async ({ facts }: CartEdit, upc: string): Promise<string> => (await facts([upc])).variants.get(upc)?.productId ?? '';

/** Takes a line out; answers false where it is gone already. */
export const removeLine = async ({ tx, rows, isAssociate }: CartEdit, itemId: string): Promise<boolean> => {
  const line = rows.items.find(({ id }) => id === itemId);
  if (!line) return false;
  if (line.promotionId !== null) await rememberGift(tx, line.cartId, line.promotionId, null);
  await tx.delete(cartItems).where(and(eq(cartItems.cartId, rows.cart.id), eq(cartItems.id, itemId)));
  if (rows.items.some(({ id, bonus }) => id !== itemId && !bonus)) return true;
  // Prices that were changed at a counter were changed for what was there: whatever comes next begins without.
  await tx.delete(cartAdjustments).where(eq(cartAdjustments.cartId, rows.cart.id));
  if (isAssociate) {
    await forgetCustomer(tx, rows.cart.id);
    await tx.delete(cartCoupons).where(eq(cartCoupons.cartId, rows.cart.id));
  }
  return true;
};
