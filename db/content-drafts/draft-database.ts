import { Dexie, type EntityTable } from 'dexie';
import { heedAll } from '#db/storage/heed-all.ts';

/** A document of the content service as an editor writes it. */
export type EditedDocument = Readonly<Record<string, unknown>>;

export interface DraftName {
  readonly siteId: string;
  readonly kind: string;
  readonly slug: string;
}

/** What somebody else has saved meanwhile. */
export interface DraftConflict {
  readonly version: number;
  readonly document: EditedDocument;
  readonly author: string;
  readonly at: string;
}

/** A request to save a draft. It is repeated as it is, under its key, until there is an answer: the first may have arrived. */
export interface SentDraft {
  readonly key: string;
  readonly document: EditedDocument;
  readonly baseVersion: number;
  /** `edit` of the row when it was sent. */
  readonly edit: number;
}

/** Changes that the service does not have yet, or has refused. */
export interface DraftRow extends DraftName {
  /** `WAYMARK-US/page/home`, after the account that writes it. */
  readonly key: string;
  readonly accountId: string;
  readonly document: EditedDocument;
  /** Version that the changes were made on; 0 for a document that the service does not have. */
  readonly baseVersion: number;
  /** Counts the changes on this device: what was sent is compared with what is there when the answer comes. */
  readonly edit: number;
  readonly changedAt: string;
  /** What was sent last and has no answer yet. */
  readonly sent?: SentDraft;
  readonly conflict?: DraftConflict;
  /** Why the service did not take it, by field: `blocks.0.title`. It is sent again with the next change. */
  readonly problems?: Readonly<Record<string, string>>;
}

/** What the service last answered to a question of an account. */
export interface AnswerRow {
  readonly key: string;
  readonly value: unknown;
}

export const draftKey = (accountId: string, { siteId, kind, slug }: DraftName): string => `${accountId}/${siteId}/${kind}/${slug}`;

/** Drafts of the content editor on this device. Separate from the shoppers' databases: no shopper's device has one. */
export class DraftDatabase extends Dexie {
  readonly drafts!: EntityTable<DraftRow, 'key'>;
  readonly answers!: EntityTable<AnswerRow, 'key'>;

  constructor(name = 'waymark-content') {
    super(name);
    heedAll(this);
    this.version(1).stores({ drafts: 'key, accountId' });
    this.version(2).stores({ answers: 'key' });
  }
}
