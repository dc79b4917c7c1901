import type { ShippingCode } from '#contract/cart.ts';
import { LOCALES, type LocaleId } from '#contract/locales.ts';
import type { Amounts } from '#contract/promotion.ts';
import { type Destination, ratesFor, type ShippingRate, shipsTo } from './shipping-rates.ts';

/**
 * Parts of a country that carriers treat otherwise than the rest: islands, the far north, the military's post offices. No express goes
 * there; what else differs is told here. The places are those of the carriers' own surcharge lists; amounts are the shop's.
 */
export interface Zone {
  readonly countryCode: string;
  /** Codes of states and provinces. */
  readonly provinces?: readonly string[];
  /** Beginnings of postal codes, without spaces. */
  readonly postcodes?: readonly string[];
  /** British districts: `PA4` is none of the islands of `PA41`, so that a beginning says nothing. */
  readonly districts?: RegExp;
  /** Nothing is sent to a door there. */
  readonly closed?: boolean;
  /** In place of the country's own standard price. */
  readonly standard?: Amounts;
  readonly moreDays: readonly [min: number, max: number];
}

const ZONES: readonly Zone[] = [
  { countryCode: 'US', provinces: ['AK', 'HI', 'PR', 'GU', 'VI', 'AS', 'MP'], standard: { USD: 14_95 }, moreDays: [3, 5] },
  // Army and fleet post offices are reached at the price of the home country (USPS Publication 28, 238).
  { countryCode: 'US', provinces: ['AA', 'AE', 'AP'], moreDays: [7, 14] },
  { countryCode: 'CA', provinces: ['YT', 'NT', 'NU'], standard: { CAD: 24_95 }, moreDays: [5, 9] },
  { countryCode: 'FR', postcodes: ['20'], moreDays: [1, 3] },
  // Overseas departments have country codes of their own; written as France they would be cleared as France.
  { countryCode: 'FR', postcodes: ['971', '972', '973', '974', '975', '976', '977', '978', '986', '987', '988'], closed: true, moreDays: [0, 0] },
  {
    countryCode: 'DE',
    postcodes: [
      '18565',
      '25849',
      '25859',
      '25863',
      '25869',
      '25938',
      '25946',
      '25980',
      '25992',
      '26465',
      '26474',
      '26486',
      '26548',
      '26571',
      '26579',
      '26757',
      '27498',
      '83256',
    ],
    moreDays: [1, 2],
  },
  {
    countryCode: 'GB',
    districts: /^(?:(?:BT|HS|ZE|KW|IV)\d.?|KA2[78]|PA20|PA4[1-9]|PA6\d|PA7[0-8]|PH4[2-4]|PH49|PH50|TR2[1-5])$/,
    moreDays: [1, 3],
  },
  // The Channel Islands and the Isle of Man are outside the customs territory, whatever the address says.
  { countryCode: 'GB', districts: /^(?:JE|GY|IM)\d.?$/, closed: true, moreDays: [0, 0] },
];

/** A British code ends in a digit and two letters; a wallet shows what stands before them alone. */
const districtOf = (code: string): string => /^[A-Z]{1,2}\d[A-Z\d]?(?=\d[A-Z]{2}$|$)/.exec(code)?.[0] ?? '';

/** The zone of a place; undefined: as the rest of its country. */
export const zoneOf = ({ countryCode, province, postalCode }: Destination): Zone | undefined => {
  const code = postalCode?.replaceAll(/\s/g, '').toUpperCase();
  return ZONES.find(
    (zone) =>
      zone.countryCode === countryCode &&
      ((province !== undefined && zone.provinces?.includes(province)) ||
        (code !== undefined && (zone.postcodes?.some((start) => code.startsWith(start)) || zone.districts?.test(districtOf(code))))),
  );
};

const TO_DOOR: readonly ShippingCode[] = ['standard', 'express', 'customs'];

/** What holds for a zone in place of the country's own rate; undefined: this way does not lead there. */
const inZone = (rate: ShippingRate, zone: Zone): ShippingRate | undefined => {
  if (!TO_DOOR.includes(rate.code)) return rate;
  if (zone.closed || rate.code === 'express') return undefined;
  const [min, max] = rate.days;
  return {
    ...rate,
    prices: rate.code === 'standard' ? { ...rate.prices, ...zone.standard } : rate.prices,
    days: [min + zone.moreDays[0], max + zone.moreDays[1]],
  };
};

/** Rates that lead to a place, cheapest first. Without an address the shop's own country counts. */
export const ratesTo = (id: LocaleId, code: ShippingCode, destination: Destination = { countryCode: LOCALES[id].country }): ShippingRate[] => {
  const zone = zoneOf(destination);
  const rates = ratesFor(id, code, destination);
  return zone ? rates.flatMap((rate) => inZone(rate, zone) ?? []) : rates;
};

/** Whether anything is sent to a door there. */
export const reaches = (id: LocaleId, destination: Destination): boolean =>
  shipsTo(id).includes(destination.countryCode) && zoneOf(destination)?.closed !== true;
