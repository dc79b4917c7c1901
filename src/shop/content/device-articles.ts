import { CONTENT_MODES } from '#contract/constants.ts';
import { ARTICLES_IN_SEARCH } from '#contract/constants/content.ts';
import type { Article, ArticleBlock, ArticleResults } from '#contract/calls/content/articles.ts';
import type { ContentPage } from '#contract/calls/content.ts';
import type { Locale } from '#contract/locales.ts';
import { pictureUrl, type PictureAngle } from '#domain/pictures.ts';
import { holdsEveryWord, plainText } from '#domain/plain-text.ts';

/** Where the service worker keeps public answers. */
const CATALOGUE_CACHE = 'waymark-catalogue';

interface Opened {
  readonly article: Article;
  readonly text: string;
}

const openedArticle = (page: ContentPage): Opened | undefined => {
  const block = page.blocks.find(({ kind }) => kind === 'article-page') as unknown as ArticleBlock | undefined;
  if (!block || page.url === undefined) return undefined;
  const { tags = [], eyebrowText, date = page.modifiedAt.slice(0, 10), media, sections } = block;
  const scene = media?.lg?.image ?? media?.sm?.image;
  // The card's shape of the same landscape.
  const picture = scene && { ...scene, angle: 'card' };
  const said = [page.title, page.description, eyebrowText ?? '', ...tags.map(({ label }) => label)];
  return {
    article: {
      id: page.slug,
      url: page.url,
      title: page.title,
      ...(picture && { picture: { url: pictureUrl(picture.key, picture.angle as PictureAngle, 640), alt: picture.alt, picture } }),
      tags: tags.map(({ label }) => label),
      ...(eyebrowText !== undefined && { eyebrow: eyebrowText }),
      date,
    },
    text: plainText([...said, ...sections.flatMap(({ title, richText }) => [title, richText])].join(' ')),
  };
};

/** Articles that this device has opened and that hold every word, newest first: what a search shows without the shop. */
export const searchDeviceArticles = async (q: string, locale: Locale): Promise<ArticleResults> => {
  const cache = await caches.open(CATALOGUE_CACHE);
  const paths = CONTENT_MODES.map((mode) => `/${mode}/caas/v1/canvas/augmentedpage/page/${locale.siteId}/`);
  const opened: Opened[] = [];
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url);
    if (!paths.some((path) => pathname.startsWith(path))) continue;
    const page = (await (await cache.match(request))?.json().catch(() => undefined)) as ContentPage | undefined;
    const article = page && openedArticle(page);
    if (article) opened.push(article);
  }
  const found = opened.filter(({ text }) => holdsEveryWord(text, q)).map(({ article }) => article);
  const articles = found.toSorted((one, other) => other.date.localeCompare(one.date)).slice(0, ARTICLES_IN_SEARCH);
  return { articles, facets: [], numFound: found.length };
};
