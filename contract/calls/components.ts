import * as z from 'zod/mini';
import { defineCalls } from './call.ts';
import { articleSchema } from './content/articles.ts';
import { contentCalls, pageSchema } from './content.ts';
import { crumbSchema, pictureSchema, productDetailsSchema } from './products.ts';
import { LOCALE_IDS } from '#contract/locales.ts';

const read = { method: 'GET', access: 'public', effect: 'read', spec: 'spec 2 §7' } as const;

const linkSchema = z.object({ id: z.string(), url: z.string(), text: z.string() });

/** A list that a rule or an editor fills, across departments. */
export const collectionSchema = z.object({
  id: z.string(),
  title: z.string(),
  url: z.string(),
  /** Styles in it; never 0. */
  count: z.int(),
  picture: pictureSchema,
});
export type Collection = z.infer<typeof collectionSchema>;

/** Sizes of the shoes of one kind of wearer for lengths of the foot, the shortest first. */
export const footGroupSchema = z.object({
  /** Names the size chart: `shoes-women`. */
  productType: z.string(),
  title: z.string(),
  note: z.string(),
  sizes: z.array(
    z.object({
      /** Millimetres; the longest foot that the size is made for. */
      foot: z.int(),
      /** Value of the product's option `size`. */
      size: z.string(),
      /** As this locale says it. */
      label: z.string(),
    }),
  ),
});
export type FootGroup = z.infer<typeof footGroupSchema>;

export const locationSchema = z.object({
  locale: z.enum(LOCALE_IDS),
  country: z.string(),
  name: z.string(),
  /** In that language. */
  language: z.string(),
  /** BCP 47. */
  tag: z.string(),
  currency: z.string(),
  url: z.string(),
});
export const locationGroupSchema = z.object({ id: z.enum(['north-america', 'europe']), name: z.string(), locations: z.array(locationSchema) });
export type LocationGroup = z.infer<typeof locationGroupSchema>;

export const searchHubSchema = z.object({
  /** What others look for. */
  popular: z.array(z.object({ text: z.string(), url: z.string() })),
  /** The departments. */
  categories: z.array(crumbSchema),
  /** The newest. */
  articles: z.array(articleSchema),
});
export type SearchHub = z.infer<typeof searchHubSchema>;

/** Parts of pages that several services are asked for at once. Below the preview prefix their content is the editors' drafts. */
export const frameCalls = defineCalls({
  'fapi.components.footer': {
    ...read,
    path: '/fapi/components/footer',
    summary: 'The footer',
    response: contentCalls['content.footer'].response,
    errors: ['AUT404'],
  },
  'fapi.components.utility': {
    ...read,
    path: '/fapi/components/utility',
    summary: 'Links to what the shop offers beside its range, as the settings of the locale allow',
    response: z.object({ links: z.array(linkSchema) }),
    errors: ['AUT404'],
  },
});

export const componentCalls = defineCalls({
  'fapi.components.compare': {
    ...read,
    path: '/fapi/components/compare',
    summary: 'Up to four styles as their pages show them, in the order of `ids`; a colourway’s id stands for its style',
    query: z.object({ ids: z.string().check(z.regex(/^[A-Z0-9]{8,11}(?:,[A-Z0-9]{8,11}){0,3}$/)) }),
    response: z.object({
      products: z.array(productDetailsSchema),
      /** Ids that the shop does not sell, or no longer. */
      gone: z.array(z.string()),
    }),
    errors: ['AUT404'],
  },
  'fapi.components.collections': {
    ...read,
    path: '/fapi/components/collections',
    summary: 'Collections across departments that hold something',
    response: z.object({ collections: z.array(collectionSchema) }),
    errors: ['AUT404'],
  },
  'fapi.components.foot-sizes': {
    ...read,
    path: '/fapi/components/foot-sizes',
    summary: 'Shoe sizes by the length of the foot',
    response: z.object({ groups: z.array(footGroupSchema) }),
    errors: ['AUT404'],
  },
  'fapi.components.search-hub': {
    ...read,
    path: '/fapi/components/search-hub',
    summary: 'Where a search begins: what others look for, departments, articles',
    response: searchHubSchema,
    errors: ['AUT404'],
  },
  'fapi.pages.location-selector': {
    ...read,
    path: '/fapi/pages/location-selector',
    summary: 'The countries and languages of the shop',
    response: z.object({ groups: z.array(locationGroupSchema) }),
    errors: ['AUT404'],
  },
  'fapi.pages.page': {
    ...read,
    path: '/fapi/pages/{page}',
    summary: 'A page assembled from content blocks, for the locale of the request',
    params: z.object({ page: z.string().check(z.regex(/^[a-z0-9-]{1,60}$/)) }),
    response: pageSchema,
    errors: ['API404', 'AUT404'],
  },
});
