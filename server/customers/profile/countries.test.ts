import { describe, expect, it } from 'vitest';
import { COUNTRY_COUNT } from '#contract/constants.ts';
import { LOCALES } from '#contract/locales.ts';
import { countryHandlers, countryList } from './countries.ts';

describe('the countries of a telephone number', () => {
  it('are about as many as the specification has, each once', () => {
    const codes = countryList(LOCALES['en-us']).map(({ code }) => code);
    expect(Math.abs(codes.length - COUNTRY_COUNT)).toBeLessThanOrEqual(10);
    expect(new Set(codes).size).toBe(codes.length);
  });

  it('stand in the alphabet of the language under their names in it', () => {
    const names = countryList(LOCALES['de-de']).map(({ name }) => name);
    expect(names.slice(0, 3)).toEqual(['Afghanistan', 'Ägypten', 'Ålandinseln']);
    expect(names).toEqual(expect.arrayContaining(['Deutschland', 'Österreich', 'Vereinigtes Königreich']));
  });

  it('have a dial code, and a mask where theirs is not the default one', () => {
    const of = (wanted: string) => countryList(LOCALES['en-gb']).find(({ code }) => code === wanted);
    expect(of('US')).toEqual({ name: 'United States', code: 'US', dialCode: '1' });
    expect(of('GB')).toMatchObject({ dialCode: '44', mask: 'XXXX XXXXXX' });
    for (const { dialCode, mask } of countryList(LOCALES['en-us'])) {
      expect(dialCode).toMatch(/^\d{1,3}$/);
      if (mask !== undefined) expect(mask).toMatch(/^[X -]+$/);
    }
  });
});

it('an address of a country that there is not is refused', () => {
  const ask = countryHandlers()['utilities.i18n'] as (input: object, ctx: object) => Promise<unknown>;
  expect(() => ask({ params: { countryCode: 'ZZ' } }, { locale: LOCALES['en-us'] })).toThrow(expect.objectContaining({ code: 'API404' }));
});
