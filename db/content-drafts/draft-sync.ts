import { whileHere } from '#db/storage/while-here.ts';
import type { DraftConflict, DraftDatabase, DraftName, DraftRow, EditedDocument, SentDraft } from './draft-database.ts';
import { draftKey } from './draft-database.ts';

/** What the service answers to a draft. */
export type SaveResult =
  | { readonly kind: 'saved'; readonly version: number }
  | { readonly kind: 'conflict'; readonly theirs: DraftConflict }
  | { readonly kind: 'refused'; readonly problems: Readonly<Record<string, string>> }
  /** The service could not be reached, or not now. */
  | { readonly kind: 'later' };

export interface DraftPorts {
  /** @param key the same for every try to send the same change: the service stores it once */
  readonly save: (name: DraftName, document: EditedDocument, baseVersion: number, key: string) => Promise<SaveResult>;
  /** A draft of this name is stored at the service now. */
  readonly onSaved: (name: DraftName, version: number) => void;
  readonly now: () => Date;
  readonly makeKey: () => string;
}

/** What becomes of a conflict: the own changes on top of the other version, or the other version. */
export type ConflictChoice = 'mine' | 'theirs';

const withoutAnswers = (row: DraftRow): DraftRow => {
  const { sent: _sent, conflict: _conflict, problems: _problems, ...kept } = row;
  return kept;
};

/**
 * Keeps what an editor writes on the device, and sends it. A change is stored before anything is sent; a row stays until the service has the very change
 * that is in it. A request without an answer is repeated before anything newer is sent: what it saved would look like somebody else's change. A conflict
 * is kept beside the draft until somebody has chosen.
 */
export const createDraftSync = (db: DraftDatabase, accountId: string, ports: DraftPorts) => {
  /** Names that are being sent: one request a document. */
  const sending = new Map<string, Promise<void>>();
  /** Versions that drafts of this page were stored as: whoever writes on has seen them, even if the document was not read again. */
  const saved = new Map<string, number>();

  const change = <T>(work: () => Promise<T>): Promise<T> => whileHere(() => db.transaction('rw', db.drafts, work));
  const rowAt = (key: string): Promise<DraftRow | undefined> => whileHere(() => db.drafts.get(key));
  /** Every draft of this account that the service does not have yet. */
  const list = (): Promise<DraftRow[]> => whileHere(() => db.drafts.where('accountId').equals(accountId).toArray());

  /** The request to send now: the one that has no answer yet, else what is in the row. One that was refused waits for its next change, one in conflict for a choice. */
  const take = (key: string): Promise<{ readonly row: DraftRow; readonly sent: SentDraft } | undefined> =>
    change(async () => {
      const row = await db.drafts.get(key);
      if (!row || row.conflict || row.problems) return undefined;
      const { document, baseVersion, edit } = row;
      const sent = row.sent ?? { key: ports.makeKey(), document, baseVersion, edit };
      if (!row.sent) await db.drafts.put({ ...row, sent });
      return { row, sent };
    });

  /** @returns whether there is something newer to send */
  const settle = async (key: string, sent: SentDraft, result: SaveResult): Promise<boolean> =>
    change(async () => {
      const stored = await db.drafts.get(key);
      // Given up, or answered in another tab.
      if (stored?.sent?.key !== sent.key) return false;
      const answered = withoutAnswers(stored);
      const isNewer = stored.edit !== sent.edit;
      switch (result.kind) {
        case 'saved': {
          // Changes that were made meanwhile stand on the version that has just been saved.
          if (isNewer) await db.drafts.put({ ...answered, baseVersion: result.version });
          else await db.drafts.delete(key);
          return isNewer;
        }
        case 'conflict':
          await db.drafts.put({ ...answered, conflict: result.theirs });
          return false;
        case 'refused':
          // Problems of what has been changed since are found again, if they are still there.
          await db.drafts.put(isNewer ? answered : { ...answered, problems: result.problems });
          return isNewer;
        case 'later':
          return false;
      }
    });

  const send = async (key: string): Promise<void> => {
    for (let again = true; again;) {
      const taken = await take(key);
      if (!taken) return;
      const { row, sent } = taken;
      const result = await ports.save(row, sent.document, sent.baseVersion, sent.key);
      if (result.kind === 'saved') saved.set(key, result.version);
      again = await settle(key, sent, result);
      if (result.kind === 'saved') ports.onSaved(row, result.version);
    }
  };

  const flush = (key: string): Promise<void> => {
    const running = sending.get(key);
    if (running) return running;
    const run = send(key).finally(() => sending.delete(key));
    sending.set(key, run);
    return run;
  };

  return {
    read: (name: DraftName): Promise<DraftRow | undefined> => rowAt(draftKey(accountId, name)),

    list,

    /** Stores a change on the device. @returns when it is on disk */
    edit: (name: DraftName, document: EditedDocument, baseVersion: number): Promise<void> =>
      change(async () => {
        const key = draftKey(accountId, name);
        const { siteId, kind, slug } = name;
        const stored = await db.drafts.get(key);
        await db.drafts.put({
          key,
          accountId,
          siteId,
          kind,
          slug,
          document,
          baseVersion: stored?.baseVersion ?? Math.max(baseVersion, saved.get(key) ?? 0),
          edit: (stored?.edit ?? 0) + 1,
          changedAt: ports.now().toISOString(),
          ...(stored?.sent && { sent: stored.sent }),
          ...(stored?.conflict && { conflict: stored.conflict }),
        });
      }),

    /** Sends a draft now. Resolves when it is at the service, refused, in conflict, or put off. */
    flush: (name: DraftName): Promise<void> => flush(draftKey(accountId, name)),

    flushAll: async (): Promise<void> => {
      for (const { key } of await list()) await flush(key);
    },

    /** `mine`: the own document is saved on top of the other version; `theirs`: the draft goes. */
    resolve: async (name: DraftName, choice: ConflictChoice): Promise<void> => {
      const key = draftKey(accountId, name);
      await change(async () => {
        const stored = await db.drafts.get(key);
        if (!stored?.conflict) return;
        if (choice === 'theirs') await db.drafts.delete(key);
        else await db.drafts.put({ ...withoutAnswers(stored), baseVersion: stored.conflict.version, edit: stored.edit + 1 });
      });
      if (choice === 'mine') await flush(key);
    },

    /** The changes of this device are given up. */
    discard: (name: DraftName): Promise<void> => whileHere(() => db.drafts.delete(draftKey(accountId, name))),
  };
};

export type DraftSync = ReturnType<typeof createDraftSync>;
