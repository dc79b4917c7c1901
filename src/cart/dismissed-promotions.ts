/** Where closed pop-ups are kept: the lane of the device (db/lanes/popups.ts). */
export interface ClosedPopups {
  readonly dismiss: (name: string) => Promise<void>;
  readonly closed: () => Promise<ReadonlySet<string>>;
}

const PREFIX = 'promotion:';

/**
 * Approaching promotions that the shopper closed: each by itself, and for good on this device (spec 1 §4). `current` is null until the
 * device has been asked, so that nothing is shown only to go away again.
 */
export const createDismissedPromotions = (open: () => Promise<ClosedPopups>) => {
  let dismissed: ReadonlySet<string> | null = null;
  let reading: Promise<void> | undefined;
  const listeners = new Set<() => void>();
  const publish = (next: Iterable<string>): void => {
    dismissed = new Set(next);
    for (const listener of listeners) listener();
  };
  const read = async (): Promise<void> => {
    // Where nothing can be kept, what was closed stays closed as long as the page.
    const names = await open()
      .then((popups) => popups.closed())
      .catch(() => []);
    const kept = [...names].filter((name) => name.startsWith(PREFIX)).map((name) => name.slice(PREFIX.length));
    publish([...(dismissed ?? []), ...kept]);
  };
  return {
    current: (): ReadonlySet<string> | null => dismissed,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      reading ??= read();
      return () => listeners.delete(listener);
    },
    dismiss: async (promotionId: string): Promise<void> => {
      publish([...(dismissed ?? []), promotionId]);
      await open()
        .then((popups) => popups.dismiss(PREFIX + promotionId))
        .catch(() => undefined);
    },
  };
};
