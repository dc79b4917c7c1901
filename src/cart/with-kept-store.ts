import type { Client } from '#contract/client.ts';
import { keptStore } from '#src/lists/kept-store.ts';

/** A basket is read with the shopper's own store, so that its lines say whether they could be picked up there (spec 1 §7, favStoreId). */
export const withKeptStore = ({ send }: Pick<Client, 'send'>): Pick<Client, 'send'> => ({
  send: (name, input) => {
    const store = name === 'cart.get' ? keptStore() : null;
    return send(name, store ? { ...input, query: { ...input.query, favStoreId: store.id } } : input);
  },
});
