import { DEFAULT_LOCALE, LOCALES, type LocaleId } from '#contract/locales.ts';
import { pictureUrl, type PictureAngle } from '#contract/pictures.ts';
import type { Words } from '#src/i18n/words.ts';
import { localeLinks } from '#src/links/locale-links.ts';
import type { JsonLd } from './json-ld.ts';

export interface PageHeadInput {
  readonly words: Words;
  /** Origin of absolute links; never taken from the request. */
  readonly publicUrl: string;
  /** Address of the page's main form, with its locale: `/en-us/c/shoes-1000`. */
  readonly path: string;
  /** A page of a list beyond the first is a page of its own. */
  readonly search?: string;
  /** Without the shop's name, which is put behind it. Absent, the shop's name with its promise stands alone. */
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  readonly picture?: { readonly key: string; readonly angle: string } | undefined;
  readonly type?: 'website' | 'product' | 'article';
  /** Search, basket, checkout: for the shopper alone. */
  readonly hidden?: boolean;
  /** Addresses of the same page elsewhere, where they are known to differ by more than the locale. */
  readonly alternates?: readonly { readonly locale: LocaleId; readonly href: string }[];
  readonly jsonLd?: readonly JsonLd[];
}

interface MetaTag {
  [attribute: string]: unknown;
}

/**
 * Head tags of one page: title, description, canonical address, the same page in other languages, sharing cards and
 * structured data. Structured data is written by the server alone: nobody reads it after a navigation in the page, and
 * Trusted Types would rightly refuse a script element that a page makes.
 */
export const pageHead = ({ words, publicUrl, path, search = '', title, description, picture, type = 'website', hidden = false, alternates, jsonLd = [] }: PageHeadInput) => {
  const canonical = `${publicUrl}${path}${search}`;
  const fullTitle = title ? `${title} | ${words.t('brand')}` : words.t('home.title');
  const image = picture ? `${publicUrl}${pictureUrl(picture.key, picture.angle as PictureAngle, 640)}` : undefined;
  const elsewhere = alternates ?? localeLinks(path, search);
  const meta: MetaTag[] = [
    { title: fullTitle },
    ...(description ? [{ name: 'description', content: description }] : []),
    ...(hidden ? [{ name: 'robots', content: 'noindex, follow' }] : []),
    { property: 'og:site_name', content: words.t('brand') },
    { property: 'og:type', content: type },
    { property: 'og:title', content: title ?? fullTitle },
    ...(description ? [{ property: 'og:description', content: description }] : []),
    { property: 'og:url', content: canonical },
    { property: 'og:locale', content: words.locale.tag.replace('-', '_') },
    ...(image ? [{ property: 'og:image', content: image }] : []),
    { name: 'twitter:card', content: image ? 'summary_large_image' : 'summary' },
    ...(import.meta.env.SSR ? jsonLd.map((entry) => ({ 'script:ld+json': { '@context': 'https://schema.org', ...entry } })) : []),
  ];
  const links = hidden
    ? []
    : [
        { rel: 'canonical', href: canonical },
        ...elsewhere.map(({ locale, href }) => ({ rel: 'alternate', hrefLang: LOCALES[locale].tag, href: publicUrl + href })),
        ...elsewhere.filter(({ locale }) => locale === DEFAULT_LOCALE).map(({ href }) => ({ rel: 'alternate', hrefLang: 'x-default', href: publicUrl + href })),
      ];
  return { meta: meta as { name?: string; content?: string }[], links };
};
