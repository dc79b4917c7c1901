import type { GiftOption, ShippingCode } from '#contract/cart.ts';
import { type ModelCart, choiceText, type Line } from './model-cart.ts';
import { Refused } from './model-refusal.ts';

/** What the calls of the contract do to one cart of the model. */

export type Body = Record<string, unknown>;

/** What there is to put into a cart. */
export interface ModelStock {
  readonly soldOut: ReadonlySet<string>;
  /** What one cart may hold of one thing. */
  readonly maxQty: number;
  readonly newItemId: () => string;
}

interface CartRequest {
  readonly call: string;
  readonly itemId: string;
  readonly body: Body;
  readonly key: string;
}

const KNOWN_COUPONS = ['SAVE10', 'WELCOME'];

/** Of codes as they were typed those that the shop has. */
export const knownCoupons = (codes: readonly string[]): string[] =>
  codes.map((code) => code.toUpperCase()).filter((code) => KNOWN_COUPONS.includes(code));

/** A line names the last changes that it came from. */
const fromAlso = (line: Line, ...keys: string[]): string[] => [...line.opIds, ...keys].slice(-8);

export const changeCart = (cart: ModelCart, { call, itemId, body, key }: CartRequest, stock: ModelStock): void => {
  switch (call) {
    case 'cart.addItem':
      putItem(cart, body, key, stock);
      break;
    case 'cart.removeItem':
      cart.lines = cart.lines.filter((line) => line.id !== body.itemId);
      break;
    case 'cart.updateItem':
      updateItem(cart, itemId, body, key, stock);
      break;
    case 'cart.applyCoupon': {
      const [code] = knownCoupons([String(body.code)]);
      if (code === undefined) throw new Refused(400, 'PRM130');
      if (cart.coupons.includes(code)) throw new Refused(409, 'PRM416');
      cart.coupons.push(code);
      break;
    }
    case 'cart.removeCoupon':
      cart.coupons = cart.coupons.filter((code) => code !== String(body.code).toUpperCase());
      break;
    case 'cart.setShippingMethod':
      cart.shippingCode = body.code as ShippingCode;
      break;
    default:
      throw new Refused(404, 'API404');
  }
};

export const putItem = (cart: ModelCart, body: Body, key: string, { soldOut, maxQty, newItemId }: ModelStock): void => {
  const wish = {
    product: String(body.product),
    upc: String(body.upc),
    storeId: (body.storeId as string | undefined) ?? null,
    shippingCode: (body.shippingCode as ShippingCode | undefined) ?? null,
    recipeId: (body.recipeId as string | undefined) ?? null,
    giftOption: (body.giftOption as GiftOption | undefined) ?? null,
  };
  if (soldOut.has(wish.upc)) throw new Refused(409, 'INV700');
  const qty = (body.qty as number | undefined) ?? 1;
  const there = cart.lines.find((line) => choiceText(line) === choiceText(wish));
  if ((there?.qty ?? 0) + qty > maxQty) throw new Refused(409, 'INV408', { maxAllowedQty: maxQty });
  if (there) {
    there.qty += qty;
    there.opIds = fromAlso(there, key);
  } else cart.lines.push({ id: newItemId(), ...wish, qty, opIds: [key] });
};

const updateItem = (cart: ModelCart, itemId: string, body: Body, key: string, { soldOut, maxQty }: ModelStock): void => {
  const line = cart.lines.find((other) => other.id === itemId);
  if (!line) throw new Refused(409, 'ORD430');
  const next: Line = { ...line, opIds: fromAlso(line, key) };
  if (typeof body.qty === 'number') next.qty = body.qty;
  if (typeof body.upc === 'string') next.upc = body.upc;
  if (typeof body.product === 'string') next.product = body.product;
  if (body.storeId !== undefined) {
    next.storeId = body.storeId as string | null;
    next.shippingCode = next.storeId === null ? null : ((body.shippingCode as ShippingCode | undefined) ?? 'pickup');
  }
  if (body.giftOption !== undefined) next.giftOption = body.giftOption as GiftOption | null;
  if (soldOut.has(next.upc) && next.upc !== line.upc) throw new Refused(409, 'INV700');
  if (next.qty > maxQty) throw new Refused(409, 'INV408', { maxAllowedQty: maxQty });
  const same = cart.lines.find((other) => other !== line && choiceText(other) === choiceText(next));
  if (same) {
    same.qty += next.qty;
    same.opIds = fromAlso(same, key);
    cart.lines = cart.lines.filter((other) => other !== line);
  } else cart.lines = cart.lines.map((other) => (other === line ? next : other));
};

/** What a guest has chosen comes into the account's cart; of one thing no more than a cart may hold, and none is taken away. */
export const mergeCart = (into: ModelCart, from: ModelCart, { maxQty, newItemId }: ModelStock): void => {
  for (const line of from.lines) {
    const there = into.lines.find((other) => choiceText(other) === choiceText(line));
    if (there) {
      there.qty = Math.max(there.qty, Math.min(there.qty + line.qty, maxQty));
      there.opIds = fromAlso(there, ...line.opIds);
    } else into.lines.push({ ...line, id: newItemId() });
  }
  into.coupons = [...new Set([...into.coupons, ...from.coupons])];
  into.version += 1;
};
