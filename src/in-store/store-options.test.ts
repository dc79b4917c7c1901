import { expect, it } from 'vitest';
import { LOCALES } from '#contract/locales.ts';
import { storeOptions } from './store-options.ts';

it("stores of the shop's country come first, those of others say theirs", () => {
  const stores = [
    { id: 'DE-BER', name: 'Waymark Kreuzberg', city: 'Berlin', countryCode: 'DE' },
    { id: 'FR-LYS', name: 'Waymark Lyon', city: 'Lyon', countryCode: 'FR' },
    { id: 'FR-PAR', name: 'Waymark Marais', city: 'Paris', countryCode: 'FR' },
  ];
  expect(storeOptions(stores, LOCALES['fr-fr'])).toEqual([
    { value: 'FR-LYS', text: 'Waymark Lyon', aside: 'Lyon' },
    { value: 'FR-PAR', text: 'Waymark Marais', aside: 'Paris' },
    { value: 'DE-BER', text: 'Waymark Kreuzberg', aside: 'Berlin, Allemagne' },
  ]);
});
