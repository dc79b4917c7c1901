import { createHash } from 'node:crypto';
import type { CartDifference } from '#contract/cart-difference.ts';
import type { Cart, CartItem } from '#contract/cart.ts';

/** Carts whose last tagged answer is remembered: about 8 kB for one of ten lines. A cart may have hundreds, so their lines are limited, too. */
const MOST_CARTS = 2_000;
const MOST_LINES = 20_000;

/** Fields of a line that change beside its price. When any other differs, the line is answered whole. */
const CHANGING = ['qty', 'maxQty', 'taxTotal', 'availability', 'productPromotions', 'shippingOptions', 'opIds'] as const;

interface KnownLine {
  /** Digest of all that is not named below; of `CHANGING`, which of them there are. */
  readonly rest: string;
  /** `CHANGING` in that order: as text where that is short, else as digests. */
  readonly changing: readonly string[];
  /** Amounts, which are the same for whoever has these goods in a cart. */
  readonly price: CartItem['price'];
}

interface Known {
  readonly tag: string;
  /** Digest of every field but the items, by name. */
  readonly fields: ReadonlyMap<string, string>;
  /** By id, in their order. */
  readonly lines: ReadonlyMap<string, KnownLine>;
}

/** Answers with a cart to a client that says which one it holds: tagged, and shortened to what differs if that tag was the last one given out for it. */
export type CartDifferences = (body: unknown, holds: string) => unknown;

/**
 * Remembers digests of the last answer by cart, in this process alone: after a restart, in another process and for another device the answer is the
 * whole cart. A tag is made of the content, so equal tags mean equal carts, whoever gave them out.
 */
export const createCartDifferences = (mostCarts = MOST_CARTS, mostLines = MOST_LINES): CartDifferences => {
  const known = new Map<string, Known>();
  let lines = 0;
  const forget = (id: string): void => {
    lines -= known.get(id)?.lines.size ?? 0;
    known.delete(id);
  };
  return (body, holds) => {
    if (!isCart(body)) return body;
    const now = knownOf(body);
    const before = known.get(body.id);
    forget(body.id);
    known.set(body.id, now);
    lines += now.lines.size;
    for (const oldest of known.keys()) {
      if (oldest === body.id || (known.size <= mostCarts && lines <= mostLines)) break;
      forget(oldest);
    }
    const isShortened = before?.tag === holds && [...before.fields.keys()].every((name) => now.fields.has(name));
    return isShortened ? differenceOf(body, before, now) : { ...body, tag: now.tag };
  };
};

const isCart = (body: unknown): body is Cart =>
  typeof body === 'object' && body !== null && 'basketId' in body && 'version' in body && 'items' in body && Array.isArray(body.items);

const digest = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 22);

/** Most of these are a number: hashing them costs more than keeping them. */
const shortened = (text: string): string => (text.length <= 64 ? text : digest(text));

const knownOf = (cart: Cart): Known => {
  const fields = new Map<string, string>();
  for (const [name, value] of Object.entries(cart)) if (name !== 'items' && value !== undefined) fields.set(name, digest(value));
  const lines = new Map(cart.items.map((item) => [item.id, knownLine(item)]));
  return { tag: digest([[...fields], [...lines]]), fields, lines };
};

const knownLine = ({ price, ...line }: CartItem): KnownLine => {
  const present = CHANGING.filter((name) => line[name] !== undefined);
  const rest: Record<string, unknown> = { ...line };
  for (const name of CHANGING) delete rest[name];
  return { rest: digest([rest, present]), changing: CHANGING.map((name) => shortened(JSON.stringify(line[name] ?? null))), price };
};

type LineDifference = CartDifference['items'][number];

const differenceOf = (cart: Cart, before: Known, now: Known): CartDifference => {
  const places = new Map([...before.lines.keys()].map((id, at) => [id, at]));
  let next = places.size;
  const items = cart.items.flatMap((item): LineDifference[] => {
    const [then, line] = [before.lines.get(item.id), now.lines.get(item.id)];
    if (!line) return [];
    const at = places.get(item.id);
    if (then?.rest === line.rest && at !== undefined) return lineDifference(item, at, then, line);
    // Whole, and in a new place: what is at its old one may have fields that it no longer has.
    places.set(item.id, next);
    return [{ at: next++, ...item }];
  });
  const order = cart.items.map(({ id }) => places.get(id) ?? 0);
  const isExpected = order.length === next && order.every((place, at) => place === at);
  const names = [...now.fields.keys()].filter((name) => before.fields.get(name) !== now.fields.get(name));
  return {
    base: before.tag,
    items,
    ...(isExpected ? {} : { order }),
    fields: { ...Object.fromEntries(names.map((name) => [name, cart[name as keyof Cart]])), tag: now.tag },
  };
};

/** Empty where nothing differs. */
const lineDifference = (item: CartItem, at: number, then: KnownLine, now: KnownLine): LineDifference[] => {
  const fields = CHANGING.filter((_, place) => then.changing[place] !== now.changing[place]).map((name) => [name, item[name]]);
  const amounts = Object.entries(now.price).filter(([name, amount]) => then.price[name as keyof CartItem['price']] !== amount);
  if (fields.length === 0 && amounts.length === 0) return [];
  return [{ at, ...Object.fromEntries(fields), ...(amounts.length > 0 && { price: Object.fromEntries(amounts) }) }];
};
