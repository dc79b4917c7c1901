import type { Saved } from '#db/lanes/saved.ts';
import type { KnownItem } from '#db/cart/item-facts.ts';
import { lineKey } from '#db/cart/line-key.ts';
import type { CartLine } from '#db/cart/view.ts';
import type { ShownEntry } from '#db/lanes/fold.ts';
import { LIST_QTY_MAX } from '#contract/constants.ts';
import { createList } from '#src/lists/create-list.ts';
import { basket } from './basket.ts';

/** What is saved for later, on this device first. Its keys may hold what is written on a gift: they stay in the database. */
export const saved = createList<Saved>({
  lane: 'saved',
  loadGateway: async () => (await import('#db/lanes/saved.ts')).savedGateway,
  hintsKeys: false,
});

const savedWith = (key: string): Saved | null => saved.state().entries?.find((entry) => entry.key === key)?.value ?? null;

/**
 * Takes a line out of the basket and puts it on the list, in the two queues that these have: neither waits for the other. The answer makes both as
 * they were. A line that is only there for its refusal is let go in the basket.
 */
export const saveForLater = ({ known, item, ghost, refused, ...line }: CartLine): (() => void) => {
  const { choice, facts } = known;
  const key = lineKey(choice);
  const before = savedWith(key);
  const { state } = item.availability;
  saved.want(key, {
    choice,
    facts,
    qty: Math.min(LIST_QTY_MAX, item.qty + (before?.qty ?? 0)),
    available: state === 'InStock' || state === 'LowStock',
    priceThen: before?.priceThen ?? { current: facts.price.current, currency: facts.price.currency },
  });
  const putBack = ghost ? () => undefined : basket.removeItem({ known, item, ghost, refused, ...line });
  if (ghost) for (const { id } of refused) void basket.dismiss(id);
  return () => {
    saved.want(key, before);
    putBack();
  };
};

/** Puts something saved into the basket; it leaves the list. Where the basket is refused, it says so at the line, from where it can be saved again. */
export const moveToBasket = ({ key, itemId, value }: ShownEntry<Saved>): void => {
  if (!value.facts) return;
  basket.addItem({ choice: value.choice, facts: value.facts }, value.qty, itemId === null ? {} : { saveForLaterItemId: itemId });
  saved.want(key, null);
};

/** Another colour or size of something saved; where that is saved already, it is one entry. */
export const changeSaved = ({ key, value }: ShownEntry<Saved>, { choice, facts }: KnownItem): void => {
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

/** Lets go of something saved. The answer puts it back. */
export const letGo = ({ key, value }: ShownEntry<Saved>): (() => void) => {
  saved.want(key, null);
  return () => saved.want(key, value);
};
