import * as z from 'zod/mini';
import { defineCalls } from './call.ts';
import { CONTENT_MODES } from '#contract/constants.ts';
import { benefitBarSchema, menuBannerSchema, popUpSchema } from './content-blocks.ts';
import { pictureSchema } from './products.ts';

const modeSchema = z.enum(CONTENT_MODES);
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

const menuLinkSchema = z.object({ url: z.string(), text: z.string() });

export const menuItemSchema = z.object({
  id: z.string(),
  title: z.string(),
  target: menuLinkSchema,
  columns: z.array(z.object({ title: z.string(), target: z.optional(menuLinkSchema), links: z.array(menuLinkSchema) })),
  menuBanner: z.optional(menuBannerSchema),
  /** Ways in that are pictures: what one looks for is faster seen than read. */
  visualSelectors: z.optional(z.array(z.object({ id: z.string(), target: menuLinkSchema, picture: pictureSchema }))),
  visualSelectorsTitle: z.optional(z.string()),
  hideShopAll: z.object({ large: z.boolean(), small: z.boolean() }),
  /** Stands in the place of "Shop all". */
  overrideShopAll: z.optional(menuLinkSchema),
});
export type MenuItem = z.infer<typeof menuItemSchema>;
export type VisualSelector = NonNullable<MenuItem['visualSelectors']>[number];

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
    summary: 'The main menu, and the benefit bar over it',
    params: z.object({ mode: modeSchema, siteId: siteIdSchema }),
    // The benefit bar comes along: it is wanted on every page, just as the menu is.
    response: z.object({ items: z.array(menuItemSchema), benefitBar: z.optional(benefitBarSchema) }),
    errors: ['API404'],
    spec: 'spec 2 §7',
  },
  'content.popups': {
    method: 'GET',
    path: '/{mode}/caas/v1/canvas/augmentedpage/popups/{siteId}',
    access: 'public',
    effect: 'read',
    summary: 'Offers that come up by themselves, the most important first',
    params: z.object({ mode: modeSchema, siteId: siteIdSchema }),
    response: z.object({ popups: z.array(popUpSchema) }),
    errors: ['API404'],
    spec: 'spec 2 §7; spec 3 §4',
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
