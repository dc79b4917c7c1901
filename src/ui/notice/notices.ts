/**
 * Where a refusal is told (spec 1 §4): at the top of the page, beside the item that it is about, or at the input.
 * Unlike a toast it stays until it is answered or cleared.
 */
export type NoticeLevel = 'top' | 'item' | 'input';

export type Notice = {
  level: NoticeLevel;
  /** The line's id at `item`, the field's name at `input`; nothing at `top`. */
  target?: string;
  kind?: 'info' | 'warning' | 'error';
  title: string;
  text?: string;
  action?: { label: string; onPress: () => void };
  /** False where the shopper has to answer first. */
  dismissible?: boolean;
};

export function createNoticeStore() {
  const listeners = new Set<() => void>();
  let notices: readonly Notice[] = [];
  const publish = (next: readonly Notice[]) => {
    notices = next;
    for (const listener of listeners) listener();
  };
  const isSame = (one: Notice, other: Notice) => one.level === other.level && one.target === other.target && one.title === other.title;
  return {
    /** Shows a notice at its place. The same title at the same place is renewed, not added again. */
    show(notice: Notice): void {
      publish([...notices.filter((shown) => !isSame(shown, notice)), notice]);
    },
    dismiss(notice: Notice): void {
      if (notices.some((shown) => isSame(shown, notice))) publish(notices.filter((shown) => !isSame(shown, notice)));
    },
    /** Clears a level, or one place of it: before a retry, when a line goes, when a page is left. */
    clear(level: NoticeLevel, target?: string): void {
      const left = notices.filter((shown) => shown.level !== level || (target !== undefined && shown.target !== target));
      if (left.length !== notices.length) publish(left);
    },
    getNotices: (): readonly Notice[] => notices,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The page's one list of standing notices. */
export const notices = createNoticeStore();
