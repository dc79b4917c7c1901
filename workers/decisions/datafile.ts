import type { Clock } from '#db/replay/ports.ts';

/** How long an open page uses its datafile before it checks for a newer one, ms. */
export const DATAFILE_FRESH_MS = 5 * 60_000;

export interface StoredDatafile {
  readonly text: string;
  /** Null: the host exposes none, and the browser's own cache revalidates the file. */
  readonly etag: string | null;
}

export type DatafileAnswer = { readonly kind: 'file'; readonly file: StoredDatafile } | { readonly kind: 'unchanged' } | { readonly kind: 'failed' };

export interface DatafilePorts {
  readonly clock: Clock;
  /** Requests a file, with the ETag of the stored one. Never rejects. */
  readonly fetchDatafile: (url: string, etag: string | null) => Promise<DatafileAnswer>;
  /** The file stored for offline use. None of these functions rejects. */
  readonly store: {
    readonly get: (url: string) => Promise<StoredDatafile | undefined>;
    readonly put: (url: string, file: StoredDatafile) => Promise<void>;
    readonly clear: () => Promise<void>;
  };
}

/** Opens the text of a datafile; null if it is not one. */
type Open<T> = (text: string) => Promise<T | null>;

export interface DatafileSource<T> {
  /** The opened datafile; undefined while there is none. */
  readonly current: () => T | undefined;
  /** Opens the stored datafile at once and requests a newer one in the background; without a stored one, waits for the network. */
  readonly load: () => Promise<void>;
  /** Checks for a newer one once the current one is no longer fresh. */
  readonly refresh: () => Promise<void>;
  readonly close: () => void;
}

/**
 * One datafile per SDK key, which is part of its address: opened from storage, revalidated by its ETag, kept for offline use. A text that the SDK
 * rejects, such as a captive portal's page, is neither opened nor stored.
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
