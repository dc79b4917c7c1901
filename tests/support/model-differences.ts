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
    if (!before || before.id !== cart.id || Object.keys(before).some((name) => !(name in cart))) return cart;
    this.shortened += 1;
    const text = (value: unknown): string => JSON.stringify(value ?? null);
    const fields: Record<string, unknown> = {};
    for (const name of Object.keys(cart) as (keyof Cart)[]) {
      if (name !== 'items' && text(before[name]) !== text(cart[name])) fields[name] = cart[name];
    }
    const items: Record<string, unknown>[] = [];
    const order: number[] = [];
    let fresh = before.items.length;
    for (const item of cart.items) {
      const at = before.items.findIndex(({ id }) => id === item.id);
      const was = before.items[at];
      const isComplete = was !== undefined && Object.keys(was).every((name) => name in item);
      const differing = Object.entries(item).filter(([name, value]) => text(was?.[name as keyof CartItem]) !== text(value));
      order.push(isComplete ? at : fresh);
      if (!isComplete) items.push({ at: fresh++, ...item });
      else if (differing.length > 0) items.push({ at, ...Object.fromEntries(differing) });
    }
    return { base: holds, items, order, fields };
  }
}
