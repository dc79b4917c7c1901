import { createDrafts, type DraftOwner } from '#db/storage/drafts.ts';
import { WaymarkDatabase } from '#db/storage/schema.ts';
import { currentSession } from '#src/base/session/session-hint.ts';

/** Whoever uses the device now. */
export const draftOwner = (): DraftOwner => {
  const { subject, type } = currentSession();
  return { subject: subject ?? '', type: type === 'Registered' ? 'Registered' : 'Guest' };
};

let opening: Promise<ReturnType<typeof createDrafts>> | undefined;

/** The table of drafts of this device, opened once. */
export const openDraftRows = (): Promise<ReturnType<typeof createDrafts>> =>
  (opening ??= (async () => {
    const db = new WaymarkDatabase();
    await db.open();
    return createDrafts(db);
  })());
