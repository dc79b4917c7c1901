import type { LocaleId } from '#contract/locales.ts';
import type { WireRequest } from '../replay/mutation.ts';
import type { Entry, Intent, ListRow } from './wish.ts';

/** The answer to a change, as far as the lane needs it. */
export interface ListDelta<T> {
  readonly listId: string;
  readonly version: number;
  /** Of the list before the change: whoever holds that one holds the new one with `entry`. */
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

/** What one kind of list says on the wire. Everything else is the same for all of them. */
export interface ListGateway<T> {
  /** Whether the value asked for is the one on the list. */
  isSame(want: T, value: T): boolean;
  /** `want` as the server should have it; null where there is nothing to ask for (what is not there need not be removed). */
  compile(intent: Pick<Intent<T>, 'key' | 'want'>, list: ListRow<T>): Pick<WireRequest, 'call' | 'params' | 'query' | 'body'> | null;
  /** Null: the body is not what the call answers with. */
  readChange(body: unknown, locale: LocaleId): ListDelta<T> | null;
  page(start: number): Pick<WireRequest, 'call' | 'query'>;
  readPage(body: unknown, locale: LocaleId): ListPage<T> | null;
}
