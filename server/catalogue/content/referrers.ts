import { and, eq, inArray } from 'drizzle-orm';
import { articlesItemSchema } from '#contract/calls/content/placeholders.ts';
import { SHOWCASE_PATH } from '#domain/content-pages.ts';
import type { Db } from '#server/platform/db/open.ts';
import { contentDocs } from '#server/platform/db/schema/content.ts';
import * as z from 'zod/mini';
import type { DocKind, DocScope } from './read-docs.ts';
import { walk } from './store/walk.ts';

const HREF = /\bhref="([^"]*)"/g;
const withoutPlace = (reference: string): string => reference.split(/[?#]/)[0] ?? '';

/** How documents name one of a kind in links: pages by their address, in which a slash is a hyphen of the name. */
const keyOf = (reference: string): string => {
  const [what = '', path = ''] = reference.split(/:(.*)/s);
  if (what !== 'page') return `${what}:${path}`;
  const [first, ...rest] = withoutPlace(path).split('/');
  if (first === SHOWCASE_PATH && rest.length > 0) return `showcase:${rest.join('-')}`;
  if (first === 'stories' && rest.length > 0) return `article:${rest.join('-')}`;
  return first === '' ? 'page:home' : `page:${[first, ...rest].join('-')}`;
};

/** Documents that a document leads to or shows, as `kind:slug`: by links, also within texts, by the event of a form, and by articles that are chosen. */
const namedIn = (doc: unknown): ReadonlySet<string> => {
  const named = new Set<string>();
  for (const { key, value } of walk(doc)) {
    const articles = z.safeParse(articlesItemSchema, value);
    if (articles.success) for (const id of articles.data.ids ?? []) named.add(`article:${id}`);
    if (typeof value !== 'string') continue;
    if (key === 'eventId') named.add(`event:${value}`);
    for (const [, href = ''] of value.matchAll(HREF)) named.add(keyOf(href));
    if (key === 'url') named.add(keyOf(value));
  }
  return named;
};

/** Counts the documents of a site that lead to one or show it. */
export const referrersOf = async (db: Db, { mode, siteId }: DocScope): Promise<(kind: DocKind, slug: string) => number> => {
  const rows = await db
    .select({ kind: contentDocs.kind, slug: contentDocs.slug, doc: contentDocs.doc })
    .from(contentDocs)
    .where(and(eq(contentDocs.siteId, siteId), inArray(contentDocs.mode, mode === 'preview' ? ['preview', 'scheduled', 'publish'] : ['publish'])));
  const referring = rows.map(({ kind, slug, doc }) => ({ key: `${kind}:${slug}`, named: namedIn(doc) }));
  return (kind, slug) => {
    const own = `${kind}:${slug}`;
    return new Set(referring.filter(({ key, named }) => key !== own && named.has(own)).map(({ key }) => key)).size;
  };
};
