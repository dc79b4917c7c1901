import { describe, expect, it } from 'vitest';
import { encodeChoice, OPTIONAL_CATEGORIES, type OptionalCategory } from '#contract/consent.ts';
import { LOCALES, type LocaleId } from '#contract/locales.ts';
import { consentOf } from './consent-of.ts';

const CHOICE = { id: '019abcde-0000-7000-8000-000000000001', at: '2026-11-24T10:00:00.000Z' };
const cookie = (granted: readonly OptionalCategory[]): string => `a=b; waymark-consent=${encodeChoice({ ...CHOICE, granted })}; c=d`;

const asked = (locale: LocaleId, headers: Readonly<Record<string, string>> = {}, previewAt?: Date) => {
  const given = consentOf({ header: (name) => headers[name], locale: LOCALES[locale], previewAt });
  return { basis: given.basis, granted: OPTIONAL_CATEGORIES.filter(given.granted) };
};

describe('consent of a request', () => {
  it('is none in EMEA and assumed elsewhere while nothing was chosen', () => {
    for (const locale of ['en-gb', 'fr-fr', 'de-de'] as const) expect(asked(locale)).toEqual({ basis: 'none', granted: [] });
    for (const locale of ['en-us', 'en-ca'] as const) expect(asked(locale)).toEqual({ basis: 'assumed', granted: [...OPTIONAL_CATEGORIES] });
  });

  it('follows the cookie in every region', () => {
    for (const locale of ['fr-fr', 'en-us'] as const) {
      expect(asked(locale, { Cookie: cookie(['C0002']) })).toEqual({ basis: 'explicit', granted: ['C0002'] });
      expect(asked(locale, { Cookie: cookie([]) })).toEqual({ basis: 'explicit', granted: [] });
    }
  });

  it('honours Global Privacy Control until something is chosen', () => {
    expect(asked('en-us', { 'Sec-GPC': '1' })).toEqual({ basis: 'none', granted: [] });
    expect(asked('en-us', { 'Sec-GPC': '1', Cookie: cookie(['C0004']) }).granted).toEqual(['C0004']);
  });

  it('is bypassed by a preview', () => {
    expect(asked('de-de', { Cookie: cookie([]) }, new Date())).toEqual({ basis: 'bypassed', granted: [...OPTIONAL_CATEGORIES] });
  });

  it('takes a cookie of another form for none', () => {
    expect(asked('fr-fr', { Cookie: 'waymark-consent=yes' }).basis).toBe('none');
    expect(asked('en-us', { Cookie: 'waymark-consent=' }).basis).toBe('assumed');
  });
});
