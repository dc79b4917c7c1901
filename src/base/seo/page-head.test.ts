import { describe, expect, it } from 'vitest';
import { LOCALES } from '#contract/locales.ts';
import type { I18n } from '#src/base/i18n/i18n.ts';
import { pageHead } from './page-head.ts';

const i18n = { t: (key: string) => (key === 'brand' ? 'Waymark' : key), locale: LOCALES['en-us'] } as unknown as I18n;
const base = { i18n, publicUrl: 'https://shop.example', path: '/en-us/c/boots-1021' };
const tag = (tags: readonly Record<string, unknown>[], key: string, value: string) => tags.find((one) => one[key] === value);

describe('the head of a page', () => {
  it('names the page, then the shop, and its canonical address', () => {
    const { meta, links } = pageHead({ ...base, title: 'Boots', search: '?page=2' });
    expect(meta[0]).toEqual({ title: 'Boots | Waymark' });
    expect(links[0]).toEqual({ rel: 'canonical', href: 'https://shop.example/en-us/c/boots-1021?page=2' });
  });

  it('points at the same page in every locale, with English of the United States for all others', () => {
    const { links } = pageHead({ ...base, title: 'Boots' });
    const alternates = links.filter(({ rel }) => rel === 'alternate');
    expect(alternates.map(({ hrefLang }) => hrefLang)).toEqual(['en-US', 'en-CA', 'en-GB', 'fr-FR', 'de-DE', 'x-default']);
    expect(alternates[4]?.href).toBe('https://shop.example/de-de/c/boots-1021');
  });

  it('points only at the locales that have the page, each by its own name', () => {
    const { links } = pageHead({
      ...base,
      title: 'Boots',
      search: '?page=2',
      alternates: { 'de-de': '/de-de/c/stiefel-1021', 'fr-fr': '/fr-fr/c/bottes-1021' },
    });
    expect(links.filter(({ rel }) => rel === 'alternate').map(({ href }) => href)).toEqual([
      'https://shop.example/fr-fr/c/bottes-1021?page=2',
      'https://shop.example/de-de/c/stiefel-1021?page=2',
    ]);
  });

  it('keeps pages that are for the shopper alone out of every index', () => {
    const { meta, links } = pageHead({ ...base, title: 'Basket', hidden: true });
    expect(tag(meta, 'name', 'robots')).toEqual({ name: 'robots', content: 'noindex, follow' });
    expect(links).toEqual([]);
  });

  it('has a card for sharing with an absolute picture', () => {
    const { meta } = pageHead({ ...base, title: 'Boots', description: 'Warm', picture: { key: 'AB', angle: 'side' } });
    expect(tag(meta, 'property', 'og:image')).toMatchObject({ content: 'https://shop.example/images/AB/side/640' });
    expect(tag(meta, 'name', 'description')).toMatchObject({ content: 'Warm' });
    expect(tag(meta, 'property', 'og:locale')).toMatchObject({ content: 'en_US' });
  });

  it('writes structured data with its context', () => {
    const { meta } = pageHead({ ...base, title: 'Boots', jsonLd: [{ '@type': 'ItemList' }] });
    expect(meta.at(-1)).toEqual({ 'script:ld+json': { '@context': 'https://schema.org', '@type': 'ItemList' } });
  });
});
