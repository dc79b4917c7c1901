import type { ContentPage } from '#contract/calls/content.ts';
import type { ArticleBlock } from '#contract/calls/content/articles.ts';
import { pictureUrl, type PictureAngle } from '#domain/pictures.ts';
import type { I18n } from '#src/base/i18n/i18n.ts';
import type { JsonLd } from '#src/base/seo/json-ld.ts';
import { pageHead, type PageHead } from '#src/base/seo/page-head.ts';

interface HeadContext {
  readonly i18n: I18n;
  readonly publicUrl: string;
}

const articleJsonLd = ({ title, description, modifiedAt, url = '' }: ContentPage, block: ArticleBlock, { i18n, publicUrl }: HeadContext): JsonLd => {
  const image = block.media?.lg?.image;
  return {
    '@type': 'Article',
    headline: title,
    description,
    inLanguage: i18n.locale.tag,
    mainEntityOfPage: publicUrl + url,
    ...(block.date && { datePublished: block.date }),
    dateModified: modifiedAt,
    ...(image && { image: publicUrl + pictureUrl(image.key, image.angle as PictureAngle, 1200) }),
    ...(block.tags && { keywords: block.tags.map(({ label }) => label).join(', ') }),
    author: { '@id': `${publicUrl}/#organization` },
    publisher: { '@type': 'Organization', '@id': `${publicUrl}/#organization`, name: i18n.t('brand'), url: publicUrl },
  };
};

/** Head tags of an article. */
export const articleHead = (page: ContentPage, { i18n, publicUrl }: HeadContext): PageHead => {
  const block = page.blocks.find(({ kind }) => kind === 'article-page') as unknown as ArticleBlock | undefined;
  return pageHead({
    i18n,
    publicUrl,
    path: page.url ?? `/${i18n.locale.id}/stories/${page.slug}`,
    title: page.title,
    description: page.description,
    type: 'article',
    picture: block?.media?.lg?.image,
    jsonLd: import.meta.env.SSR && block ? [articleJsonLd(page, block, { i18n, publicUrl })] : undefined,
  });
};
