import type { Cart, CartItem } from '#contract/cart.ts';

/** Of so many answers one is not remembered, as after a restart of the process or where another process is asked. */
const FORGETS_ONE_OF = 7;

/**
 * The differences that the shop answers with, read from the contract a second time: every answer gets a tag of its own, and the whole answer is kept under
 * it. It shares no code with the service.
 */
export class ModelDifferences {
  private readonly given = new Map<string, Cart>();
  private count = 0;
  /** Answers that were shortened. */
  shortened = 0;

  /** The answer to somebody who holds the cart of that tag. */
  shorten(body: unknown, holds: string): unknown {
    if (typeof body !== 'object' || body === null || !('basketId' in body)) return body;
    this.count += 1;
    const cart: Cart = { ...structuredClone(body as Cart), tag: `tag-${this.count}` };
    const before = this.given.get(holds);
    if (this.count % FORGETS_ONE_OF !== 0) this.given.set(cart.tag ?? '', cart);
    if (!before || before.id !== cart.id) return cart;
    this.shortened += 1;
    const text = (value: unknown): string => JSON.stringify(value ?? null);
    const was = new Map(before.items.map((item): [string, CartItem] => [item.id, item]));
    const fields: Record<string, unknown> = {};
    for (const name of Object.keys({ ...before, ...cart }) as (keyof Cart)[]) {
      if (name !== 'items' && text(before[name]) !== text(cart[name])) fields[name] = cart[name] ?? null;
    }
    return {
      base: holds,
      items: cart.items.filter((item) => text(was.get(item.id)) !== text(item)),
      order: cart.items.map(({ id }) => id),
      fields,
    };
  }
}
