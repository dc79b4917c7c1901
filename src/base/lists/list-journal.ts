import { isReadable, type EntryChange, type ListName } from '#db/mutations/pending-entry.ts';

const prefixOf = (lane: ListName): string => `waymark.wish.${lane}.`;

/**
 * The journal of a list's taps, written in the task of the tap, before any database is open. One entry a key: the last tap is all that counts. An
 * entry is taken away once the device has its wish on disk, and only if no later tap has taken its place.
 */
export function journalIntent<T>(lane: ListName, intent: EntryChange<T>): void {
  try {
    localStorage.setItem(prefixOf(lane) + intent.key, JSON.stringify(intent));
  } catch {
    // Full or forbidden: the tap lives in memory until the lane has it.
  }
}

export function journaledIntents<T>(lane: ListName): readonly EntryChange<T>[] {
  try {
    return (
      Object.keys(localStorage)
        .filter((key) => key.startsWith(prefixOf(lane)))
        .flatMap((key) => parse<T>(localStorage.getItem(key)))
        // What a newer app wrote stays on paper for it.
        .filter(isReadable)
        .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    );
  } catch {
    return [];
  }
}

export function forgetIntents(lane: ListName, intents: readonly EntryChange<unknown>[]): void {
  try {
    for (const { key, id } of intents) {
      const [kept] = parse(localStorage.getItem(prefixOf(lane) + key));
      if (kept?.id === id) localStorage.removeItem(prefixOf(lane) + key);
    }
  } catch {
    // One that stays says once more what is so already.
  }
}

function parse<T>(text: string | null): EntryChange<T>[] {
  try {
    const intent = JSON.parse(text ?? 'null') as EntryChange<T> | null;
    return typeof intent?.id === 'string' && typeof intent.key === 'string' ? [intent] : [];
  } catch {
    return [];
  }
}
