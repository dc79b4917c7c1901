import { describe, expect, it } from 'vitest';
import { chooseLocale, localisedAddress } from './locale-redirect.ts';

describe('the locale of an address that names none', () => {
  it('is the one used last', () => expect(chooseLocale('a=1; waymark-locale=de-de', 'fr')).toBe('de-de'));
  it('is the best match of Accept-Language when there is no last one', () => {
    expect(chooseLocale(undefined, 'nl, fr;q=0.8, en;q=0.5')).toBe('fr-fr');
    expect(chooseLocale(undefined, 'en-GB,en;q=0.9')).toBe('en-gb');
  });
  it('is en-us when nothing fits, or what was sent is nonsense', () => {
    expect(chooseLocale('waymark-locale=xx-yy', '*;q=abc,,;;')).toBe('en-us');
    expect(chooseLocale(undefined, undefined)).toBe('en-us');
  });
});

describe('a bare address', () => {
  it('is given the locale and keeps its query', () => {
    expect(localisedAddress('/', '', 'en-ca')).toBe('/en-ca');
    expect(localisedAddress('/checkout', '?step=billing', 'fr-fr')).toBe('/fr-fr/checkout?step=billing');
    for (const page of ['/sms-terms', '/terms', '/privacy', '/returns', '/loyalty', '/help/returns/how-to-return'])
      expect(localisedAddress(page, '', 'de-de')).toBe(`/de-de${page}`);
  });
  it('is left alone when no page stands there', () => expect(localisedAddress('/wp-login.php', '', 'en-us')).toBeUndefined());
});
