import type { ProductHit } from '#contract/calls/products.ts';
import type { I18n } from '#src/base/i18n/i18n.ts';

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

export const organizationJsonLd = (publicUrl: string, i18n: I18n, support: { supportEmail: string; supportPhone: string }): JsonLd => ({
  '@type': 'Organization',
  '@id': `${publicUrl}/#organization`,
  name: i18n.t('brand'),
  url: publicUrl,
  logo: `${publicUrl}/icon.svg`,
  contactPoint: {
    '@type': 'ContactPoint',
    contactType: 'customer service',
    email: support.supportEmail,
    telephone: support.supportPhone,
    availableLanguage: i18n.locale.language,
  },
});

/** The shop as a site that can be searched. */
export const webSiteJsonLd = (publicUrl: string, i18n: I18n): JsonLd => ({
  '@type': 'WebSite',
  '@id': `${publicUrl}/${i18n.locale.id}#website`,
  name: i18n.t('brand'),
  url: `${publicUrl}/${i18n.locale.id}`,
  inLanguage: i18n.locale.tag,
  publisher: { '@id': `${publicUrl}/#organization` },
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${publicUrl}/${i18n.locale.id}/search?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  },
});
