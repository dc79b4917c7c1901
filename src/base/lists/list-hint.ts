import type { ListName } from '#db/mutations/pending-entry.ts';

/** What a page shows of a list before any database is open. A hint, never the truth. */
export interface ListHint {
  readonly count: number;
  /** Empty for a list whose keys are nobody's business outside its database. */
  readonly keys: readonly string[];
  /** Opaque name of whose list it is. */
  readonly subject: string | null;
}

const nameOf = (lane: ListName): string => `waymark.list.${lane}`;

export function readListHint(lane: ListName): ListHint | null {
  try {
    const hint = JSON.parse(localStorage.getItem(nameOf(lane)) ?? 'null') as Partial<ListHint> | null;
    if (!hint) return null;
    const keys = Array.isArray(hint.keys) ? hint.keys.filter((key) => typeof key === 'string') : [];
    return { count: Number(hint.count) || 0, keys, subject: hint.subject ?? null };
  } catch {
    return null;
  }
}

export function writeListHint(lane: ListName, hint: ListHint): void {
  try {
    const text = JSON.stringify(hint);
    if (localStorage.getItem(nameOf(lane)) !== text) localStorage.setItem(nameOf(lane), text);
  } catch {
    // Without it the list is shown once the database is open.
  }
}

/** Another tab changed it. */
export function onListHint(lane: ListName, listener: () => void): void {
  addEventListener('storage', ({ key }) => {
    if (key === nameOf(lane)) listener();
  });
}
