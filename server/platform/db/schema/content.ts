import { doublePrecision, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { at } from './columns.ts';
import { accounts } from './accounts.ts';

/**
 * Pages, menus and footers as in the content service, before products and images are inserted. A document has at most one row of each mode: `publish` is
 * what everybody sees, `scheduled` takes its place from `publishFrom` on, `preview` is a draft that only editors see.
 */
export const contentDocs = pgTable(
  'content_docs',
  {
    siteId: text('site_id').notNull(),
    /** DOC_KINDS: page, article, fragment, category, menu ... */
    kind: text('kind').notNull(),
    slug: text('slug').notNull(),
    /** publish, scheduled, preview */
    mode: text('mode').notNull(),
    doc: jsonb('doc').$type<Record<string, unknown>>().notNull(),
    modifiedAt: at('modified_at').notNull(),
    /** Revision that the row was written as; 0 for rows of the seed, which have no history. */
    revision: integer('revision').notNull().default(0),
    /** First moment at which it is shown; null: at once. */
    publishFrom: at('publish_from'),
    /** Moment from which it is not shown any more; null: for good. */
    publishUntil: at('publish_until'),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.kind, table.slug, table.mode] })],
);

/** Every state that an editor or an import gave a document, the oldest first. */
export const contentRevisions = pgTable(
  'content_revisions',
  {
    siteId: text('site_id').notNull(),
    kind: text('kind').notNull(),
    slug: text('slug').notNull(),
    /** The version that an editor names when saving; 0 is what was there before the first change. */
    revision: integer('revision').notNull(),
    doc: jsonb('doc').$type<Record<string, unknown>>().notNull(),
    /** draft, publish, schedule, unpublish, rollback, import */
    action: text('action').notNull(),
    /** Who did it; null: a command, or an account that was deleted since. */
    accountId: uuid('account_id').references(() => accounts.id, { onDelete: 'set null' }),
    at: at('at').notNull(),
    note: text('note'),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.kind, table.slug, table.revision] }),
    index('content_revisions_account').on(table.accountId),
  ],
);

/** Who changed what and when; also images, which have no revisions. */
export const contentAudit = pgTable(
  'content_audit',
  {
    id: uuid('id').primaryKey(),
    at: at('at').notNull(),
    accountId: uuid('account_id').references(() => accounts.id, { onDelete: 'set null' }),
    action: text('action').notNull(),
    /** `WAYMARK-US/page/home`, or the id of an image. */
    target: text('target').notNull(),
    details: jsonb('details').$type<Readonly<Record<string, string | number>>>().notNull(),
  },
  (table) => [index('content_audit_target').on(table.target, table.at), index('content_audit_account').on(table.accountId)],
);

/** Images that editors have uploaded; the files are in the data folder. */
export const contentImages = pgTable(
  'content_images',
  {
    /** `upload-` and the first 32 hexadecimal digits of the SHA-256 of the file as stored. */
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    alt: text('alt').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    bytes: integer('bytes').notNull(),
    /** What must stay in view when the image is cropped: 0 is left or top, 1 is right or bottom. */
    focalX: doublePrecision('focal_x').notNull(),
    focalY: doublePrecision('focal_y').notNull(),
    /** Average colour, shown until the image is there. */
    tone: text('tone').notNull(),
    accountId: uuid('account_id').references(() => accounts.id, { onDelete: 'set null' }),
    createdAt: at('created_at').notNull(),
  },
  (table) => [index('content_images_account').on(table.accountId)],
);
