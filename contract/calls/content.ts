import * as z from 'zod/mini';
import { defineCalls } from './call.ts';
import { CONTENT_MODES } from '#contract/constants.ts';
import { categoryIdSchema, productIdSchema } from '#contract/ids.ts';
import { articleResultsSchema } from './content/articles.ts';
import { benefitBarSchema } from './content/banners.ts';
import { popUpSchema } from './content/dialogs.ts';
import { contentEventSchema } from './content/events.ts';
import { menuItemSchema } from './content/navigation.ts';

/** In `preview` drafts stand in the place of what is published. For editors: AUT404 for anybody else. */
const modeSchema = z.enum(CONTENT_MODES);
const siteIdSchema = z.string().check(z.regex(/^[A-Z0-9-]{2,40}$/));
const slugSchema = z.string().check(z.regex(/^[a-z0-9-]{1,60}$/));
const siteParams = z.object({ mode: modeSchema, siteId: siteIdSchema });

/** A block of a page. Each kind's own fields are described in content/; here only what every reader needs to choose a renderer. */
export const blockSchema = z.looseObject({ id: z.string(), kind: z.string(), name: z.string() });
export type Block = z.infer<typeof blockSchema>;

export const pageSchema = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  blocks: z.array(blockSchema),
  modifiedAt: z.string(),
  /** Path of an article, which stands elsewhere than a page of its slug: `/en-us/stories/first-frost`. */
  url: z.optional(z.string()),
});
export type ContentPage = z.infer<typeof pageSchema>;

/** Pages of the shop's own that content fills, by the last part of their path (spec 2 §7). */
export const FIXED_PAGES = [
  'account',
  'account-profile',
  'basecamp',
  'cart',
  'checkout',
  'contact-us',
  'error-4xx',
  'gift-card',
  'loyalty-modal',
  'order-confirmation',
  'promotions',
  'search',
  'sign-in-modal',
  'sign-up',
  'sign-up-modal',
  'store-locator',
  'westend',
] as const;
export type FixedPage = (typeof FIXED_PAGES)[number];

/** Content of a fixed page. One that nobody has written anything for has no blocks: it is not missing. */
const fixedPage = <const Page extends FixedPage>(page: Page) =>
  ({
    method: 'GET',
    path: `/{mode}/caas/v1/canvas/augmentedpage/{siteId}/${page}`,
    access: 'public',
    effect: 'read',
    summary: 'Content of a page of the shop',
    params: siteParams,
    response: pageSchema,
    errors: ['API404', 'AUT404'],
    spec: 'spec 2 §7',
  }) as const;

/** Kinds of documents that can be listed (spec 3 §2, preview viewer). */
export const DOC_TYPES = ['page', 'article', 'event', 'fragment', 'showcase', 'category', 'product', 'search', 'fixed'] as const;
export type DocType = (typeof DOC_TYPES)[number];

const listQuery = {
  limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(50))),
  offset: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(10_000))),
};

/** A document in a list: `referrers` is how many other documents link to it. */
export const listedDocSchema = z.object({
  id: z.string(),
  name: z.string(),
  title: z.string(),
  /** Where it can be seen; a fragment or a part of another page has the page's. */
  url: z.string(),
  layoutVariant: z.optional(z.string()),
  referrers: z.int(),
  modifiedAt: z.string(),
});
export type ListedDoc = z.infer<typeof listedDocSchema>;

const childPageSchema = z.object({ slug: z.string(), title: z.string(), description: z.string(), url: z.string(), modifiedAt: z.string() });

const read = { method: 'GET', access: 'public', effect: 'read', errors: ['API404', 'AUT404'], spec: 'spec 2 §7' } as const;

export const contentCalls = defineCalls({
  'content.fixed.account': fixedPage('account'),
  'content.fixed.account-profile': fixedPage('account-profile'),
  'content.fixed.basecamp': fixedPage('basecamp'),
  'content.fixed.cart': fixedPage('cart'),
  'content.fixed.checkout': fixedPage('checkout'),
  'content.fixed.contact-us': fixedPage('contact-us'),
  'content.fixed.error-4xx': fixedPage('error-4xx'),
  'content.fixed.gift-card': fixedPage('gift-card'),
  'content.fixed.loyalty-modal': fixedPage('loyalty-modal'),
  'content.fixed.order-confirmation': fixedPage('order-confirmation'),
  'content.fixed.promotions': fixedPage('promotions'),
  'content.fixed.search': fixedPage('search'),
  'content.fixed.sign-in-modal': fixedPage('sign-in-modal'),
  'content.fixed.sign-up': fixedPage('sign-up'),
  'content.fixed.sign-up-modal': fixedPage('sign-up-modal'),
  'content.fixed.store-locator': fixedPage('store-locator'),
  'content.fixed.westend': fixedPage('westend'),
  'content.page': {
    ...read,
    path: '/{mode}/caas/v1/canvas/augmentedpage/page/{siteId}/{page}',
    summary: 'A page assembled from content blocks',
    params: z.extend(siteParams, { page: slugSchema }),
    response: pageSchema,
  },
  'content.category': {
    ...read,
    path: '/{mode}/caas/v1/canvas/augmentedpage/category/{siteId}/{categoryId}',
    summary: 'Content of the list of a category; no blocks where there is none',
    params: z.extend(siteParams, { categoryId: categoryIdSchema }),
    response: pageSchema,
  },
  'content.search': {
    ...read,
    path: '/{mode}/caas/v1/canvas/augmentedpage/search/{siteId}/{searchType}',
    summary: 'Content of a search: `results`, `empty` or `hub`; `q` chooses what is written for a word',
    params: z.extend(siteParams, { searchType: z.enum(['results', 'empty', 'hub']) }),
    query: z.object({ q: z.optional(z.string().check(z.maxLength(200))) }),
    response: pageSchema,
  },
  'content.product': {
    ...read,
    path: '/{mode}/caas/v1/canvas/augmentedpage/product/{siteId}/{productId}',
    summary: 'Content of the page of a product; no blocks where there is none',
    params: z.extend(siteParams, { productId: productIdSchema }),
    response: pageSchema,
  },
  'content.fragment': {
    ...read,
    path: '/{mode}/caas/v1/canvas/augmentedpage/fragment/{fragmentId}',
    summary: 'Blocks that several pages share. The only call without a site: the locale of the request says in which language',
    params: z.object({ mode: modeSchema, fragmentId: slugSchema }),
    response: pageSchema,
  },
  'content.children': {
    ...read,
    path: '/{mode}/caas/v1/canvas/augmentedpage/children/{siteId}/{parentPageSlug}',
    summary: 'The pages below a page',
    params: z.extend(siteParams, { parentPageSlug: slugSchema }),
    response: z.object({ pages: z.array(childPageSchema) }),
  },
  'content.showcase': {
    ...read,
    path: '/{mode}/caas/v1/canvas/augmentedpage/showcase/{siteId}/{docType}',
    summary: 'Documents of a kind, newest first',
    params: z.extend(siteParams, { docType: z.enum(DOC_TYPES) }),
    query: z.object({ layoutVariant: z.optional(z.string().check(z.maxLength(60))), ...listQuery }),
    response: z.object({ docs: z.array(listedDocSchema), numFound: z.int() }),
  },
  'content.articleSearch': {
    ...read,
    path: '/{mode}/caas/v1/canvas/augmentedpage/articles/{siteId}',
    summary: 'Articles, newest first, with the tags they can be filtered by',
    params: siteParams,
    query: z.object({ ...listQuery, tagId: z.optional(slugSchema), q: z.optional(z.string().check(z.maxLength(200))) }),
    response: articleResultsSchema,
    spec: 'spec 3 §7',
  },
  'content.events': {
    ...read,
    path: '/{mode}/caas/v1/canvas/augmentedpage/events/{siteId}',
    summary: 'Events to come, the next first',
    params: siteParams,
    response: z.object({ events: z.array(contentEventSchema) }),
    spec: 'spec 3 §3',
  },
  'content.menu': {
    ...read,
    path: '/{mode}/caas/v1/canvas/augmentedpage/menu/{siteId}',
    summary: 'The main menu, and the benefit bar over it',
    params: siteParams,
    // The benefit bar comes along: it is wanted on every page, just as the menu is.
    response: z.object({ items: z.array(menuItemSchema), benefitBar: z.optional(benefitBarSchema) }),
  },
  'content.popups': {
    ...read,
    path: '/{mode}/caas/v1/canvas/augmentedpage/popups/{siteId}',
    summary: 'Offers that come up by themselves, the most important first',
    params: siteParams,
    response: z.object({ popups: z.array(popUpSchema) }),
    spec: 'spec 2 §7; spec 3 §4',
  },
  'content.footer': {
    ...read,
    path: '/{mode}/caas/v1/canvas/augmentedpage/footer/{siteId}',
    summary: 'The footer',
    params: siteParams,
    response: z.object({
      columns: z.array(z.object({ title: z.string(), links: z.array(z.object({ url: z.string(), text: z.string() })) })),
      legal: z.string(),
    }),
  },
});
