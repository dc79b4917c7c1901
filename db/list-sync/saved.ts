import { LIST_PAGE_MAX } from '#contract/constants.ts';
import type { SavedChange, SavedItem, SaveForLater } from '#contract/calls/wishlists.ts';
import type { ItemFacts } from '#db/cart/lines/item-facts.ts';
import { type ItemChoice, lineKey } from '#db/cart/lines/line-key.ts';
import type { ListGateway } from './gateway.ts';
import { isChange, isPage } from './read-answer.ts';
import type { Entry } from '#db/mutations/pending-entry.ts';

/** A saved item, with all the data to display it and to put it back into the cart. */
export interface Saved {
  readonly choice: ItemChoice;
  /** Null if the shop no longer knows it. */
  readonly facts: ItemFacts | null;
  readonly qty: number;
  /** As of the server's last response. */
  readonly available: boolean;
  readonly priceThen: { readonly current: number; readonly currency: string } | null;
}

/** The same choice is the same entry, as in the cart. */
export const savedKey = (choice: ItemChoice): string => lineKey(choice);

const entryOf = (item: SavedItem): Entry<Saved> => {
  const { product, upc, storeId, storeName, recipeId, giftOption, facts } = item;
  const shippingCode = facts?.isDigitalProduct ? 'digital' : item.shippingCode;
  const choice: ItemChoice = {
    product,
    upc,
    ...(storeId !== undefined && { storeId }),
    ...(storeName !== undefined && { storeName }),
    ...(shippingCode !== undefined && { shippingCode }),
    ...(recipeId !== undefined && { recipeId }),
    ...(giftOption && { giftOption }),
  };
  return {
    key: savedKey(choice),
    itemId: item.itemId,
    value: { choice, facts: (facts as ItemFacts | undefined) ?? null, qty: item.qty, available: item.available, priceThen: item.priceThen ?? null },
  };
};

/** Saved items on the wire (spec 1 §7, 2 §7). */
export const savedGateway: ListGateway<Saved> = {
  isSame: (want, value) => want.qty === value.qty,
  compile({ key, want }, { listId, entries }) {
    if (want) {
      const { storeName: _, ...choice } = want.choice;
      return { call: 'cart.updateSaveForLater', body: { ...choice, qty: want.qty } };
    }
    const itemId = entries.find((entry) => entry.key === key)?.itemId;
    return listId === null || itemId === undefined ? null : { call: 'cart.deleteSaveForLaterItem', params: { saveForLaterId: listId, itemId } };
  },
  readChange(body) {
    if (!isChange<SavedChange>(body, 'saveForLaterId')) return null;
    const { saveForLaterId, version, previousVersion, item } = body;
    return { listId: saveForLaterId, version, previousVersion, entry: item && entryOf(item) };
  },
  page: (start) => ({ call: 'wishlists.getSaveForLater', query: { start: String(start), count: String(LIST_PAGE_MAX) } }),
  readPage(body) {
    if (!isPage<SaveForLater>(body, 'saveForLaterId')) return null;
    return { listId: body.saveForLaterId, version: body.version, total: body.total, entries: body.items.map(entryOf) };
  },
};
