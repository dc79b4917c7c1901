import { describe, expect, it } from 'vitest';
import { consentBasis, decodeChoice, encodeChoice, isGranted, OPTIONAL_CATEGORIES, type ConsentChoice, type ConsentFacts } from './consent.ts';

const choice = (granted: ConsentChoice['granted']): ConsentChoice => ({
  id: '019abcde-0000-7000-8000-000000000001',
  at: '2026-11-24T10:00:00.000Z',
  granted,
});
const facts = (given: Partial<ConsentFacts> = {}): ConsentFacts => ({
  choice: undefined,
  emea: false,
  globalPrivacyControl: false,
  preview: false,
  ...given,
});

describe('consent', () => {
  it('keeps the strictly necessary category granted whatever was chosen', () => {
    expect(isGranted(facts({ emea: true, choice: choice([]) }), 'C0001')).toBe(true);
  });

  it('grants nothing optional in EMEA before an explicit choice', () => {
    for (const category of OPTIONAL_CATEGORIES) expect(isGranted(facts({ emea: true }), category)).toBe(false);
  });

  it('assumes consent outside EMEA until it is withdrawn', () => {
    for (const category of OPTIONAL_CATEGORIES) {
      expect(isGranted(facts(), category)).toBe(true);
      expect(isGranted(facts({ choice: choice([]) }), category)).toBe(false);
    }
  });

  it('lets Global Privacy Control win over an assumption and not over an explicit choice', () => {
    expect(consentBasis(facts({ globalPrivacyControl: true }))).toBe('none');
    expect(isGranted(facts({ globalPrivacyControl: true }), 'C0004')).toBe(false);
    expect(isGranted(facts({ globalPrivacyControl: true, choice: choice(['C0004']) }), 'C0004')).toBe(true);
  });

  it('is bypassed by a preview', () => {
    expect(consentBasis(facts({ emea: true, preview: true, choice: choice([]) }))).toBe('bypassed');
    expect(isGranted(facts({ emea: true, preview: true, choice: choice([]) }), 'C0004')).toBe(true);
  });

  it('grants only the categories that were accepted', () => {
    const given = facts({ emea: true, choice: choice(['C0002']) });
    expect(OPTIONAL_CATEGORIES.map((category) => isGranted(given, category))).toEqual([true, false, false]);
  });

  it('reads back what it wrote into the cookie, with any categories', () => {
    for (const granted of [[], ['C0002'], ['C0002', 'C0003', 'C0004']] as const)
      expect(decodeChoice(encodeChoice(choice(granted)))).toEqual(choice(granted));
  });

  it.each([
    undefined,
    '',
    'x',
    '1.a.b.c',
    '2.019abcde-0000-7000-8000-000000000001.1764000000000.',
    '1.019abcde-0000-7000-8000-000000000001.1764000000000.C0009',
  ])('takes no choice from the value %s', (value) => expect(decodeChoice(value)).toBeUndefined());
});
