import type { FixedPage } from '#contract/calls/content.ts';
import type { Locale } from '#contract/locales.ts';
import { PATH_OF_AREA, SHOWCASE_PATH } from '#domain/content-pages.ts';
import { categoryUrl, productUrl, searchUrl } from '#domain/catalogue/addresses.ts';
import type { Model } from '#domain/catalogue/model/types.ts';
import { articleUrl } from './article-url.ts';
import type { DocKind } from './read-docs.ts';

/** Address of the page that shows a document. One that stands on every page, or on none of its own, has the home page's. */
export const urlOfDoc = (kind: DocKind, slug: string, { model, locale }: { readonly model: Model; readonly locale: Locale }): string => {
  const home = `/${locale.id}`;
  switch (kind) {
    case 'article':
      return articleUrl(locale, slug);
    case 'page':
      return slug === 'home' ? home : `${home}/${slug}`;
    case 'event':
      return `${home}/events`;
    case 'showcase':
      return `${home}/${SHOWCASE_PATH}/${slug}`;
    case 'fixed':
      return `${home}/${PATH_OF_AREA[slug as FixedPage] ?? ''}`;
    case 'search':
      return slug === 'hub' ? `${home}/searchhub` : searchUrl(slug.replace(/^(?:results|empty)-?/, ''), locale);
    case 'category': {
      const category = model.categories.get(slug) ?? model.roots[0];
      return category ? categoryUrl(category, locale) : home;
    }
    case 'product': {
      const style = model.styleById.get(slug.slice(0, 8)) ?? model.styles[0];
      return style ? productUrl(style, locale, slug === 'default' ? style.id : slug) : home;
    }
    default:
      return home;
  }
};
