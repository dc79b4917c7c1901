import type { ProductHit } from '#contract/calls/products.ts';
import type { Words } from '#src/base/i18n/words.ts';

/** One entity of schema.org; the context is put before it where it is written. */
export type JsonLd = Readonly<Record<string, unknown>>;

export const breadcrumbJsonLd = (publicUrl: string, crumbs: readonly { name: string; url: string }[]): JsonLd => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map((crumb, index) => ({ '@type': 'ListItem', position: index + 1, name: crumb.name, item: publicUrl + crumb.url })),
});

/** The products of one page of a list; positions go on from the pages before. */
export const itemListJsonLd = (publicUrl: string, name: string, hits: readonly ProductHit[], start: number, total: number): JsonLd => ({
  '@type': 'ItemList',
  name,
  numberOfItems: total,
  itemListElement: hits.map((hit, index) => ({ '@type': 'ListItem', position: start + index + 1, name: hit.name, url: publicUrl + hit.url })),
});

export const organizationJsonLd = (publicUrl: string, words: Words, support: { supportEmail: string; supportPhone: string }): JsonLd => ({
  '@type': 'Organization',
  '@id': `${publicUrl}/#organization`,
  name: words.t('brand'),
  url: publicUrl,
  logo: `${publicUrl}/icon.svg`,
  contactPoint: {
    '@type': 'ContactPoint',
    contactType: 'customer service',
    email: support.supportEmail,
    telephone: support.supportPhone,
    availableLanguage: words.locale.language,
  },
});

/** The shop as a site that can be searched. */
export const webSiteJsonLd = (publicUrl: string, words: Words): JsonLd => ({
  '@type': 'WebSite',
  '@id': `${publicUrl}/${words.locale.id}#website`,
  name: words.t('brand'),
  url: `${publicUrl}/${words.locale.id}`,
  inLanguage: words.locale.tag,
  publisher: { '@id': `${publicUrl}/#organization` },
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${publicUrl}/${words.locale.id}/search?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  },
});
