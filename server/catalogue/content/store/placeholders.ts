import * as z from 'zod/mini';

const KINDS = ['products', 'articles'];

/** What stands in a collection for products or articles. */
export const isPlaceholder = (item: unknown): boolean =>
  typeof item === 'object' && item !== null && KINDS.includes(String((item as { kind?: unknown }).kind));

const count = (most: number) => z.int().check(z.minimum(1), z.maximum(most));

const productsSchema = z.looseObject({
  kind: z.literal('products'),
  ids: z.optional(z.array(z.string())),
  recommended: z.optional(z.boolean()),
  categoryId: z.optional(z.string()),
  filters: z.optional(z.string()),
  sort: z.optional(z.string()),
  q: z.optional(z.string()),
  count: count(24),
});
const articlesSchema = z.looseObject({ kind: z.literal('articles'), tagId: z.optional(z.string()), count: count(12) });

/** What is wrong with a placeholder, as a schema tells it. */
export const placeholderIssues = (item: unknown) =>
  z.safeParse((item as { kind?: unknown }).kind === 'products' ? productsSchema : articlesSchema, item).error?.issues ?? [];
