import { describe, expect, test } from 'vitest';
import { addressRule } from '#domain/address-rules.ts';
import { LOCALE_IDS } from '#contract/locales.ts';
import { shipsTo } from './shipping-rates.ts';
import { taxOfRow } from './tax.ts';
import { regionTax } from './tax-rates.ts';
import { TAX_RULES, TAX_SOURCES } from './tax-rules.ts';

const US = (state: string) => regionTax('US', state);

describe('the table of taxes', () => {
  test('knows every place that the shop delivers to', () => {
    const unknown: string[] = [];
    for (const country of new Set(LOCALE_IDS.flatMap(shipsTo))) {
      const provinces = addressRule(country).provinces;
      const hasOwnRates = country === 'US' || country === 'CA';
      for (const [code] of hasOwnRates ? (provinces ?? []) : [['', '']]) if (!regionTax(country, code)) unknown.push(`${country} ${code}`);
    }
    expect(unknown).toEqual([]);
  });

  test('says of every rate where it is from, and has one for each place', () => {
    const places = TAX_RULES.flatMap(({ country, regions }) => regions.map((region) => `${country} ${region}`));
    expect(new Set(places).size).toBe(places.length);
    for (const { source, rate } of TAX_RULES) {
      expect(TAX_SOURCES[source]).toMatch(/\w/);
      expect(rate >= 0 && rate <= 27_000).toBe(true);
    }
  });

  test('has no tax for a place it does not know', () => {
    for (const [country, province] of [['US'], ['US', ''], ['US', 'ON'], ['CA'], ['CA', 'XX'], ['ZZ'], ['toString'], ['US', 'constructor']] as const)
      expect(regionTax(country, province)).toBeUndefined();
  });

  test('asks for none of the buyer in states, territories and post offices without one', () => {
    for (const state of ['DE', 'MT', 'NH', 'OR', 'AK', 'GU', 'VI', 'AS', 'MP', 'AA', 'AE', 'AP']) expect(US(state)?.rate).toBe(0);
    expect(US('PR')?.rate).toBe(10_500);
  });
});

describe('clothes and shoes', () => {
  const tax = (state: string, each: number, qty = 1, taxClass = 'footwear') => taxOfRow(each * qty, qty, taxClass, US(state), false).tax;

  test('are free in some states, whatever they cost', () => {
    for (const state of ['MN', 'NJ', 'PA', 'VT']) expect([tax(state, 900_00), tax(state, 900_00, 1, 'standard') > 0]).toEqual([0, true]);
  });

  test('are free in New York below 110 dollars a piece, and taxed whole from there on', () => {
    expect([tax('NY', 109_99), tax('NY', 109_99, 3), tax('NY', 110_00), tax('NY', 110_00, 3)]).toEqual([0, 0, 4_40, 13_20]);
  });

  test('are taxed on the part above 175 dollars a piece in Massachusetts, and above 250 in Rhode Island', () => {
    expect([tax('MA', 175_00), tax('MA', 175_16), tax('MA', 200_00, 2), tax('RI', 250_00), tax('RI', 300_00)]).toEqual([0, 1, 3_13, 0, 3_50]);
  });

  test('of children bear no tax in Great Britain and Ireland, and only the federal one in some provinces', () => {
    const kids = (country: string, province?: string) => taxOfRow(100_00, 1, 'kids-footwear', regionTax(country, province), country !== 'CA');
    expect([kids('GB'), kids('IE')]).toEqual([
      { tax: 0, rate: 0 },
      { tax: 0, rate: 0 },
    ]);
    expect(['ON', 'NS', 'PE', 'BC', 'MB', 'QC', 'AB'].map((province) => kids('CA', province).tax)).toEqual([500, 500, 500, 500, 500, 1498, 500]);
    expect(kids('FR').tax).toBe(1667);
  });
});
