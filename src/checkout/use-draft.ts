import { useCallback, useEffect, useState } from 'react';
import type { Attempt } from './attempt.ts';
import { createDraftSession, type DraftSession } from './draft-session.ts';
import { type CheckoutDraft, type DraftStore, openDraftStore } from './draft-store.ts';

interface Opened {
  readonly store: DraftStore;
  readonly session: DraftSession;
  readonly attempt: Attempt | null;
}

export interface KeptDraft extends Opened {
  readonly refusedPayment: string | null;
  readonly update: (part: CheckoutDraft) => void;
}

/** The draft of this device; null until it is read. */
export const useDraft = (step: string): KeptDraft | null => {
  const [opened, setOpened] = useState<Opened>();
  // Typing redraws nothing here: only a refused card changes what can be done.
  const [refusedPayment, setRefusedCard] = useState<string | null>(null);
  const session = opened?.session;

  useEffect(() => {
    let gone = false;
    const open = async (): Promise<void> => {
      const store = await openDraftStore();
      const [draft, attempt] = await Promise.all([store.readDraft().catch((): CheckoutDraft => ({})), store.readAttempt().catch(() => null)]);
      if (gone) return;
      setRefusedCard(draft.refusedPayment ?? null);
      setOpened({ store, attempt, session: createDraftSession(store, draft) });
    };
    void open();
    return () => {
      gone = true;
    };
  }, []);

  useEffect(() => {
    if (!session) return undefined;
    const onHide = (): void => {
      if (document.visibilityState === 'hidden') session.flush();
    };
    document.addEventListener('visibilitychange', onHide);
    addEventListener('pagehide', session.flush);
    return () => {
      document.removeEventListener('visibilitychange', onHide);
      removeEventListener('pagehide', session.flush);
      session.flush();
    };
  }, [session]);

  const update = useCallback(
    (part: CheckoutDraft): void => {
      session?.update(part, step);
      if (part.refusedPayment !== undefined) setRefusedCard(part.refusedPayment);
    },
    [session, step],
  );

  return opened ? { ...opened, refusedPayment, update } : null;
};
