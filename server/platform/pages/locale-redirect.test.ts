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
  it('is given the locale in the other form of categories and products, too', () => {
    expect(localisedAddress('/running-shoes-c2100', '?page=2', 'en-gb')).toBe('/en-gb/running-shoes-c2100?page=2');
    expect(localisedAddress('/x-pABCDEFGH', '', 'fr-fr')).toBe('/fr-fr/x-pABCDEFGH');
  });
  it('is no address that only resembles that form, nor one that has its locale', () => {
    for (const path of ['/x-c210', '/x-c2100000', '/x-pabcdefgh', '/x-c2100.js', '/x-c2100/', '/en-us/x-c2100', '/xx-yy/x-c2100', '//host-c2100'])
      expect(localisedAddress(path, '', 'en-us')).toBeUndefined();
  });
  it('is left alone when no page stands there', () => expect(localisedAddress('/wp-login.php', '', 'en-us')).toBeUndefined());
});
