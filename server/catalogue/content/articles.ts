import type { Article, ArticleResults } from '#contract/calls/content/articles.ts';
import type { Locale } from '#contract/locales.ts';
import { pictureUrl, type PictureAngle } from '#domain/pictures.ts';
import { articleUrl } from './article-url.ts';
import type { StoredDoc } from './read-docs.ts';

/** An article as it is stored: a page whose first block is the article itself, with what its card says. */
export interface StoredArticle {
  readonly title: string;
  readonly description: string;
  /** ISO day. */
  readonly date: string;
  readonly eyebrow?: string;
  readonly tags?: readonly { readonly id: string; readonly label: string }[];
  readonly picture?: { readonly key: string; readonly angle: string; readonly alt: string; readonly tone: string };
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

const tagsOf = ({ doc }: StoredDoc) => (doc as unknown as StoredArticle).tags ?? [];

const textOf = ({ doc }: StoredDoc): string => JSON.stringify(doc).toLowerCase();

export interface ArticleQuery {
  readonly limit: number;
  readonly offset: number;
  readonly tagId?: string | undefined;
  readonly q?: string | undefined;
}

/** One page of the articles, newest first. Facets are those of all articles: a filter never takes the others away. */
export const searchArticles = (docs: readonly StoredDoc[], { limit, offset, tagId, q }: ArticleQuery, locale: Locale): ArticleResults => {
  const words = (q ?? '').toLowerCase().split(/\s+/).filter(Boolean);
  const found = docs
    .filter((doc) => tagId === undefined || tagsOf(doc).some(({ id }) => id === tagId))
    .filter((doc) => {
      if (words.length === 0) return true;
      const text = textOf(doc);
      return words.every((word) => text.includes(word));
    })
    .map((doc) => articleOf(doc, locale))
    .toSorted((one, other) => other.date.localeCompare(one.date) || one.id.localeCompare(other.id));
  const facets = new Map(docs.flatMap(tagsOf).map(({ id, label }) => [id, { id, label }]));
  return {
    articles: found.slice(offset, offset + limit),
    facets: [...facets.values()].toSorted((one, other) => one.label.localeCompare(other.label, locale.tag)),
    numFound: found.length,
  };
};
