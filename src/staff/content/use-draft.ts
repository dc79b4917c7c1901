import { liveQuery } from 'dexie';
import { useCallback, useEffect, useRef, useState } from 'react';
import { DraftDatabase, type DraftName, type DraftRow, type EditedDocument } from '#db/content-drafts/draft-database.ts';
import { createDraftSync, type DraftSync } from '#db/content-drafts/draft-sync.ts';
import type { EditorService } from './service.ts';

/** Pause after the last key before a draft is sent, ms. On the device it is at once. */
const SEND_AFTER_MS = 1_000;
/** Pause before a draft that could not be sent is sent again, ms. */
const RETRY_MS = 15_000;

let database: DraftDatabase | undefined;
/** One connection a page. */
export const draftDatabase = (): DraftDatabase => (database ??= new DraftDatabase());

/** The drafts of an account on this device. */
export const openDraftSync = (
  accountId: string,
  service: Pick<EditorService, 'save'>,
  onSaved: (name: DraftName, version: number) => void,
): DraftSync => {
  return createDraftSync(draftDatabase(), accountId, { save: service.save, onSaved, now: () => new Date(), makeKey: () => crypto.randomUUID() });
};

export type DraftStatus = 'same' | 'saving' | 'saved' | 'device' | 'refused' | 'conflict';

const statusOf = (row: DraftRow | undefined, isSending: boolean, wasSaved: boolean): DraftStatus => {
  if (row?.conflict) return 'conflict';
  if (row?.problems) return 'refused';
  if (row) return isSending ? 'saving' : 'device';
  return wasSaved ? 'saved' : 'same';
};

/** One document's draft: what is written is on the device at once, and at the service as soon as it can be reached. */
export const useDraft = (sync: DraftSync, name: DraftName, baseVersion: number) => {
  const { siteId, kind, slug } = name;
  const [row, setRow] = useState<DraftRow>();
  const [isSending, setSending] = useState(false);
  const [wasSaved, setSaved] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    const watching = liveQuery(() => sync.read({ siteId, kind, slug })).subscribe(setRow);
    return () => watching.unsubscribe();
  }, [sync, siteId, kind, slug]);

  const flush = useCallback(async (): Promise<void> => {
    clearTimeout(timer.current);
    const at = { siteId, kind, slug };
    if (!(await sync.read(at))) return;
    setSending(true);
    await sync.flush(at);
    setSending(false);
    setSaved(!(await sync.read(at)));
  }, [sync, siteId, kind, slug]);

  useEffect(() => {
    const wake = (): void => void flush();
    wake();
    addEventListener('online', wake);
    // A network that is there may still not lead to the shop.
    const again = setInterval(wake, RETRY_MS);
    return () => {
      removeEventListener('online', wake);
      clearInterval(again);
      clearTimeout(timer.current);
    };
  }, [flush]);

  const edit = (document: EditedDocument): void => {
    setSaved(false);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void flush(), SEND_AFTER_MS);
    void sync.edit(name, document, baseVersion);
  };

  return { row, status: statusOf(row, isSending, wasSaved), edit, flush };
};
