import { expect, it } from 'vitest';
import type { Store } from '#contract/calls/stores.ts';
import { bySoonest } from './stores-query.ts';

const makeStore = (id: string, more: Partial<Store>): Store => ({
  id,
  name: id,
  addressLine1: '1 Main Street',
  city: 'Portland',
  postalCode: '97201',
  countryCode: 'US',
  phone: '+1 555 0100',
  latitude: 45.5,
  longitude: -122.6,
  timeZone: 'America/Los_Angeles',
  services: ['pickup'],
  hours: [null, null, null, null, null, null, null],
  ...more,
});
const order = (...stores: Store[]): string[] =>
  bySoonest(stores, { upc: '400', qty: 2, sends: (store) => store.services.includes('sts') }).map(({ id }) => id);

it('puts the store first where it can be picked up soonest, the same day being day 0', () => {
  expect(
    order(
      makeStore('tomorrow', { pickupDays: 1, stock: { '400': 2 }, distance: 1 }),
      makeStore('today', { pickupDays: 0, stock: { '400': 2 }, distance: 9 }),
    ),
  ).toEqual(['today', 'tomorrow']);
});

it('puts the nearer of two stores first where both are as soon', () => {
  expect(
    order(
      makeStore('far', { pickupDays: 0, stock: { '400': 2 }, distance: 30 }),
      makeStore('near', { pickupDays: 0, stock: { '400': 3 }, distance: 3 }),
    ),
  ).toEqual(['near', 'far']);
});

it('puts stores without the piece last, however near', () => {
  expect(
    order(
      makeStore('empty', { pickupDays: 0, stock: { '400': 0 }, distance: 1 }),
      makeStore('has', { pickupDays: 2, stock: { '400': 2 }, distance: 50 }),
    ),
  ).toEqual(['has', 'empty']);
});

it('puts a store with fewer than are wanted behind those that have them', () => {
  expect(
    order(
      makeStore('few', { pickupDays: 0, stock: { '400': 1 }, distance: 1 }),
      makeStore('has', { pickupDays: 2, stock: { '400': 2 }, distance: 50 }),
    ),
  ).toEqual(['has', 'few']);
});

it('puts a store first that it can be sent to among those without it, the nearest of them before one that would be ready sooner', () => {
  expect(
    order(
      makeStore('empty', { pickupDays: 0, stock: {}, distance: 1 }),
      makeStore('sends, far', { pickupDays: 0, stock: {}, distance: 9, services: ['pickup', 'sts'] }),
      makeStore('sends, near', { pickupDays: 1, stock: {}, distance: 3, services: ['pickup', 'sts'] }),
    ),
  ).toEqual(['sends, near', 'sends, far', 'empty']);
});
