import type { Article, ArticleResults } from '#contract/calls/content/articles.ts';
import { ARTICLE_GRID_COLUMNS, ARTICLE_GRID_SIZE, RELATED_ARTICLES } from '#contract/constants/content.ts';
import type { Locale } from '#contract/locales.ts';
import { pictureUrl, type PictureAngle } from '#domain/pictures.ts';
import { holdsEveryWord, plainText } from '#domain/plain-text.ts';
import { articleUrl } from './article-url.ts';
import type { StoredDoc } from './read-docs.ts';
import { withoutNulls } from './without-nulls.ts';

/** An article as it is stored: a page whose first block is the article itself, with what its card says. */
export interface StoredArticle {
  readonly title: string;
  readonly description: string;
  /** ISO day. */
  readonly date: string;
  readonly eyebrow?: string;
  readonly tags?: readonly { readonly id: string; readonly label: string }[];
  readonly picture?: { readonly key: string; readonly angle: string; readonly alt: string; readonly tone: string };
  readonly blocks?: readonly {
    readonly subtitle?: string;
    readonly richText?: string;
    readonly sections?: readonly { readonly title: string; readonly richText: string }[];
  }[];
}

export const articleOf = ({ slug, doc }: StoredDoc, locale: Locale): Article => {
  const { title, eyebrow, date, tags = [], picture } = doc as unknown as StoredArticle;
  return {
    id: slug,
    url: articleUrl(locale, slug),
    title,
    ...(picture && { picture: { url: pictureUrl(picture.key, picture.angle as PictureAngle, 640), alt: picture.alt, picture } }),
    tags: tags.map(({ label }) => label),
    ...(eyebrow !== undefined && { eyebrow }),
    date,
  };
};

/** Of a file that nobody has checked yet there may be anything in their place. */
export const tagsOf = ({ doc }: Pick<StoredDoc, 'doc'>): NonNullable<StoredArticle['tags']> => {
  const { tags } = doc as unknown as StoredArticle;
  return Array.isArray(tags) ? tags.filter((tag) => typeof tag?.id === 'string') : [];
};

/** Everything that a reader sees of an article: what a search looks through. */
const textOf = ({ doc }: StoredDoc): string => {
  const { title, description, eyebrow = '', tags = [], blocks = [] } = withoutNulls(doc) as StoredArticle;
  const said = blocks.flatMap(({ subtitle = '', richText = '', sections = [] }) => [
    subtitle,
    richText,
    ...sections.flatMap((section) => [section.title, section.richText]),
  ]);
  return plainText([title, description, eyebrow, ...tags.map(({ label }) => label), ...said].join(' '));
};

export interface ArticleQuery {
  readonly limit: number;
  readonly offset: number;
  readonly tagId?: string | undefined;
  readonly q?: string | undefined;
}

/** One page of the articles, newest first. Facets are those of all articles: a filter never takes the others away. */
export const searchArticles = (docs: readonly StoredDoc[], { limit, offset, tagId, q }: ArticleQuery, locale: Locale): ArticleResults => {
  const found = docs
    .filter((doc) => tagId === undefined || tagsOf(doc).some(({ id }) => id === tagId))
    .filter((doc) => !q || holdsEveryWord(textOf(doc), q))
    .map((doc) => articleOf(doc, locale))
    .toSorted((one, other) => other.date.localeCompare(one.date) || one.id.localeCompare(other.id));
  const facets = new Map(docs.flatMap(tagsOf).map(({ id, label }) => [id, { id, label }]));
  return {
    articles: found.slice(offset, offset + limit),
    facets: [...facets.values()].toSorted((one, other) => one.label.localeCompare(other.label, locale.tag)),
    numFound: found.length,
  };
};

/** Articles by their ids, in that order, without those that are gone. */
export const chosenArticles = (docs: readonly StoredDoc[], ids: readonly string[], locale: Locale): Article[] =>
  ids.flatMap((id) => {
    const doc = docs.find(({ slug }) => slug === id);
    return doc ? [articleOf(doc, locale)] : [];
  });

/** The first page of a grid: rows times columns, or 3 (spec 3 §9). */
export const gridSize = ({ rows, columns }: { readonly rows?: unknown; readonly columns?: unknown }): number => {
  const count = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);
  if (count(rows) === undefined && count(columns) === undefined) return ARTICLE_GRID_SIZE;
  return (count(rows) ?? 1) * (count(columns) ?? ARTICLE_GRID_COLUMNS);
};

/** What to read after an article: those that share most tags with it first, then the newest. */
export const relatedArticles = (docs: readonly StoredDoc[], slug: string, locale: Locale): Article[] => {
  const own = docs.find((doc) => doc.slug === slug);
  const ids = new Set((own ? tagsOf(own) : []).map(({ id }) => id));
  return docs
    .filter((doc) => doc.slug !== slug)
    .map((doc) => ({ shared: tagsOf(doc).filter(({ id }) => ids.has(id)).length, article: articleOf(doc, locale) }))
    .toSorted((one, other) => other.shared - one.shared || other.article.date.localeCompare(one.article.date))
    .slice(0, RELATED_ARTICLES)
    .map(({ article }) => article);
};
