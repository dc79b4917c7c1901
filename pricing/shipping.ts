import type { ShippingCode } from '#contract/cart.ts';
import type { Destination, PublicRules, ShippingRate } from './types.ts';

/** The ways a shipment may travel, by what its items are and how the shopper wants them. */
const WAYS: Readonly<Record<ShippingCode, readonly ShippingCode[]>> = {
  standard: ['standard', 'express'],
  express: ['standard', 'express'],
  pickup: ['pickup'],
  sts: ['sts'],
  pudo: ['pudo'],
  digital: ['digital'],
  customs: ['customs'],
};

const HOME: readonly ShippingCode[] = ['standard', 'express'];

/**
 * One name for everything that travels together: home deliveries share a shipment, every store has its own.
 * @param code how the item reaches the shopper; which of the home deliveries is the shipment's choice.
 */
export const shippingIdOf = (code: ShippingCode, storeId?: string): string => {
  if (HOME.includes(code)) return 'home';
  return storeId === undefined ? code : `${code}-${storeId}`;
};

const fits = (rate: ShippingRate, { countryCode, province }: Destination): boolean =>
  (rate.countries === undefined || rate.countries.includes(countryCode)) && !(province !== undefined && rate.notToProvinces?.includes(province));

/** Rates a shipment of this kind can choose from, cheapest first as they stand in the rules. Without an address the shop's own country counts. */
export const ratesFor = (rules: PublicRules, code: ShippingCode, destination?: Destination): ShippingRate[] =>
  rules.shipping.filter((rate) => WAYS[code].includes(rate.code) && fits(rate, destination ?? { countryCode: rules.country }));

/** The rate of the chosen way, or of the first possible one; undefined where nothing travels there. */
export const rateOf = (rules: PublicRules, code: ShippingCode, destination?: Destination): ShippingRate | undefined => {
  const rates = ratesFor(rules, code, destination);
  return rates.find((rate) => rate.code === code) ?? rates[0];
};
