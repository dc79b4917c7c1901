import * as z from 'zod/mini';

/**
 * Kinds of stored documents: pages of their own, content of other pages, parts of pages, and what stands on every page. A `fixed` document is named by its
 * page, a `category` or `product` document by its id, or `default`.
 */
export const DOC_KINDS = [
  'page',
  'article',
  'event',
  'fragment',
  'showcase',
  'category',
  'product',
  'search',
  'fixed',
  'menu',
  'benefit-bar',
  'popups',
  'footer',
] as const;
export type DocKind = (typeof DOC_KINDS)[number];
export const docKindSchema = z.enum(DOC_KINDS);

export const siteIdSchema = z.string().check(z.regex(/^[A-Z0-9-]{2,40}$/));
/** Capitals are those of product ids. */
export const docSlugSchema = z.string().check(z.regex(/^[A-Za-z0-9-]{1,60}$/));

/** A document by its name. */
export const docNameSchema = z.object({ siteId: siteIdSchema, kind: docKindSchema, slug: docSlugSchema });
export type DocName = z.infer<typeof docNameSchema>;

/** A document as it is stored: `category:1110` in place of addresses, `{kind: 'products', ...}` in place of products. */
export const docSchema = z.record(z.string(), z.unknown());
export type Doc = z.infer<typeof docSchema>;

/** Blocks of a document, counted with those inside of choices. */
export const DOC_BLOCKS_MAX = 500;
/** Of a document as JSON. */
export const DOC_BYTES_MAX = 200 * 1024;
/** Characters of one plain text: a title, a button, an address. Markup has the limit of every call. */
export const DOC_TEXT_MAX = 2_000;
export const REVISION_NOTE_MAX = 200;

/** Image files that editors upload. SVG is none of them: it can contain scripts. */
export const UPLOAD_TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/avif'] as const;
export const UPLOAD_BYTES_MAX = 5 * 1024 * 1024;
export const UPLOAD_ALT_MAX = 300;
