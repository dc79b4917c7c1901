import * as z from 'zod/mini';
import { defineCalls } from './call.ts';
import { contentCalls, pageSchema } from './content.ts';
import { benefitBarSchema } from './content/banners.ts';
import { popUpSchema } from './content/dialogs.ts';
import {
  docKindSchema,
  docNameSchema,
  docSchema,
  docSlugSchema,
  REVISION_NOTE_MAX,
  siteIdSchema,
  UPLOAD_ALT_MAX,
  UPLOAD_BYTES_MAX,
  UPLOAD_TYPES,
} from './content/documents.ts';
import { contentEventSchema } from './content/events.ts';
import { menuItemSchema } from './content/navigation.ts';
import { pictureSchema } from './products.ts';

const versionSchema = z.int().check(z.minimum(0), z.maximum(1_000_000_000));
const noteSchema = z.optional(z.string().check(z.maxLength(REVISION_NOTE_MAX)));

export const DOC_STATES = ['published', 'draft', 'scheduled'] as const;

const listedSchema = z.extend(docNameSchema, {
  title: z.string(),
  published: z.boolean(),
  draft: z.boolean(),
  /** When it will be published. */
  scheduledFor: z.optional(z.string()),
  modifiedAt: z.string(),
});
export type EditedDocListing = z.infer<typeof listedSchema>;

const openedSchema = z.object({
  /** Draft where there is one, else what is scheduled, else what is published. */
  document: docSchema,
  published: z.optional(docSchema),
  /** To be named when saving; 0: nobody has saved it yet. */
  version: versionSchema,
  publishFrom: z.optional(z.string()),
  publishUntil: z.optional(z.string()),
  /** Address of the page that shows it. */
  url: z.string(),
});
export type OpenedDoc = z.infer<typeof openedSchema>;

export const REVISION_ACTIONS = ['draft', 'publish', 'schedule', 'unpublish', 'rollback', 'import'] as const;
export type RevisionAction = (typeof REVISION_ACTIONS)[number];

const revisionSchema = z.object({
  version: versionSchema,
  action: z.enum(REVISION_ACTIONS),
  /** Email address of the account; empty: a command, or an account that is gone. */
  author: z.string(),
  at: z.string(),
  note: z.optional(z.string()),
  document: docSchema,
});
export type DocRevision = z.infer<typeof revisionSchema>;

/** A sentence for each field that is wrong, by its path: `blocks.0.title`. */
const problemsSchema = z.record(z.string(), z.string());

/** A document as the page draws it: one of the fields, by its kind. */
const drawnSchema = z.object({
  page: z.optional(pageSchema),
  event: z.optional(contentEventSchema),
  menu: z.optional(z.array(menuItemSchema)),
  benefitBar: z.optional(benefitBarSchema),
  popups: z.optional(z.array(popUpSchema)),
  footer: z.optional(contentCalls['content.footer'].response),
  /** What is left out because it is not complete, by the path of its field. */
  problems: problemsSchema,
});
export type DrawnDoc = z.infer<typeof drawnSchema>;

const choiceSchema = z.object({ id: z.string(), name: z.string() });
const choicesSchema = z.object({
  /** From the root down, each with the names of those above it: `Women › Shoes › Boots`. */
  categories: z.array(choiceSchema),
  /** Tags of the site's articles. */
  tags: z.array(choiceSchema),
  events: z.array(choiceSchema),
  pages: z.array(choiceSchema),
});
export type ContentChoices = z.infer<typeof choicesSchema>;

const savedSchema = z.object({ version: versionSchema });
const uploadedSchema = z.object({ name: z.string(), picture: pictureSchema, width: z.int(), height: z.int(), createdAt: z.string() });
export type UploadedImage = z.infer<typeof uploadedSchema>;

const auditSchema = z.object({ at: z.string(), author: z.string(), action: z.string(), target: z.string() });

const base = { access: 'personal', session: 'registered', spec: 'spec 3 §3' } as const;
const read = { ...base, method: 'GET', effect: 'read' } as const;
const change = { ...base, effect: 'change' } as const;

const DOCUMENT = '/content-admin/v1/documents/{siteId}/{kind}/{slug}';
const page = {
  limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(200))),
  offset: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(10_000))),
};

/** Writing content. For editors: AUT404 for anybody else. */
export const contentAdminCalls = defineCalls({
  'contentAdmin.schemas': {
    ...read,
    path: '/content-admin/v1/schemas',
    summary: 'Fields of every block (`blocks`) and kind of document (`documents`) as JSON Schema, with hints for the editor',
    response: z.record(z.string(), z.unknown()),
    errors: ['AUT404'],
  },
  'contentAdmin.documents': {
    ...read,
    path: '/content-admin/v1/documents/{siteId}',
    summary: 'Documents of a site, the last changed first',
    params: z.object({ siteId: siteIdSchema }),
    query: z.object({
      kind: z.optional(docKindSchema),
      state: z.optional(z.enum(DOC_STATES)),
      /** Part of its name or title. */
      q: z.optional(z.string().check(z.maxLength(100))),
      ...page,
    }),
    response: z.object({ documents: z.array(listedSchema), numFound: z.int() }),
    errors: ['API404', 'AUT404'],
  },
  'contentAdmin.document': {
    ...read,
    path: DOCUMENT,
    summary: 'A document as it is edited',
    params: docNameSchema,
    response: openedSchema,
    errors: ['API404', 'AUT404'],
  },
  'contentAdmin.history': {
    ...read,
    path: `${DOCUMENT}/revisions`,
    summary: 'Revisions of a document, the last first',
    params: docNameSchema,
    query: z.object(page),
    response: z.object({ revisions: z.array(revisionSchema) }),
    errors: ['API404', 'AUT404'],
  },
  'contentAdmin.save': {
    ...change,
    method: 'PUT',
    path: `${DOCUMENT}/draft`,
    summary: 'Save a draft. WMK409V where `version` is not the last one',
    params: docNameSchema,
    body: z.object({ document: docSchema, version: versionSchema, note: noteSchema }),
    response: savedSchema,
    errors: ['API404', 'AUT404', 'WMK409V', 'WMK422D'],
  },
  'contentAdmin.validate': {
    ...read,
    method: 'POST',
    path: `${DOCUMENT}/validate`,
    summary: 'What is wrong with a document; links that lead nowhere are named',
    params: docNameSchema,
    body: z.object({ document: docSchema }),
    response: z.object({ problems: problemsSchema }),
    errors: ['API404', 'AUT404'],
  },
  'contentAdmin.preview': {
    ...read,
    method: 'POST',
    path: `${DOCUMENT}/preview`,
    summary: 'A document as the page would draw it, without saving it. Parts that are not complete are left out and named',
    params: docNameSchema,
    body: z.object({ document: docSchema }),
    response: drawnSchema,
    errors: ['API404', 'AUT404'],
  },
  'contentAdmin.choices': {
    ...read,
    path: '/content-admin/v1/choices/{siteId}',
    summary: 'What fields of a site choose from: categories, tags of articles, events and pages by their names',
    params: z.object({ siteId: siteIdSchema }),
    response: choicesSchema,
    errors: ['API404', 'AUT404'],
  },
  'contentAdmin.publish': {
    ...change,
    method: 'POST',
    path: `${DOCUMENT}/publish`,
    summary: 'Publish the draft, or what is published with another schedule',
    params: docNameSchema,
    body: z.object({
      version: versionSchema,
      /** ISO; at once where it is missing or past. */
      from: z.optional(z.iso.datetime()),
      until: z.optional(z.iso.datetime()),
      note: noteSchema,
    }),
    response: savedSchema,
    errors: ['API404', 'AUT404', 'WMK409V', 'WMK422D'],
  },
  'contentAdmin.unpublish': {
    ...change,
    method: 'POST',
    path: `${DOCUMENT}/unpublish`,
    summary: 'Take a document offline; it stays as a draft',
    params: docNameSchema,
    body: z.object({ version: versionSchema, note: noteSchema }),
    response: savedSchema,
    errors: ['API404', 'AUT404', 'WMK409V'],
  },
  'contentAdmin.rollback': {
    ...change,
    method: 'POST',
    path: `${DOCUMENT}/rollback`,
    summary: 'Make a former revision the draft',
    params: docNameSchema,
    body: z.object({ toVersion: versionSchema, version: versionSchema, note: noteSchema }),
    response: savedSchema,
    errors: ['API404', 'AUT404', 'WMK409V', 'WMK422D'],
  },
  'contentAdmin.audit': {
    ...read,
    path: '/content-admin/v1/audit',
    summary: 'Who changed what, the last change first',
    query: z.object(page),
    response: z.object({ entries: z.array(auditSchema) }),
    errors: ['AUT404'],
  },
  'contentAdmin.images': {
    ...read,
    path: '/content-admin/v1/images',
    summary: 'Uploaded images, the last first',
    query: z.object(page),
    response: z.object({ images: z.array(uploadedSchema) }),
    errors: ['AUT404'],
  },
  'contentAdmin.uploadImage': {
    ...base,
    effect: 'saga',
    method: 'POST',
    path: '/content-admin/v1/images',
    summary: 'Upload an image. It is drawn anew without what else its file carries; the same image again is the one that is there',
    body: z.object({
      name: docSlugSchema,
      type: z.enum(UPLOAD_TYPES),
      /** Base64. */
      content: z.string().check(z.minLength(1), z.maxLength(Math.ceil(UPLOAD_BYTES_MAX / 3) * 4)),
      /** What it shows, for whoever does not see it. */
      alt: z.string().check(z.trim(), z.minLength(1), z.maxLength(UPLOAD_ALT_MAX)),
      /** What stays in view when it is cropped: 0 is left or top, 1 is right or bottom. */
      focalPoint: z.object({ x: z.number().check(z.minimum(0), z.maximum(1)), y: z.number().check(z.minimum(0), z.maximum(1)) }),
    }),
    bodyLimit: Math.ceil(UPLOAD_BYTES_MAX / 3) * 4 + 16 * 1024,
    response: uploadedSchema,
    status: 201,
    errors: ['AUT404', 'WMK422P'],
  },
});
