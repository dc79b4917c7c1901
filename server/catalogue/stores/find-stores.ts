import type { CallBody } from '#contract/calls/calls.ts';
import type { Store } from '#contract/calls/stores.ts';
import type { stores } from '#server/platform/db/schema/catalogue.ts';
import { fold } from '#domain/catalogue/slug.ts';

export type StoreRow = typeof stores.$inferSelect;

/** What the search looks at: a store or a collection point. */
interface Found extends Place {
  readonly id: string;
  readonly name: string;
  readonly addressLine1: string;
  readonly city: string;
  readonly postalCode: string;
  readonly province?: string | null;
  readonly countryCode: string;
}

/** Where somebody looks. */
export type StoreQuery = Pick<CallBody<'stores.search'>, 'query' | 'latitude' | 'longitude' | 'countryCode' | 'storeIds' | 'radius'>;

export interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

const EARTH_KM = 6371.0088;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Kilometres as the crow flies, by the haversine formula. */
export const distanceKm = (a: Place, b: Place): number => {
  const across =
    Math.sin(radians(b.latitude - a.latitude) / 2) ** 2 +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(radians(b.longitude - a.longitude) / 2) ** 2;
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(across)));
};

const COUNTRY_WORDS: Readonly<Record<string, readonly string[]>> = {
  US: ['united states', 'usa', 'etats-unis', 'vereinigte staaten'],
  CA: ['canada', 'kanada'],
  GB: ['united kingdom', 'great britain', 'england', 'scotland', 'royaume-uni', 'grossbritannien'],
  FR: ['france', 'frankreich'],
  DE: ['germany', 'deutschland', 'allemagne'],
};

/** Cities that people write otherwise than their post office does. */
const CITY_WORDS: Readonly<Record<string, readonly string[]>> = {
  munchen: ['munich', 'muenchen'],
  hamburg: ['hambourg'],
  'freiburg im breisgau': ['fribourg-en-brisgau'],
  london: ['londres'],
  edinburgh: ['edimbourg', 'edinburg'],
  'new york': ['nyc', 'manhattan', 'brooklyn'],
  'san francisco': ['sf'],
};

const compact = (text: string): string => fold(text).replaceAll(/[^a-z0-9]/g, '');

const sharedBeginning = (a: string, b: string): number => {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length += 1;
  return length;
};

/** How well a store answers what was typed: the start of a postcode, a city, a street, a name; 0 is not at all. */
export const storeScore = (store: Found, query: string): number => {
  const text = fold(query).trim();
  const code = compact(query);
  if (code === '') return 0;
  const postcode = compact(store.postalCode);
  if (postcode === code) return 100;
  if (/\d/.test(code) && code.length >= 2) {
    if (postcode.startsWith(code)) return 80 + code.length;
    // Neighbouring postcodes share their beginning: two figures in common are the same region.
    const shared = sharedBeginning(code, postcode);
    if (shared >= 2 && code.length >= 4) return 20 + shared * 5;
  }
  const city = fold(store.city);
  const cityNames = [city, ...(CITY_WORDS[city] ?? [])];
  if (cityNames.includes(text)) return 95;
  // Shorter than three letters, text would match everywhere; a province's two letters are meant exactly.
  if (store.province != null && fold(store.province) === text) return 60;
  if (text.length < 3) return 0;
  if (cityNames.some((name) => name.startsWith(text) || text.startsWith(`${name} `) || text.startsWith(`${name},`))) return 85;
  if (COUNTRY_WORDS[store.countryCode]?.includes(text)) return 50;
  const everything = compact(`${store.name} ${store.addressLine1} ${store.city} ${store.postalCode}`);
  return everything.includes(code) ? 40 : 0;
};

/** With its distance, if there is a place to measure from. */
export interface Ranked<T extends Found = StoreRow> {
  readonly store: T;
  readonly distance: number | undefined;
}

export const DEFAULT_COUNT = 25;

/**
 * Everything that answers a wish, best first: near a place, matching what was typed, in a country, or named. What was typed becomes a place by
 * the best match, so that the next towns' stores follow by distance.
 */
export const rankStores = <T extends Found>(all: readonly T[], wish: StoreQuery): Ranked<T>[] => {
  const wanted = all.filter(
    (store) =>
      (wish.countryCode === undefined || store.countryCode === wish.countryCode) && (wish.storeIds === undefined || wish.storeIds.includes(store.id)),
  );
  const typed = wish.query?.trim() ?? '';
  const scored = wanted
    .map((store) => ({ store, score: typed === '' ? 1 : storeScore(store, typed) }))
    .toSorted((a, b) => b.score - a.score || a.store.id.localeCompare(b.store.id));
  const best = scored[0];
  const here =
    wish.latitude !== undefined && wish.longitude !== undefined
      ? { latitude: wish.latitude, longitude: wish.longitude }
      : typed !== '' && best && best.score > 0
        ? best.store
        : undefined;
  if (typed !== '' && (!best || best.score === 0) && wish.latitude === undefined) return [];
  const ranked = scored.map(({ store }) => ({ store, distance: here ? distanceKm(here, store) : undefined }));
  if (!here) return ranked;
  return ranked
    .filter(({ distance }) => wish.radius === undefined || (distance ?? 0) <= wish.radius)
    .toSorted((a, b) => (a.distance ?? 0) - (b.distance ?? 0));
};

/** Kilometres as they are told: to a tenth. */
export const toldDistance = ({ distance }: { readonly distance: number | undefined }) =>
  distance === undefined ? {} : { distance: Math.round(distance * 10) / 10 };

/** The store as the wire has it. */
export const storeAnswer = ({ store, ...place }: Ranked, stock: Readonly<Record<string, number>> | undefined): Store => ({
  id: store.id,
  name: store.name,
  addressLine1: store.addressLine1,
  city: store.city,
  postalCode: store.postalCode,
  ...(store.province === null ? {} : { province: store.province }),
  countryCode: store.countryCode,
  phone: store.phone,
  latitude: store.latitude,
  longitude: store.longitude,
  hours: toldHours(store.hours),
  timeZone: store.timeZone,
  services: [...store.services],
  ...toldDistance(place),
  ...(stock === undefined ? {} : { stock: { ...stock } }),
  pickupDays: store.pickupDays,
});

export const toldHours = (hours: StoreRow['hours']): Store['hours'] => hours.map((day) => (day === null ? null : [day[0], day[1]]));
