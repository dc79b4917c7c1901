import { DEFAULT_LOCALE, LOCALE_IDS, LOCALES, type Locale, type LocaleId } from '#contract/locales.ts';
import { pictureUrl } from '#domain/pictures.ts';
import { categoryUrl, productUrl } from '#domain/catalogue/addresses.ts';
import { shelfOf } from '#domain/catalogue/list/shelf.ts';
import { currentModel } from '#server/catalogue/products/model/load-model.ts';
import type { Model, ModelStyle } from '#domain/catalogue/model/types.ts';
import { usedCategories } from '#domain/catalogue/model/used-categories.ts';
import { mainPicture } from '#domain/catalogue/pictures.ts';
import type { Db } from '#server/platform/db/open.ts';
import { readStories, type SitemapStory } from './sitemap-stories.ts';
import { LEGAL_PAGES, pathOfPage } from '#server/platform/pages/legal-page-names.ts';

/** A sitemap may list 50,000 addresses (sitemaps.org); with the alternates of five languages the limit of 50 MB comes first. */
const PER_FILE = 10_000;

export interface SitemapPorts {
  readonly db: Db;
  /** Where the shop stands, without a slash at the end. Addresses never come from a request. */
  readonly publicUrl: string;
  readonly clock: () => Date;
}

interface Entry {
  /** Path by locale: the locales in which the page exists. */
  readonly paths: ReadonlyMap<LocaleId, string>;
  readonly changed: Date | undefined;
  /** Paths of its pictures. */
  readonly pictures?: readonly string[];
}

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;').replaceAll("'", '&apos;');

const inEveryLocale = (pathIn: (locale: Locale) => string | undefined): Entry['paths'] =>
  new Map(
    LOCALE_IDS.flatMap((id) => {
      const path = pathIn(LOCALES[id]);
      return path === undefined ? [] : [[id, path] as const];
    }),
  );

/** The main picture of each colour, as large as the picture service makes it. */
const picturesOfStyle = ({ colourways }: ModelStyle): string[] =>
  colourways
    .filter(({ variants }) => variants.length > 0)
    .map((colourway) => {
      const { key, angle } = mainPicture(colourway, LOCALES[DEFAULT_LOCALE]);
      return pictureUrl(key, angle, 1200);
    });

/** Every public page: the home pages, what the shop says about itself, its articles, categories that hold something, and the products that have a price in the locale's money. */
const entriesOf = (model: Model, stories: readonly SitemapStory[], now: Date): Entry[] => {
  const sold = new Map(LOCALE_IDS.map((id) => [id, shelfOf(model, LOCALES[id].currency, now.getTime()).byId]));
  const used = usedCategories(model);
  const categories = [...model.categories.values()].filter(({ id, rule }) => rule !== null || used.has(id));
  return [
    { paths: inEveryLocale((locale) => `/${locale.id}`), changed: undefined },
    ...LEGAL_PAGES.map((slug): Entry => ({ paths: inEveryLocale((locale) => `/${locale.id}/${pathOfPage(slug)}`), changed: undefined })),
    ...stories,
    ...categories.map((category): Entry => ({ paths: inEveryLocale((locale) => categoryUrl(category, locale)), changed: undefined })),
    ...model.styles.map((style): Entry => ({
      paths: inEveryLocale((locale) => (sold.get(locale.id)?.has(style.id) ? productUrl(style, locale) : undefined)),
      changed: style.updatedAt,
      pictures: picturesOfStyle(style),
    })),
  ];
};

const urlElement = (locale: LocaleId, { paths, changed, pictures = [] }: Entry, publicUrl: string): string => {
  const at = (path: string) => escapeXml(publicUrl + path);
  const alternates = [...paths].map(([id, path]) => `<xhtml:link rel="alternate" hreflang="${LOCALES[id].tag}" href="${at(path)}"/>`);
  const fallback = paths.get(DEFAULT_LOCALE);
  return [
    '<url>',
    `<loc>${at(paths.get(locale) ?? '')}</loc>`,
    ...alternates,
    ...(fallback === undefined ? [] : [`<xhtml:link rel="alternate" hreflang="x-default" href="${at(fallback)}"/>`]),
    ...(changed === undefined ? [] : [`<lastmod>${changed.toISOString().slice(0, 10)}</lastmod>`]),
    ...pictures.map((path) => `<image:image><image:loc>${at(path)}</image:loc></image:image>`),
    '</url>',
  ].join('');
};

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';

const entriesFor = (entries: readonly Entry[], locale: LocaleId): Entry[] => entries.filter(({ paths }) => paths.has(locale));

/** `/sitemap.xml`: one file for every locale, and another for every ten thousand addresses. */
export const sitemapIndex = async ({ db, publicUrl, clock }: SitemapPorts): Promise<string> => {
  const entries = entriesOf(await currentModel(db), await readStories(db), clock());
  const files = LOCALE_IDS.flatMap((locale) => {
    const count = Math.max(1, Math.ceil(entriesFor(entries, locale).length / PER_FILE));
    return Array.from(
      { length: count },
      (_, index) => `<sitemap><loc>${escapeXml(`${publicUrl}/sitemap-${locale}-${index + 1}.xml`)}</loc></sitemap>`,
    );
  });
  return `${HEAD}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${files.join('')}</sitemapindex>\n`;
};

/** `/sitemap-{locale}-{number}.xml`; undefined when there is no such file. */
export const sitemapFile = async ({ db, publicUrl, clock }: SitemapPorts, locale: LocaleId, number: number): Promise<string | undefined> => {
  const entries = entriesFor(entriesOf(await currentModel(db), await readStories(db), clock()), locale);
  const part = entries.slice((number - 1) * PER_FILE, number * PER_FILE);
  if (number < 1 || (part.length === 0 && number > 1)) return undefined;
  return `${HEAD}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">${part.map((entry) => urlElement(locale, entry, publicUrl)).join('\n')}</urlset>\n`;
};

/** Pages of one shopper, and lists that only repeat others in another order, are nothing for a search engine. */
export const robotsTxt = (publicUrl: string): string =>
  [
    'User-agent: *',
    ...['cart', 'checkout', 'order-confirmation', 'account', 'sync', 'search'].map((page) => `Disallow: /*/${page}`),
    'Disallow: /cart/',
    'Disallow: /token/',
    'Disallow: /provider/',
    'Disallow: /*?*sort=',
    'Disallow: /*?*min=',
    'Disallow: /*?*max=',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
