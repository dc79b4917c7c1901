import { LOCALES, type LocaleId } from '#contract/locales.ts';
import type { Currency } from '#contract/money.ts';
import type { Promotion } from '#contract/promotion.ts';
import type { PublicRules, ShippingRate } from './types.ts';

/** Names the data below: whoever changes it changes this (a test holds them together). A device with another version knows its estimate may be off. */
export const RULES_VERSION = 'e794069d';

const EURO_COUNTRIES = ['AT', 'BE', 'DE', 'ES', 'FI', 'FR', 'IE', 'IT', 'LU', 'NL', 'PT'] as const;
const SHIPS_TO: Readonly<Record<Currency, readonly string[]>> = { USD: ['US'], CAD: ['CA'], GBP: ['GB'], EUR: EURO_COUNTRIES };

/** States and territories that no express carrier of ours reaches, and the military's post offices. */
const NO_EXPRESS = ['AK', 'HI', 'PR', 'GU', 'VI', 'AS', 'MP', 'AA', 'AE', 'AP', 'YT', 'NT', 'NU'];

const shippingFor = (country: string, currency: Currency): ShippingRate[] => {
  const abroad = EURO_COUNTRIES.filter((code) => code !== country);
  return [
    { code: 'standard', countries: [country], prices: { USD: 695, CAD: 995, GBP: 495, EUR: 495 }, days: [3, 5] },
    ...(currency === 'EUR' ? [{ code: 'standard' as const, countries: abroad, prices: { EUR: 995 }, days: [4, 7] as const }] : []),
    { code: 'express', countries: [country], notToProvinces: NO_EXPRESS, prices: { USD: 1995, CAD: 2495, GBP: 995, EUR: 1295 }, days: [1, 2] },
    { code: 'pickup', prices: { USD: 0, CAD: 0, GBP: 0, EUR: 0 }, days: [0, 0] },
    { code: 'sts', prices: { USD: 0, CAD: 0, GBP: 0, EUR: 0 }, days: [3, 6] },
    { code: 'digital', prices: { USD: 0, CAD: 0, GBP: 0, EUR: 0 }, days: [0, 0] },
    { code: 'customs', countries: [country], prices: { USD: 0, CAD: 0, GBP: 0, EUR: 0 }, days: [14, 21] },
  ];
};

/** Promotions that need no code. Those of coupons come with the basket that has one. */
const PROMOTIONS: readonly Promotion[] = [
  {
    id: 'SEASON-20',
    campaignId: 'AUTUMN',
    level: 'ORDER',
    name: { en: '{amount} off your order', fr: '{amount} de remise', de: '{amount} Rabatt' },
    callout: { en: '{amount} off for orders over {threshold}', fr: '{amount} offerts dès {threshold} d’achat', de: '{amount} Rabatt ab {threshold}' },
    approaching: {
      en: 'Add {missing} more and we take {off} off',
      fr: 'Plus que {missing} pour profiter de {off} de remise',
      de: 'Noch {missing} bis zu {off} Rabatt',
    },
    threshold: { USD: 200_00, CAD: 260_00, GBP: 160_00, EUR: 200_00 },
    effect: { type: 'amount', amounts: { USD: 20_00, CAD: 25_00, GBP: 15_00, EUR: 20_00 } },
    priority: 10,
  },
  {
    id: 'FREE-STANDARD',
    campaignId: 'ALWAYS',
    level: 'SHIPPING',
    name: { en: 'Free standard delivery', fr: 'Livraison standard offerte', de: 'Kostenloser Standardversand' },
    callout: {
      en: 'Free standard delivery over {threshold}',
      fr: 'Livraison standard offerte dès {threshold}',
      de: 'Kostenloser Standardversand ab {threshold}',
    },
    approaching: {
      en: '{missing} away from free standard delivery',
      fr: 'Plus que {missing} pour la livraison offerte',
      de: 'Noch {missing} bis zum kostenlosen Versand',
    },
    threshold: { USD: 75_00, CAD: 99_00, GBP: 60_00, EUR: 75_00 },
    effect: { type: 'free-shipping', codes: ['standard'] },
    priority: 10,
  },
];

/** What every device may know of the shop's prices for shipping, tax and promotions. Prices of goods come with the catalogue. */
export const publicRules = (id: LocaleId): PublicRules => {
  const { tag, language, country, currency, taxIncluded } = LOCALES[id];
  return {
    version: RULES_VERSION,
    tag,
    language,
    country,
    currency,
    taxIncluded,
    shipsTo: SHIPS_TO[currency],
    shipping: shippingFor(country, currency),
    promotions: PROMOTIONS,
  };
};
