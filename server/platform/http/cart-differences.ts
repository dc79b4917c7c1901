import { createHash } from 'node:crypto';
import type { CartDifference } from '#contract/cart-difference.ts';
import { dropOldest } from '#server/platform/drop-oldest.ts';

/** Carts whose last tagged answer is remembered: about 3 kB for one of ten lines. */
const MOST_CARTS = 2_000;

const ITEMS = 'items';
const TAG = 'tag';

type Wire = Readonly<Record<string, unknown>> & { readonly id: string; readonly items: readonly { readonly id: string }[] };

interface Known {
  readonly tag: string;
  /** Digest of every field but the items, by name. */
  readonly fields: ReadonlyMap<string, string>;
  /** Digest of every line by its id, in their order. */
  readonly items: ReadonlyMap<string, string>;
}

/** Answers with a cart to a client that says which one it holds: tagged, and shortened to what differs if that tag was the last one given out for it. */
export type CartDifferences = (body: unknown, holds: string) => unknown;

/**
 * Remembers digests of the last answer by cart, in this process alone: after a restart, in another process and for another device the answer is the
 * whole cart. A tag is made of the content, so equal tags mean equal carts, whoever gave them out.
 */
export const createCartDifferences = (most = MOST_CARTS): CartDifferences => {
  const known = new Map<string, Known>();
  return (body, holds) => {
    if (!isCart(body)) return body;
    const now = digestsOf(body);
    const before = known.get(body.id);
    known.delete(body.id);
    known.set(body.id, now);
    dropOldest(known, most);
    return before?.tag === holds ? differenceOf(body, before, now) : { ...body, [TAG]: now.tag };
  };
};

const isCart = (body: unknown): body is Wire =>
  typeof body === 'object' && body !== null && 'basketId' in body && 'version' in body && ITEMS in body && Array.isArray(body.items);

const digest = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 22);

const digestsOf = (cart: Wire): Known => {
  const fields = new Map<string, string>();
  for (const [name, value] of Object.entries(cart)) if (name !== ITEMS && value !== undefined) fields.set(name, digest(JSON.stringify(value)));
  const items = new Map(cart.items.map((item) => [item.id, digest(JSON.stringify(item))]));
  return { tag: digest(JSON.stringify([[...fields], [...items]])), fields, items };
};

const differenceOf = (cart: Wire, before: Known, now: Known): CartDifference => {
  const names = [...new Set([...before.fields.keys(), ...now.fields.keys()])].filter((name) => before.fields.get(name) !== now.fields.get(name));
  const items = cart.items.filter(({ id }) => before.items.get(id) !== now.items.get(id)) as CartDifference['items'];
  const order = [...now.items.keys()];
  const expected = [...new Set([...before.items.keys(), ...items.map(({ id }) => id)])];
  const isExpected = expected.length === order.length && expected.every((id, at) => id === order[at]);
  return {
    base: before.tag,
    items,
    ...(isExpected ? {} : { order }),
    fields: { ...Object.fromEntries(names.map((name) => [name, cart[name] ?? null])), [TAG]: now.tag },
  };
};
