import type { Client } from '#contract/client/client.ts';
import { keptStore } from '#src/base/preferred-store/preferred-store.ts';

/** Reads a cart with the shopper's preferred store, so that its lines show whether they can be collected there (spec 1 §7, favStoreId). */
export const withKeptStore = ({ send }: Pick<Client, 'send'>): Pick<Client, 'send'> => ({
  send: (name, input) => {
    const store = name === 'cart.get' ? keptStore() : null;
    return send(name, store ? { ...input, query: { ...input.query, favStoreId: store.id } } : input);
  },
});
