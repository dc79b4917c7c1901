import type { ListSyncStore } from './ports.ts';
import { popupWish } from '#db/mutations/pending-popup.ts';
import { NOBODY, withPendingEntry } from '#db/mutations/pending-entry.ts';

/** Closed pop-ups (spec 1 §3, storage key dismissedPopups): a lane without a server, so nothing is sent. Closing one twice has the same result. */
export const createPopups = (store: ListSyncStore<true>) => {
  const closed = async (): Promise<ReadonlySet<string>> => {
    const { wishes } = await store.read('popups');
    return new Set(wishes.filter(({ subject }) => subject === NOBODY).map(({ key }) => key));
  };
  return {
    closed,

    dismiss: async (name: string): Promise<void> => {
      await store.change('popups', (held) => [withPendingEntry(held, popupWish(name, new Date().toISOString())), null]);
    },

    /** The first of these pop-ups that was not closed yet: one is shown at a time (spec 2 §2). */
    next: async (names: readonly string[]): Promise<string | null> => {
      const known = await closed();
      return names.find((name) => !known.has(name)) ?? null;
    },
  };
};
