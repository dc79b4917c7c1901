import * as z from 'zod/mini';
import { richTextSchema } from './desk.ts';
import { common, placement, pictureSchema } from './parts.ts';

/** An article as a card shows it (spec 3 §3, article). */
export const articleSchema = z.object({
  id: z.string(),
  url: z.string(),
  title: z.string(),
  picture: z.optional(z.object({ url: z.string(), alt: z.string(), picture: z.optional(pictureSchema) })),
  tags: z.array(z.string()),
  eyebrow: z.optional(z.string()),
  /** ISO day. */
  date: z.string(),
});
export type Article = z.infer<typeof articleSchema>;

/** A text to read, section by section: terms, help, a story (spec 3 §2, article page). */
export const articleBlockSchema = z.object({
  ...common,
  kind: z.literal('article-page'),
  /** ISO day: of a story its publication, of terms their last change. */
  date: z.optional(z.string()),
  tags: z.optional(z.array(z.object({ id: z.string(), label: z.string() }))),
  sections: z.array(z.object({ id: z.string(), title: z.string(), richText: richTextSchema() })),
  /** Laid in by the server: of a story, others with its tags first (spec 3 §9). */
  related: z.optional(z.array(articleSchema)),
});
export type ArticleBlock = z.infer<typeof articleBlockSchema>;

/** An article among the items of a collection. */
export const articleItemSchema = z.object({ kind: z.literal('article'), id: z.string(), article: articleSchema });

export const articleFacetSchema = z.object({ id: z.string(), label: z.string() });

/** One page of the articles (spec 3 §7): `numFound` in all. */
export const articleResultsSchema = z.object({
  articles: z.array(articleSchema),
  facets: z.array(articleFacetSchema),
  numFound: z.int(),
});
export type ArticleResults = z.infer<typeof articleResultsSchema>;

/** Articles with filters by tag; the first page has rows times columns of them, or 3 (spec 3 §9). */
export const articleGridBlockSchema = z.object({
  ...placement,
  kind: z.literal('article-grid'),
  title: common.title,
  subtitle: common.subtitle,
  titleH1: common.titleH1,
  rows: z.optional(z.int().check(z.minimum(1), z.maximum(12))),
  columns: z.optional(z.int().check(z.minimum(1), z.maximum(4))),
  /** Laid in by the server: the first page. */
  results: z.optional(articleResultsSchema),
});
export type ArticleGridBlock = z.infer<typeof articleGridBlockSchema>;
