import { DEFAULT_LOCALE, LOCALE_IDS, LOCALES } from '#contract/locales.ts';
import { pictureUrl, type PictureAngle } from '#domain/pictures.ts';
import type { I18n } from '#src/base/i18n/i18n.ts';
import { localeLinks } from '#src/base/links/locale-links.ts';
import type { JsonLd } from './json-ld.ts';

export interface PageHeadInput {
  readonly i18n: I18n;
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
  /** Search, cart, checkout: for the shopper alone. */
  readonly hidden?: boolean;
  /** Addresses of the same page by locale, where names differ and not every locale has it. */
  readonly alternates?: Readonly<Record<string, string>> | undefined;
  /** For the server alone: give it as `import.meta.env.SSR ? […] : undefined`, so that the browser carries none of it. */
  readonly jsonLd?: readonly JsonLd[] | undefined;
}

interface MetaTag {
  [attribute: string]: unknown;
}

export interface PageHead {
  readonly meta: MetaTag[];
  readonly links: { rel: string; href: string; hrefLang?: string }[];
}

/**
 * Head tags of one page: title, description, canonical address, the same page in other languages, sharing cards and
 * structured data. After a navigation in the page only the title and the canonical address matter (sharing a page reads
 * it); whoever reads the rest asks the server, so the browser does not carry the code for it. Structured data could not
 * be made by the page at all: Trusted Types would rightly refuse the script element.
 */
export const pageHead = (input: PageHeadInput): PageHead => {
  const { i18n, publicUrl, path, search = '', title, hidden = false } = input;
  const canonical = `${publicUrl}${path}${search}`;
  const fullTitle = title ? `${title} | ${i18n.t('brand')}` : i18n.t('home.title');
  const shown = {
    meta: [{ title: fullTitle }, ...(hidden ? [{ name: 'robots', content: 'noindex, follow' }] : [])],
    links: hidden ? [] : [{ rel: 'canonical', href: canonical }],
  };
  if (!import.meta.env.SSR) return shown;
  const { description, picture, type = 'website', alternates, jsonLd } = input;
  const image = picture ? `${publicUrl}${pictureUrl(picture.key, picture.angle as PictureAngle, 640)}` : undefined;
  const elsewhere = alternates
    ? LOCALE_IDS.flatMap((locale) => (alternates[locale] ? [{ locale, href: alternates[locale] + search }] : []))
    : localeLinks(path, search);
  const meta: MetaTag[] = [
    ...shown.meta,
    ...(description ? [{ name: 'description', content: description }] : []),
    { property: 'og:site_name', content: i18n.t('brand') },
    { property: 'og:type', content: type },
    { property: 'og:title', content: title ?? fullTitle },
    ...(description ? [{ property: 'og:description', content: description }] : []),
    { property: 'og:url', content: canonical },
    { property: 'og:locale', content: i18n.locale.tag.replace('-', '_') },
    ...(image ? [{ property: 'og:image', content: image }] : []),
    { name: 'twitter:card', content: image ? 'summary_large_image' : 'summary' },
    ...(jsonLd ?? []).map((entry) => ({ 'script:ld+json': { '@context': 'https://schema.org', ...entry } })),
  ];
  const links = hidden
    ? []
    : [
        ...shown.links,
        ...elsewhere.map(({ locale, href }) => ({ rel: 'alternate', hrefLang: LOCALES[locale].tag, href: publicUrl + href })),
        ...elsewhere
          .filter(({ locale }) => locale === DEFAULT_LOCALE)
          .map(({ href }) => ({ rel: 'alternate', hrefLang: 'x-default', href: publicUrl + href })),
      ];
  return { meta, links };
};
