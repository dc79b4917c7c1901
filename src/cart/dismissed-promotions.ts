/** Storage of closed pop-ups: a lane of the device (db/list-sync/popups.ts). */
export interface ClosedPopups {
  readonly dismiss: (name: string) => Promise<void>;
  readonly closed: () => Promise<ReadonlySet<string>>;
}

const PREFIX = 'promotion:';

/**
 * Approaching promotions that the shopper dismissed, each separately and permanently on this device (spec 1 §4). `current` is null until the device's
 * data is read, so that nothing is shown only to disappear.
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
    // Without storage, a dismissed promotion stays dismissed for the life of the page.
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
