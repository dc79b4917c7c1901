import * as z from 'zod/mini';
import { type DocName, docNameSchema, docSchema } from '#contract/calls/content/documents.ts';
import type { Doc } from '#contract/calls/content/documents.ts';

const moment = z.iso.datetime();

/** A document as a file. What it does not name, such as a draft, stays as it is in the shop. */
export const docFileSchema = z.strictObject({
  /** What is published. */
  document: z.optional(docSchema),
  /** ISO: until when. */
  publishUntil: z.optional(moment),
  scheduled: z.optional(z.strictObject({ publishFrom: moment, publishUntil: z.optional(moment), document: docSchema })),
  draft: z.optional(docSchema),
});
export type DocFile = z.infer<typeof docFileSchema>;

/** `WAYMARK-US/page/home.json` */
export const pathOfDoc = ({ siteId, kind, slug }: DocName): string => `${siteId}/${kind}/${slug}.json`;

/** The document that a file is of; undefined where its path names none. */
export const docOfPath = (path: string): DocName | undefined => {
  const [siteId, kind, file = ''] = path.split('/');
  const name = docNameSchema.safeParse({ siteId, kind, slug: file.replace(/\.json$/, '') });
  return name.success && file.endsWith('.json') ? name.data : undefined;
};

export interface DocPart {
  readonly mode: 'publish' | 'scheduled' | 'preview';
  /** Where in the file it stands. */
  readonly field: readonly string[];
  readonly doc: Doc;
  readonly publishFrom: Date | null;
  readonly publishUntil: Date | null;
}

const date = (text: string | undefined): Date | null => (text === undefined ? null : new Date(text));

/** What a file says, by the rows that it becomes. */
export const partsOf = ({ document, publishUntil, scheduled, draft }: DocFile): DocPart[] => [
  ...(document ? [{ mode: 'publish' as const, field: ['document'], doc: document, publishFrom: null, publishUntil: date(publishUntil) }] : []),
  ...(scheduled
    ? [
        {
          mode: 'scheduled' as const,
          field: ['scheduled', 'document'],
          doc: scheduled.document,
          publishFrom: date(scheduled.publishFrom),
          publishUntil: date(scheduled.publishUntil),
        },
      ]
    : []),
  ...(draft ? [{ mode: 'preview' as const, field: ['draft'], doc: draft, publishFrom: null, publishUntil: null }] : []),
];
