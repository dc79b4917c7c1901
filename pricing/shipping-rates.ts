import type { ShippingCode } from '#contract/cart.ts';
import { LOCALES, type LocaleId } from '#contract/locales.ts';
import type { Currency } from '#contract/money.ts';
import type { Amounts } from '#contract/promotion.ts';
import { HOME_DELIVERY } from './public-rules.ts';

/** Where something is handed over, as far as tax and prices of shipping ask. */
export interface Destination {
  /** ISO 3166-1 alpha-2 */
  readonly countryCode: string;
  /** Code of the state or province. */
  readonly province?: string | undefined;
  readonly postalCode?: string | undefined;
}

/** A way of shipping and what it costs. Absent countries do not narrow. */
export interface ShippingRate {
  readonly code: ShippingCode;
  readonly countries?: readonly string[];
  readonly prices: Amounts;
  /** Days from the order to the door. */
  readonly days: readonly [min: number, max: number];
}

const EURO_COUNTRIES = ['AT', 'BE', 'DE', 'ES', 'FI', 'FR', 'IE', 'IT', 'LU', 'NL', 'PT'] as const;
const SHIPS_TO: Readonly<Record<Currency, readonly string[]>> = { USD: ['US'], CAD: ['CA'], GBP: ['GB'], EUR: EURO_COUNTRIES };

const FREE: Amounts = { USD: 0, CAD: 0, GBP: 0, EUR: 0 };

/** Countries that a locale's shop delivers to. */
export const shipsTo = (id: LocaleId): readonly string[] => SHIPS_TO[LOCALES[id].currency];

const ratesOf = (id: LocaleId): ShippingRate[] => {
  const { country, currency } = LOCALES[id];
  return [
    { code: 'standard', countries: [country], prices: HOME_DELIVERY, days: [3, 5] },
    { code: 'standard', countries: SHIPS_TO[currency].filter((code) => code !== country), prices: { EUR: 9_95 }, days: [4, 7] },
    { code: 'express', countries: [country], prices: { USD: 19_95, CAD: 24_95, GBP: 9_95, EUR: 12_95 }, days: [1, 2] },
    { code: 'pickup', prices: FREE, days: [0, 0] },
    { code: 'sts', prices: FREE, days: [3, 6] },
    { code: 'pudo', countries: [country], prices: { USD: 3_95, CAD: 6_95, GBP: 2_95, EUR: 2_95 }, days: [3, 5] },
    { code: 'digital', prices: FREE, days: [0, 0] },
    { code: 'customs', countries: [country], prices: FREE, days: [14, 21] },
  ];
};

/** Ways that a shipment of one kind may change to. */
const WAYS: Readonly<Record<ShippingCode, readonly ShippingCode[]>> = {
  standard: ['standard', 'express'],
  express: ['standard', 'express'],
  pickup: ['pickup'],
  sts: ['sts'],
  pudo: ['pudo'],
  digital: ['digital'],
  customs: ['customs'],
};

const fits = ({ countries }: ShippingRate, { countryCode }: Pick<Destination, 'countryCode'>): boolean =>
  countries === undefined || countries.includes(countryCode);

/** Rates a shipment of this kind can choose from within a country, cheapest first; what its islands and far ends cost is in `ratesTo`. */
export const ratesFor = (
  id: LocaleId,
  code: ShippingCode,
  destination: Pick<Destination, 'countryCode'> = { countryCode: LOCALES[id].country },
): ShippingRate[] => ratesOf(id).filter((rate) => WAYS[code].includes(rate.code) && fits(rate, destination));
