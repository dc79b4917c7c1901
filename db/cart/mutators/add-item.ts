import { findLine, replaceLine, type CartDraft } from '../draft.ts';
import { makeItem, withQty, type KnownItem } from '../item-facts.ts';
import { lineKey } from '../line-key.ts';

export interface AddItemArgs {
  readonly item: KnownItem;
  readonly qty: number;
  /** Where it was added from; an add from quick shop is sent once more after a refusal. */
  readonly context?: string;
  /** Puts a saved item back: it leaves the saved list in the same transaction. */
  readonly saveForLaterItemId?: string;
  /** Has the store of the choice put the pieces aside. The line says so once the shop has: nothing on the device may claim it. */
  readonly reserve?: true;
}

/** Another piece of a choice that is there already raises its quantity. */
export function addItem(cart: CartDraft, { item, qty }: AddItemArgs): CartDraft {
  const key = lineKey(item.choice);
  const line = findLine(cart, key);
  return line ? replaceLine(cart, key, withQty(line, line.qty + qty)) : { ...cart, items: [...cart.items, makeItem(item, qty)] };
}
