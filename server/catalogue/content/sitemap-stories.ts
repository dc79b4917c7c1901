import { and, eq, or } from 'drizzle-orm';
import { LOCALES, type LocaleId } from '#contract/locales.ts';
import type { Db } from '#server/platform/db/open.ts';
import { contentDocs } from '#server/platform/db/schema/content.ts';
import { articleUrl } from './article-url.ts';

/** The page that lists all articles. */
const LIST = 'stories';

export interface SitemapStory {
  /** Path by locale: the locales in which it is written. */
  readonly paths: ReadonlyMap<LocaleId, string>;
  readonly changed: Date;
}

/** Published articles and the page that lists them, each with the locales that have it. */
export const readStories = async (db: Db): Promise<SitemapStory[]> => {
  const { kind, slug, siteId, mode, modifiedAt } = contentDocs;
  const rows = await db
    .select({ kind, slug, siteId, modifiedAt })
    .from(contentDocs)
    .where(and(eq(mode, 'publish'), or(eq(kind, 'article'), and(eq(kind, 'page'), eq(slug, LIST)))))
    .orderBy(kind, slug, siteId);
  const stories = new Map<string, { paths: Map<LocaleId, string>; changed: Date }>();
  for (const row of rows) {
    const locale = Object.values(LOCALES).find((one) => one.siteId === row.siteId);
    if (!locale) continue;
    const key = `${row.kind}:${row.slug}`;
    const story = stories.get(key) ?? { paths: new Map<LocaleId, string>(), changed: row.modifiedAt };
    story.paths.set(locale.id, row.kind === 'article' ? articleUrl(locale, row.slug) : `/${locale.id}/${LIST}`);
    if (row.modifiedAt > story.changed) story.changed = row.modifiedAt;
    stories.set(key, story);
  }
  return [...stories.values()];
};
