import type { CheckoutDraft, DraftStore } from './draft-store.ts';

/** The most of somebody's typing that a crash can take. */
const PAUSE_MS = 300;

/** The draft of one visit to the checkout: what was typed last, and its way to the device. What cannot be written is kept by the page alone. */
export const createDraftSession = (store: Pick<DraftStore, 'saveDraft'>, found: CheckoutDraft) => {
  let draft = found;
  let at = 'shipping';
  let timer: ReturnType<typeof setTimeout> | undefined;
  const write = (): void => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    store.saveDraft(at, draft).catch(() => undefined);
  };
  return {
    read: (): CheckoutDraft => draft,
    update(part: CheckoutDraft, step: string): void {
      draft = { ...draft, ...part };
      at = step;
      // Not put off by the next letter: whoever types on and on is written down all the while.
      timer ??= setTimeout(write, PAUSE_MS);
    },
    /** At once: the page is going away. */
    flush: write,
    /** The order is placed: what was typed last is not written down any more. */
    forget(): void {
      clearTimeout(timer);
      timer = undefined;
      draft = {};
    },
  };
};

export type DraftSession = ReturnType<typeof createDraftSession>;
