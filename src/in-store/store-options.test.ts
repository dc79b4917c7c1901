import { expect, it } from 'vitest';
import { LOCALES } from '#contract/locales.ts';
import { storeOptions } from './store-options.ts';

it("stores of the shop's country come first, those of others say theirs, and a place that the name says is not said twice", () => {
  const stores = [
    { id: 'DE-BER', name: 'Waymark Berlin Kreuzberg', city: 'Berlin', countryCode: 'DE' },
    { id: 'DE-HAM', name: 'Waymark Schanze', city: 'Hamburg', countryCode: 'DE' },
    { id: 'FR-LYS', name: 'Waymark Lyon', city: 'Lyon', countryCode: 'FR' },
    { id: 'FR-PAR', name: 'Waymark Marais', city: 'Paris', countryCode: 'FR' },
  ];
  expect(storeOptions(stores, LOCALES['fr-fr'])).toEqual([
    { value: 'FR-LYS', text: 'Waymark Lyon' },
    { value: 'FR-PAR', text: 'Waymark Marais, Paris' },
    { value: 'DE-BER', text: 'Waymark Berlin Kreuzberg, Allemagne' },
    { value: 'DE-HAM', text: 'Waymark Schanze, Hamburg, Allemagne' },
  ]);
});
