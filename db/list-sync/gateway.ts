import type { LocaleId } from '#contract/locales.ts';
import type { WireRequest } from '#db/mutations/mutation.ts';
import type { Entry, EntryChange, ListRow } from '#db/mutations/pending-entry.ts';

/** The response to a change, as far as the lane needs it. */
export interface ListDelta<T> {
  readonly listId: string;
  readonly version: number;
  /** Of the list before the change: with `entry`, a list of that version becomes the new one. */
  readonly previousVersion: number;
  /** Null: not on the list. */
  readonly entry: Entry<T> | null;
}

export interface ListPage<T> {
  readonly listId: string | null;
  readonly version: number;
  readonly total: number;
  readonly entries: readonly Entry<T>[];
}

/** The requests and responses of one kind of list; everything else is common to all kinds. */
export interface ListGateway<T> {
  /** Whether the wanted value equals the one on the list. */
  isSame(want: T, value: T): boolean;
  /** The request for `want`; null if none is needed (a missing entry need not be removed). */
  compile(intent: Pick<EntryChange<T>, 'key' | 'want'>, list: ListRow<T>): Pick<WireRequest, 'call' | 'params' | 'query' | 'body'> | null;
  /** Null: the body is not the response of the call. */
  readChange(body: unknown, locale: LocaleId): ListDelta<T> | null;
  page(start: number): Pick<WireRequest, 'call' | 'query'>;
  readPage(body: unknown, locale: LocaleId): ListPage<T> | null;
}
