import * as z from 'zod/mini';
import { defineCalls } from './call.ts';

const modeSchema = z.enum(['publish', 'preview']);
const siteIdSchema = z.string().check(z.regex(/^[A-Z0-9-]{2,40}$/));

/** A block of a page. Each kind's own fields are described in content-blocks.ts; here only what every reader needs to choose a renderer. */
export const blockSchema = z.looseObject({ id: z.string(), kind: z.string(), name: z.string() });
export type Block = z.infer<typeof blockSchema>;

export const pageSchema = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  blocks: z.array(blockSchema),
  modifiedAt: z.string(),
});
export type ContentPage = z.infer<typeof pageSchema>;

export const menuItemSchema = z.object({
  id: z.string(),
  title: z.string(),
  target: z.object({ url: z.string(), text: z.string() }),
  columns: z.array(
    z.object({
      title: z.string(),
      target: z.optional(z.object({ url: z.string(), text: z.string() })),
      links: z.array(z.object({ url: z.string(), text: z.string() })),
    }),
  ),
  hideShopAll: z.object({ large: z.boolean(), small: z.boolean() }),
});
export type MenuItem = z.infer<typeof menuItemSchema>;

export const contentCalls = defineCalls({
  'content.page': {
    method: 'GET',
    path: '/{mode}/caas/v1/canvas/augmentedpage/page/{siteId}/{page}',
    access: 'public',
    effect: 'read',
    summary: 'A page assembled from content blocks',
    params: z.object({ mode: modeSchema, siteId: siteIdSchema, page: z.string().check(z.regex(/^[a-z0-9-]{1,60}$/)) }),
    response: pageSchema,
    errors: ['API404'],
    spec: 'spec 2 §7',
  },
  'content.menu': {
    method: 'GET',
    path: '/{mode}/caas/v1/canvas/augmentedpage/menu/{siteId}',
    access: 'public',
    effect: 'read',
    summary: 'The main menu',
    params: z.object({ mode: modeSchema, siteId: siteIdSchema }),
    response: z.object({ items: z.array(menuItemSchema) }),
    errors: ['API404'],
    spec: 'spec 2 §7',
  },
  'content.footer': {
    method: 'GET',
    path: '/{mode}/caas/v1/canvas/augmentedpage/footer/{siteId}',
    access: 'public',
    effect: 'read',
    summary: 'The footer',
    params: z.object({ mode: modeSchema, siteId: siteIdSchema }),
    response: z.object({
      columns: z.array(z.object({ title: z.string(), links: z.array(z.object({ url: z.string(), text: z.string() })) })),
      legal: z.string(),
    }),
    errors: ['API404'],
    spec: 'spec 2 §7',
  },
});
