import * as z from 'zod/mini';
import { productIdSchema } from '#contract/ids.ts';
import { LOCALE_IDS } from '#contract/locales.ts';
import { defineCalls } from './call.ts';
import { productSetSchema } from './discovery.ts';
import { SET_PROBLEMS } from './product-set-limits.ts';

/** Made by the page for a new set. */
const setIdSchema = z.string().check(z.regex(/^[a-z0-9-]{1,40}$/));
const versionSchema = z.int().check(z.minimum(0), z.maximum(1_000_000_000));
const titleSchema = z.string().check(z.maxLength(300));
const dateSchema = z.optional(z.string().check(z.maxLength(40)));

/** A set as it is written. A draft may be incomplete; what is wrong with it is told by `setAdmin.check`. */
export const setDocumentSchema = z.object({
  /** By locale; REQUIRED_TITLES are needed for publication. */
  titles: z.partialRecord(z.enum(LOCALE_IDS), titleSchema),
  /** Styles in the order in which they are shown; the first is what the set is built around. */
  products: z.array(productIdSchema).check(z.maxLength(24)),
  /** Off the products that complete the set, for every first product of the set in the cart. Missing: no price of its own. */
  price: z.optional(
    z.object({
      percent: z.optional(z.number().check(z.minimum(-1_000_000), z.maximum(1_000_000))),
      /** ISO; at once, and for good, where they are missing. */
      from: dateSchema,
      until: dateSchema,
    }),
  ),
});
export type SetDocument = z.infer<typeof setDocumentSchema>;

const listedSchema = z.object({
  id: z.string(),
  /** In the language of the request; may be empty. */
  title: z.string(),
  /** Names of its products, in the language of the request; an id where the shop has no such product. */
  products: z.array(z.string()),
  published: z.boolean(),
  draft: z.boolean(),
  modifiedAt: z.optional(z.string()),
});
export type ListedSet = z.infer<typeof listedSchema>;

const openedSchema = z.object({
  /** The draft where there is one, else what is published. */
  document: setDocumentSchema,
  published: z.boolean(),
  /** To be named when saving; 0: nobody has saved it yet. */
  version: versionSchema,
});
export type OpenedSet = z.infer<typeof openedSchema>;

const revisionSchema = z.object({
  version: versionSchema,
  action: z.string(),
  /** Email address of the account; empty: an account that is gone. */
  author: z.string(),
  at: z.string(),
  document: setDocumentSchema,
});
export type SetRevision = z.infer<typeof revisionSchema>;

const problemsSchema = z.record(z.string(), z.enum(SET_PROBLEMS));
export type SetProblems = z.infer<typeof problemsSchema>;

const base = { access: 'personal', session: 'registered', spec: 'spec 2 §7; ours' } as const;
const read = { ...base, method: 'GET', effect: 'read' } as const;
const change = { ...base, effect: 'change' } as const;

const SETS = '/product-sets/v1/sets';
const SET = `${SETS}/{setId}`;
const bySet = z.object({ setId: setIdSchema });
const byVersion = z.object({ version: versionSchema });
const savedSchema = z.object({ version: versionSchema });

/** Writing the sets of products ("complete the look"). For editors: AUT404 for anybody else. */
export const productSetCalls = defineCalls({
  'setAdmin.list': {
    ...read,
    path: SETS,
    summary: 'Sets: those that are published in the order in which pages show them, then the others, the last changed first',
    query: z.object({
      /** Part of a title, or the number of a product. */
      q: z.optional(z.string().check(z.maxLength(100))),
    }),
    response: z.object({ sets: z.array(listedSchema) }),
    errors: ['AUT404'],
  },
  'setAdmin.open': {
    ...read,
    path: SET,
    summary: 'A set as it is edited',
    params: bySet,
    response: openedSchema,
    errors: ['API404', 'AUT404'],
  },
  'setAdmin.history': {
    ...read,
    path: `${SET}/revisions`,
    summary: 'Revisions of a set, the last first; 50 at most',
    params: bySet,
    response: z.object({ revisions: z.array(revisionSchema) }),
    errors: ['AUT404'],
  },
  'setAdmin.check': {
    ...read,
    method: 'POST',
    path: `${SET}/check`,
    summary: 'What is wrong with a set, by field, and what a page in the language of the request would show of it',
    params: bySet,
    body: z.object({ document: setDocumentSchema }),
    response: z.object({ problems: problemsSchema, preview: z.optional(productSetSchema) }),
    errors: ['AUT404'],
  },
  'setAdmin.save': {
    ...change,
    method: 'PUT',
    path: `${SET}/draft`,
    summary: 'Save a draft. WMK409V where `version` is not the last one',
    params: bySet,
    body: z.object({ document: setDocumentSchema, version: versionSchema }),
    response: savedSchema,
    errors: ['AUT404', 'WMK409V'],
  },
  'setAdmin.publish': {
    ...change,
    method: 'POST',
    path: `${SET}/publish`,
    summary: 'Publish the draft, with its price. WMK422D names what is wrong by field',
    params: bySet,
    body: byVersion,
    response: savedSchema,
    errors: ['API404', 'AUT404', 'WMK409V', 'WMK422D'],
  },
  'setAdmin.unpublish': {
    ...change,
    method: 'POST',
    path: `${SET}/unpublish`,
    summary: 'Take a set off all pages, and its price out of all carts; it stays as a draft',
    params: bySet,
    body: byVersion,
    response: savedSchema,
    errors: ['API404', 'AUT404', 'WMK409V'],
  },
  'setAdmin.rollback': {
    ...change,
    method: 'POST',
    path: `${SET}/rollback`,
    summary: 'Make a former revision the draft',
    params: bySet,
    body: z.object({ toVersion: versionSchema, version: versionSchema }),
    response: savedSchema,
    errors: ['API404', 'AUT404', 'WMK409V'],
  },
  'setAdmin.remove': {
    ...change,
    method: 'DELETE',
    path: SET,
    summary: 'Delete a set with its drafts and revisions, and take its price out of all carts',
    params: bySet,
    body: byVersion,
    response: z.object({ deleted: z.literal(true) }),
    errors: ['API404', 'AUT404', 'WMK409V'],
  },
  'setAdmin.order': {
    ...change,
    method: 'PUT',
    path: '/product-sets/v1/order',
    summary: 'The order in which pages show published sets: those that are named come first',
    body: z.object({ ids: z.array(setIdSchema).check(z.minLength(1), z.maxLength(500)) }),
    response: z.object({ ids: z.array(z.string()) }),
    errors: ['AUT404'],
  },
  'setAdmin.audit': {
    ...read,
    path: '/product-sets/v1/audit',
    summary: 'Who changed which set, the last change first; 100 at most',
    response: z.object({ entries: z.array(z.object({ at: z.string(), author: z.string(), action: z.string(), target: z.string() })) }),
    errors: ['AUT404'],
  },
});
