import type { EditedDocument, DraftName } from '#db/content-drafts/draft-database.ts';
import type { DraftPorts } from '#db/content-drafts/draft-sync.ts';
import type { ContentChoices, DrawnDoc } from '#contract/calls/content-admin.ts';
import type { PictureRef } from '#contract/calls/products.ts';
import type { FilterChoices, Referred } from './form/reference-source.ts';
import type { EditorSchemas } from './form/schema-node.ts';

/** A document in the list of the editor. */
export interface ListedDocument extends DraftName {
  readonly title: string;
  /** Which of its forms there are. */
  readonly published: boolean;
  readonly draft: boolean;
  readonly scheduledFor?: string | undefined;
  readonly modifiedAt: string;
}

export interface Revision {
  readonly version: number;
  readonly action: string;
  readonly author: string;
  readonly at: string;
  readonly note?: string | undefined;
  readonly document: EditedDocument;
}

/** A document as the editor opens it. */
export interface OpenedDocument {
  /** Draft where there is one, else what is published. */
  readonly document: EditedDocument;
  readonly published?: EditedDocument | undefined;
  readonly version: number;
  readonly publishFrom?: string | undefined;
  readonly publishUntil?: string | undefined;
  /** Address of the page that shows it; nothing for a document that nobody has saved. */
  readonly url?: string | undefined;
}

export interface Schedule {
  /** ISO; at once where it is missing. */
  readonly from?: string | undefined;
  readonly until?: string | undefined;
}

export interface UploadedPicture {
  readonly picture: PictureRef;
  readonly name: string;
}

export interface NewPicture {
  readonly file: File;
  readonly alt: string;
  /** 0 to 1 from the left and from the top: what stays in view when it is cropped. */
  readonly focalPoint: { readonly x: number; readonly y: number };
}

/** A file that says it is a picture and is none. */
export class UnreadablePicture extends Error {
  override readonly name = 'UnreadablePicture';
}

export interface AuditEntry {
  readonly at: string;
  readonly author: string;
  readonly action: string;
  readonly target: string;
}

/** What the editor asks the content service. */
export interface EditorService {
  readonly schemas: () => Promise<EditorSchemas>;
  readonly list: (query: { siteId: string; kind?: string; q?: string }) => Promise<readonly ListedDocument[]>;
  readonly open: (name: DraftName) => Promise<OpenedDocument | undefined>;
  readonly save: DraftPorts['save'];
  readonly check: (name: DraftName, document: EditedDocument) => Promise<Readonly<Record<string, string>>>;
  /** What a document would look like, without saving it. */
  readonly draw: (name: DraftName, document: EditedDocument) => Promise<DrawnDoc>;
  /** Facets of all products of a site. */
  readonly filters: (siteId: string) => Promise<readonly FilterChoices[]>;
  readonly choices: (siteId: string) => Promise<ContentChoices>;
  readonly publish: (name: DraftName, version: number, schedule: Schedule) => Promise<void>;
  readonly unpublish: (name: DraftName, version: number) => Promise<void>;
  readonly history: (name: DraftName) => Promise<readonly Revision[]>;
  readonly rollback: (name: DraftName, toVersion: number, version: number) => Promise<void>;
  readonly audit: () => Promise<readonly AuditEntry[]>;
  /** Products of a site, by words or id; or those with the ids. */
  readonly products: (siteId: string, query: { readonly q: string } | { readonly ids: readonly string[] }) => Promise<readonly Referred[]>;
  readonly pictures: () => Promise<readonly UploadedPicture[]>;
  readonly upload: (picture: NewPicture) => Promise<PictureRef>;
}
