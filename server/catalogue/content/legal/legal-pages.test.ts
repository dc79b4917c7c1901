import { describe, expect, it } from 'vitest';
import { articleBlockSchema } from '#contract/calls/content/articles.ts';
import { LOCALES } from '#contract/locales.ts';
import * as z from 'zod/mini';
import { LEGAL_PAGES } from '#server/platform/pages/legal-page-names.ts';
import { legalLinks, legalPage } from './legal-pages.ts';

describe.each(Object.values(LOCALES))('what the shop says about itself in $id', (locale) => {
  it.each(LEGAL_PAGES)('%s is a whole article under one main heading', (slug) => {
    const page = legalPage(slug, locale);
    expect(page.blocks).toHaveLength(1);
    const article = z.parse(articleBlockSchema, page.blocks[0]);
    expect(article).toMatchObject({ title: page.title, titleH1: true });
    expect(article.sections.length).toBeGreaterThanOrEqual(6);
    expect(new Set(article.sections.map(({ id }) => id)).size).toBe(article.sections.length);
  });

  it('leads from one page to another in the same language, and nowhere else', () => {
    const links = LEGAL_PAGES.flatMap((slug) => [...JSON.stringify(legalPage(slug, locale)).matchAll(/href=\\"([^"\\]*)/g)].map(([, href]) => href));
    expect(links).not.toEqual([]);
    for (const href of links)
      expect(href).toMatch(
        new RegExp(
          `^/${locale.id}/(?:terms|privacy|returns|sale-terms|loyalty-terms|sign-up|track-order|account/(?:orders|loyalty)|help/(?:contact-us|returns/how-to-return))$`,
        ),
      );
  });

  it('never lets a line break before a sign', () => {
    for (const slug of LEGAL_PAGES) expect(JSON.stringify(legalPage(slug, locale))).not.toMatch(/ [:;?!%»]|« /);
  });

  it('is linked from the footer by reference, who runs the shop where the law asks for it', () => {
    const everywhere = ['page:terms', 'page:privacy', 'page:returns', 'page:loyalty-terms'];
    const isEuropean = ['GB', 'FR', 'DE'].includes(locale.country);
    expect(legalLinks(locale).map(({ url }) => url)).toEqual(isEuropean ? [...everywhere, 'page:imprint'] : everywhere);
  });
});

it('has as many sections in every language', () => {
  const counts = (id: 'en-us' | 'fr-fr' | 'de-de') =>
    LEGAL_PAGES.map((slug) => (legalPage(slug, LOCALES[id]).blocks[0]!['sections'] as unknown[]).length);
  expect(counts('fr-fr')).toEqual(counts('en-us'));
  expect(counts('de-de')).toEqual(counts('en-us'));
});

describe('the English of each locale', () => {
  /** All that a page says, without its addresses. */
  const wordsOf = (id: 'en-us' | 'en-ca' | 'en-gb') =>
    LEGAL_PAGES.map((slug) => JSON.stringify(legalPage(slug, LOCALES[id])).replaceAll(/href=\\"[^"\\]*/g, '')).join(' ');

  it.each(['en-us', 'en-ca'] as const)('is American in %s', (id) => {
    expect(wordsOf(id)).toMatch(/\bcart\b/i);
    expect(wordsOf(id)).not.toMatch(/\b(?:baskets?|programmes?|parcels?|postage|by post|working days)\b/i);
  });

  it('is British in en-gb', () => {
    expect(wordsOf('en-gb')).toMatch(/\bbasket\b/i);
    expect(wordsOf('en-gb')).not.toMatch(/\b(?:carts?|programs?|packages?|by mail|shipping|business days|recognize|toward)\b/i);
  });

  it('spells favorites, canceled and colors as each country does', () => {
    expect(wordsOf('en-us')).not.toMatch(/\b(?:favourites?|cancelled|colours?)\b/i);
    for (const id of ['en-ca', 'en-gb'] as const) expect(wordsOf(id)).not.toMatch(/\b(?:favorites?|canceled|colors?)\b/i);
  });

  it('leads to the same pages everywhere', () => {
    const links = (id: 'en-us' | 'en-ca' | 'en-gb') =>
      LEGAL_PAGES.map((slug) => [...JSON.stringify(legalPage(slug, LOCALES[id])).matchAll(/href=\\"\/en-..\/([^"\\]*)/g)].map(([, page]) => page));
    expect(links('en-ca')).toEqual(links('en-us'));
    expect(links('en-gb')).toEqual(links('en-us'));
  });
});
