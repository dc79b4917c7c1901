import { useCallback, useEffect, useRef, useState } from 'react';
import type { Attempt } from './attempt.ts';
import { type CheckoutDraft, type DraftStore, openDraftStore } from './draft-store.ts';

/** Typing is written down when it pauses, and at once when the page goes away. */
const PAUSE_MS = 300;

export interface KeptDraft {
  readonly store: DraftStore;
  readonly draft: CheckoutDraft;
  /** An order that was being placed when the page went away. */
  readonly attempt: Attempt | null;
  readonly update: (part: CheckoutDraft) => void;
}

/** The draft of this device; null until it is read. What cannot be written is kept by the page alone. */
export const useDraft = (step: string): KeptDraft | null => {
  const [read, setRead] = useState<{ store: DraftStore; draft: CheckoutDraft; attempt: Attempt | null }>();
  const current = useRef<CheckoutDraft>({});
  const at = useRef(step);
  const store = useRef<DraftStore>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [refusedCard, setRefusedCard] = useState<string | null>(null);

  useEffect(() => {
    at.current = step;
  }, [step]);

  const write = useCallback((): void => {
    if (timer.current === undefined) return;
    clearTimeout(timer.current);
    timer.current = undefined;
    store.current?.saveDraft(at.current, current.current).catch(() => undefined);
  }, []);

  useEffect(() => {
    let gone = false;
    const open = async (): Promise<void> => {
      const opened = await openDraftStore();
      const [draft, attempt] = await Promise.all([opened.readDraft().catch((): CheckoutDraft => ({})), opened.readAttempt().catch(() => null)]);
      if (gone) return;
      store.current = opened;
      current.current = draft;
      setRefusedCard(draft.refusedCard ?? null);
      setRead({ store: opened, draft, attempt });
    };
    void open();
    const onHide = (): void => {
      if (document.visibilityState === 'hidden') write();
    };
    document.addEventListener('visibilitychange', onHide);
    addEventListener('pagehide', write);
    return () => {
      gone = true;
      document.removeEventListener('visibilitychange', onHide);
      removeEventListener('pagehide', write);
      write();
    };
  }, [write]);

  const update = useCallback(
    (part: CheckoutDraft): void => {
      current.current = { ...current.current, ...part };
      if (part.refusedCard !== undefined) setRefusedCard(part.refusedCard);
      clearTimeout(timer.current);
      timer.current = setTimeout(write, PAUSE_MS);
    },
    [write],
  );

  // Steps begin with what was typed last, and typing redraws nothing here: only a refused card changes what can be done.
  return read ? { store: read.store, attempt: read.attempt, update, draft: { ...current.current, refusedCard } } : null;
};
