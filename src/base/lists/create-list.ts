import { foldEntries, type ShownEntry } from '#db/list-sync/fold.ts';
import type { ListGateway } from '#db/list-sync/gateway.ts';
import { PENDING_ENTRY_VERSION, type EntryChange, type ListName, type PendingEntry } from '#db/mutations/pending-entry.ts';
import { newId } from '#db/mutations/new-id.ts';
import type { StorageCondition } from '#db/storage/storage-trouble.ts';
import { currentLocale } from '#src/base/i18n/current-locale.ts';
import { createLazyBackend } from '#src/base/lazy/lazy-backend.ts';
import type { ListBackend } from './list-backend.ts';
import { onListHint, readListHint } from './list-hint.ts';
import { forgetIntents, journaledIntents, journalIntent } from './list-journal.ts';
import { tellUnsent } from './tell-unsent.ts';

/** A list as screens see it. Until the device's own data is read (`entries` null) there is what the last page left and what was tapped here. */
export interface ListState<T> {
  readonly entries: readonly ShownEntry<T>[] | null;
  readonly keys: ReadonlySet<string>;
  readonly count: number;
  /** Wishes the shop said no to. */
  readonly refused: readonly PendingEntry<T>[];
  /** Every wish that the shop has not said yes to, with what it has under that key; null: nothing. */
  readonly open: readonly { readonly wish: PendingEntry<T>; readonly listed: T | null }[];
  /** When the shop's list was read; null: never. */
  readonly asOf: string | null;
  /** The shop has been asked for its list, and has not answered yet. */
  readonly reading: boolean;
  /** It was asked, and did not answer. */
  readonly failed: boolean;
  /** Storage is full or forbidden: wishes are sent, but would not survive the page. */
  readonly storage: StorageCondition | null;
  /** Wishes that could not be kept, and were taken back. */
  readonly lost: number;
}

export const NO_LIST: ListState<never> = {
  entries: null,
  keys: new Set(),
  count: 0,
  refused: [],
  open: [],
  asOf: null,
  reading: false,
  failed: false,
  storage: null,
  lost: 0,
};

export interface ListConfig<T> {
  readonly lane: Exclude<ListName, 'popups'>;
  readonly loadGateway: () => Promise<ListGateway<T>>;
  /** The keys may stand in the hint, where they can be read without the database. */
  readonly hintsKeys: boolean;
}

export interface DeviceList<T> {
  subscribe(listener: () => void): () => void;
  state(): ListState<T>;
  /** How a key should stand: painted and written down in this task, sent when it can be. */
  want(key: string, value: T | null): void;
  /** Reads what the device has, and asks the shop where that is old. */
  open(): Promise<void>;
  refresh(): Promise<void>;
  dismiss(key: string): Promise<void>;
  /** Lets go of the database: the page ends, or the device's data is about to be deleted. */
  close(): void;
}

/** The light side of a list: no database until there is something to read or to write. */
export function createList<T>({ lane, loadGateway, hintsKeys }: ListConfig<T>): DeviceList<T> {
  const listeners = new Set<() => void>();
  let state: ListState<T> = NO_LIST;
  /** Painted, and not known to be on disk; the last tap on each key. */
  let taps: ReadonlyMap<string, EntryChange<T>> = new Map();
  let lost = 0;
  let started = false;
  const lazyBackend = createLazyBackend<ListBackend<T>>({
    async load() {
      const [{ openListBackend }, gateway] = await Promise.all([import('./list-backend.ts'), loadGateway()]);
      return openListBackend<T>({ lane, gateway, locale: currentLocale, hintsKeys, onChange: publish });
    },
    onOpen: publish,
    hasTaps: () => taps.size > 0,
    moveTaps,
  });

  function publish(): void {
    const backend = lazyBackend.current();
    state = backend ? fullState(backend) : lightState();
    for (const listener of listeners) listener();
    tellUnsent(
      lane,
      state.open.map(({ wish }) => wish),
    );
  }

  const asWish = (intent: EntryChange<T>): PendingEntry<T> => ({ ...intent, lane, subject: '', seal: null, failures: 0, pause: null, refusal: null });

  function fullState(from: ListBackend<T>): ListState<T> {
    const { entries: listed, wishes, ...shop } = from.view();
    const fresh = [...taps.values()].filter(({ id, key }) => !wishes.some((wish) => wish.key === key && wish.id >= id));
    const open = [...wishes.filter(({ key }) => !fresh.some((tap) => tap.key === key)), ...fresh.map(asWish)];
    const entries = foldEntries(listed, open);
    const listedAs = new Map(listed.map(({ key, value }) => [key, value]));
    return {
      entries,
      keys: new Set(entries.map(({ key }) => key)),
      count: entries.length,
      refused: wishes.filter(({ refusal }) => refusal !== null),
      open: open.map((wish) => ({ wish, listed: listedAs.get(wish.key) ?? null })),
      ...shop,
      storage: from.storage(),
      lost,
    };
  }

  function lightState(): ListState<T> {
    const hint = readListHint(lane);
    const keys = new Set(hint?.keys);
    let count = hint?.count ?? 0;
    for (const { key, want } of taps.values()) {
      if (want !== null && !keys.has(key)) count += 1;
      if (want === null && keys.has(key)) count -= 1;
      if (want === null) keys.delete(key);
      else keys.add(key);
    }
    const open = [...taps.values()].map((tap) => ({ wish: asWish(tap), listed: null }));
    return { ...NO_LIST, keys, count, open, lost };
  }

  /** Reads what the last page left, once. */
  function begin(): void {
    if (started) return;
    started = true;
    taps = new Map(journaledIntents<T>(lane).map((intent) => [intent.key, intent]));
    onListHint(lane, () => {
      if (!lazyBackend.current()) publish();
    });
    state = lightState();
    if (taps.size > 0) open().catch(() => {});
  }

  async function moveTaps(to: ListBackend<T>): Promise<void> {
    const batch = [...taps.values()];
    if (!(await to.take(batch))) lost += batch.length;
    taps = new Map([...taps].filter(([, { id }]) => !batch.some((kept) => kept.id === id)));
    forgetIntents(lane, batch);
    publish();
  }

  function open(): Promise<ListBackend<T>> {
    begin();
    return lazyBackend.open();
  }

  return {
    subscribe(listener) {
      begin();
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    state() {
      begin();
      return state;
    },
    want(key, value) {
      begin();
      const subject = readListHint(lane)?.subject ?? null;
      const intent: EntryChange<T> = {
        id: newId(),
        version: PENDING_ENTRY_VERSION,
        key,
        want: value,
        locale: currentLocale(),
        subject,
        at: new Date().toISOString(),
      };
      journalIntent(lane, intent);
      taps = new Map(taps).set(key, intent);
      publish();
      lazyBackend.flush();
    },
    open: async () => void (await open()),
    refresh: async () => (await open()).refresh(),
    dismiss: async (key) => (await open()).dismiss(key),
    close: lazyBackend.close,
  };
}
