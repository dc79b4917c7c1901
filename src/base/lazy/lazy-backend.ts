export interface LazyBackendConfig<B> {
  readonly load: () => Promise<B>;
  /** It has opened: there is more to show. */
  readonly onOpen: () => void;
  /** Whether something was tapped that it has not taken over. */
  readonly hasTaps: () => boolean;
  /** Hands over what was tapped until now; called again while there is more. Rejects where it is to be tried again later. */
  readonly moveTaps: (to: B) => Promise<void>;
}

export interface LazyBackend<B> {
  /** Null until it has opened. */
  current(): B | null;
  open(): Promise<B>;
  /** Something was tapped: it is handed over as soon as that can be. */
  flush(): void;
  /** Lets go of it; the next need opens another. */
  close(): void;
}

/** Before it is tried again, ms. */
const REOPEN_MS = 5_000;

/** The heavy half of something that answers taps at once: database and engine, loaded when they are first needed. */
export function createLazyBackend<B extends { close(): void }>({ load, onOpen, hasTaps, moveTaps }: LazyBackendConfig<B>): LazyBackend<B> {
  let backend: B | null = null;
  let opening: Promise<B> | null = null;
  let moving = false;

  function open(): Promise<B> {
    opening ??= load()
      .then((opened) => {
        backend = opened;
        onOpen();
        void move(opened);
        return opened;
      })
      .catch((error: unknown) => {
        // The chunk could not be had (no network, first visit): the journal keeps the taps until it can.
        opening = null;
        if (hasTaps()) setTimeout(() => open().catch(() => {}), REOPEN_MS);
        throw error;
      });
    return opening;
  }

  async function move(to: B): Promise<void> {
    if (moving) return;
    moving = true;
    try {
      while (hasTaps()) await moveTaps(to);
    } catch {
      // The browser has closed the database under it, as iOS does in the background.
      setTimeout(() => {
        if (backend === to) void move(to);
      }, REOPEN_MS);
    } finally {
      moving = false;
    }
  }

  return {
    current: () => backend,
    open,
    flush() {
      if (backend) void move(backend);
      else open().catch(() => {});
    },
    close() {
      if (backend) backend.close();
      else opening?.then((opened) => opened.close()).catch(() => {});
      backend = null;
      opening = null;
    },
  };
}
