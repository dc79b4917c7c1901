import type { Saved } from '#db/list-sync/saved.ts';
import type { CartItemInput } from '#db/cart/lines/item-facts.ts';
import { lineKey } from '#db/cart/lines/line-key.ts';
import type { CartLine } from '#db/cart/view.ts';
import type { ShownEntry } from '#db/list-sync/fold.ts';
import { LIST_QTY_MAX } from '#contract/constants.ts';
import { createList } from '#src/base/lists/create-list.ts';
import { cart } from './cart.ts';

/** The saved list, stored on this device first. Its keys may contain gift messages: they stay in the database. */
export const saved = createList<Saved>({
  lane: 'saved',
  loadGateway: async () => (await import('#db/list-sync/saved.ts')).savedGateway,
  hintsKeys: false,
});

const savedWith = (key: string): Saved | null => saved.state().entries?.find((entry) => entry.key === key)?.value ?? null;

/**
 * Moves a line from the cart to the saved list, in their two queues: neither waits for the other. Returns a function that undoes both. A line that is
 * shown only for its refusal is dismissed in the cart.
 * @param qty units to save: more than in the cart where it had too few
 */
export const saveForLater = ({ known, item, ghost, refused, ...line }: CartLine, qty = item.qty): (() => void) => {
  const { choice, facts } = known;
  const key = lineKey(choice);
  const before = savedWith(key);
  const { state } = item.availability;
  saved.want(key, {
    choice,
    facts,
    qty: Math.min(LIST_QTY_MAX, qty + (before?.qty ?? 0)),
    available: state === 'InStock' || state === 'LowStock',
    priceThen: before?.priceThen ?? { current: facts.price.current, currency: facts.price.currency },
  });
  const putBack = ghost ? () => undefined : cart.removeItem({ known, item, ghost, refused, ...line });
  if (ghost) for (const { id } of refused) void cart.dismiss(id);
  return () => {
    saved.want(key, before);
    putBack();
  };
};

/** Moves a saved item to the cart. If the cart refuses it, the refusal is shown on the line, from where it can be saved again. */
export const moveToCart = ({ key, itemId, value }: ShownEntry<Saved>): void => {
  if (!value.facts) return;
  cart.addItem({ choice: value.choice, facts: value.facts }, value.qty, itemId === null ? {} : { saveForLaterItemId: itemId });
  saved.want(key, null);
};

/** Changes a saved item to another colour or size; if that is saved already, they become one entry. */
export const changeSaved = ({ key, value }: ShownEntry<Saved>, { choice, facts }: CartItemInput): void => {
  const next = lineKey(choice);
  if (next === key) return;
  const before = savedWith(next);
  saved.want(key, null);
  saved.want(next, {
    choice,
    facts,
    qty: Math.min(LIST_QTY_MAX, value.qty + (before?.qty ?? 0)),
    available: true,
    priceThen: before?.priceThen ?? { current: facts.price.current, currency: facts.price.currency },
  });
};

/** Removes a saved item. Returns a function that restores it. */
export const removeSaved = ({ key, value }: ShownEntry<Saved>): (() => void) => {
  saved.want(key, null);
  return () => saved.want(key, value);
};
