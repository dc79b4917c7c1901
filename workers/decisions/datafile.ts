import type { Clock } from '#db/replay/ports.ts';

/** How long a page that stays open works with its datafile before it asks again. */
export const DATAFILE_FRESH_MS = 5 * 60_000;

export interface StoredDatafile {
  readonly text: string;
  /** Null: the host shows none, and the browser's own cache asks it whether the file has changed. */
  readonly etag: string | null;
}

export type DatafileAnswer = { readonly kind: 'file'; readonly file: StoredDatafile } | { readonly kind: 'unchanged' } | { readonly kind: 'failed' };

export interface DatafilePorts {
  readonly clock: Clock;
  /** Asks for a file, with the tag of the one that is there. Never rejects. */
  readonly fetchDatafile: (url: string, etag: string | null) => Promise<DatafileAnswer>;
  /** What is kept for use without a network. None of them rejects. */
  readonly store: {
    readonly get: (url: string) => Promise<StoredDatafile | undefined>;
    readonly put: (url: string, file: StoredDatafile) => Promise<void>;
    readonly clear: () => Promise<void>;
  };
}

/** What a datafile is opened as; null for a text that is none. */
type Open<T> = (text: string) => Promise<T | null>;

export interface DatafileSource<T> {
  /** The opened datafile; undefined while there is none. */
  readonly current: () => T | undefined;
  /** Opens the stored datafile at once and asks for a newer one behind it; without a stored one, waits for the network. */
  readonly load: () => Promise<void>;
  /** Asks again once what is there is no longer fresh. */
  readonly refresh: () => Promise<void>;
  readonly close: () => void;
}

/**
 * One datafile per SDK key, which is part of its address: opened from the device, revalidated by its tag, kept for offline use. A text that the SDK does
 * not take, such as a captive portal's page, is neither opened nor kept.
 */
export const createDatafileSource = <T extends { readonly close: () => void }>(
  url: string,
  { clock, fetchDatafile, store }: DatafilePorts,
  open: Open<T>,
): DatafileSource<T> => {
  let opened: { readonly value: T; readonly file: StoredDatafile } | undefined;
  let checkedAt = Number.NEGATIVE_INFINITY;
  let checking: Promise<void> | undefined;
  let closed = false;

  const use = async (file: StoredDatafile): Promise<boolean> => {
    const value = await open(file.text);
    if (value === null) return false;
    if (closed) {
      value.close();
      return false;
    }
    opened?.value.close();
    opened = { value, file };
    return true;
  };

  const check = async (): Promise<void> => {
    const answer = await fetchDatafile(url, opened?.file.etag ?? null);
    if (answer.kind === 'failed' || closed) return;
    if (answer.kind === 'file' && answer.file.text !== opened?.file.text) {
      if (!(await use(answer.file))) return;
      await store.put(url, answer.file);
    }
    checkedAt = clock.now();
  };

  const checkOnce = (): Promise<void> => {
    checking ??= check().finally(() => {
      checking = undefined;
    });
    return checking;
  };

  const isFresh = (): boolean => {
    const age = clock.now() - checkedAt;
    return age >= 0 && age < DATAFILE_FRESH_MS;
  };

  return {
    current: () => opened?.value,
    load: async () => {
      const stored = await store.get(url);
      if (stored && !closed && (await use(stored))) void checkOnce();
      else await checkOnce();
    },
    refresh: async () => {
      if (!closed && !isFresh()) await checkOnce();
    },
    close: () => {
      closed = true;
      opened?.value.close();
      opened = undefined;
    },
  };
};
