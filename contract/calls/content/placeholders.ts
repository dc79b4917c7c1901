import * as z from 'zod/mini';
import { categoryIdSchema, productIdSchema } from '../../ids.ts';
import { FILTERS_LENGTH, productSearchQuerySchema } from '../products.ts';
import { desk } from './desk.ts';
import { docSlugSchema } from './documents.ts';

/** Products of a list for which no number is given. */
const LISTED_PRODUCTS = 8;
const LISTED_ARTICLES = 4;
const PRODUCTS_MAX = 24;
const ARTICLES_MAX = 12;

const count = (most: number) => z.optional(z.int().check(z.minimum(1), z.maximum(most)));

/** Stands in a stored block for products: chosen ones in their order, or the first of a list. */
export const productsItemSchema = z.object({
  kind: z.literal('products'),
  ids: z.optional(z.array(productIdSchema).check(z.maxLength(PRODUCTS_MAX)).register(desk, { widget: 'products' })),
  /** Not these, but what the recommendation engine finds to go with them; without ids what is popular. */
  recommended: z.optional(z.boolean()),
  categoryId: z.optional(categoryIdSchema.check().register(desk, { widget: 'category' })),
  filters: z.optional(z.string().check(z.maxLength(FILTERS_LENGTH)).register(desk, { widget: 'filters' })),
  ...z.pick(productSearchQuerySchema, { sort: true, q: true }).shape,
  /** All that are chosen, or 8 of a list, where it is missing. */
  count: count(PRODUCTS_MAX),
});
export type ProductsItem = z.infer<typeof productsItemSchema>;

/** Stands in a stored collection for articles: chosen ones in their order, or the newest, of a tag or of all. */
export const articlesItemSchema = z.object({
  kind: z.literal('articles'),
  ids: z.optional(z.array(docSlugSchema).check(z.maxLength(ARTICLES_MAX)).register(desk, { widget: 'articles' })),
  tagId: z.optional(z.string().register(desk, { widget: 'tag' })),
  /** All that are chosen, or 4 of a list, where it is missing. */
  count: count(ARTICLES_MAX),
});
export type ArticlesItem = z.infer<typeof articlesItemSchema>;

/** An empty list of ids is none: the editor leaves one when the last is taken out. */
const chosen = (ids: readonly string[] | undefined): readonly string[] | undefined => (ids?.length ? ids : undefined);

/** How many products a stand-in shows at most. */
export const productsShown = ({ ids, recommended, count: given }: ProductsItem): number =>
  given ?? (recommended ? undefined : chosen(ids)?.length) ?? LISTED_PRODUCTS;

export const articlesShown = ({ ids, count: given }: ArticlesItem): number => given ?? chosen(ids)?.length ?? LISTED_ARTICLES;
