import type { Locale } from '#contract/locales.ts';
import { categoryUrl, productUrl, searchUrl } from '#domain/catalogue/addresses.ts';
import { articleUrl } from './article-url.ts';
import type { Model } from '#domain/catalogue/model/types.ts';

/**
 * Content names what it links to, not where that stands: `category:1110`, `product:K7Q2M4XW`, `search:merino`, `page:cart`, `article:first-frost`, `dialog:ID`. So a
 * renamed category or another language never leaves a dead link behind. Answers undefined for what is no longer there.
 */
export const resolveUrl = (reference: string, model: Model, locale: Locale): string | undefined => {
  const colon = reference.indexOf(':');
  const what = colon < 0 ? '' : reference.slice(0, colon);
  const id = reference.slice(colon + 1);
  switch (what) {
    case 'category': {
      const category = model.categories.get(id);
      return category && categoryUrl(category, locale);
    }
    case 'product': {
      const style = model.styleById.get(id.slice(0, 8));
      return style && productUrl(style, locale, id);
    }
    case 'search':
      return searchUrl(id, locale);
    case 'page':
      return `/${locale.id}${id === '' ? '' : `/${id}`}`;
    case 'article':
      return articleUrl(locale, id);
    // A place of the page: without a script it leads to the dialog's own button.
    case 'dialog':
      return `#dialog:${id}`;
    default:
      return reference;
  }
};

/** Markup with the addresses of what its links name. A link that leads nowhere any more is shown as plain words by the page. */
export const resolveLinks = (html: string, model: Model, locale: Locale): string =>
  html.replaceAll(/\bhref="([^"]*)"/g, (whole, reference: string) => {
    const url = resolveUrl(reference, model, locale);
    return url === undefined || url === reference ? whole : `href="${url}"`;
  });
