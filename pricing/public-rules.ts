import type { RegionTax } from '#contract/cart.ts';
import { LOCALES, type LocaleId } from '#contract/locales.ts';
import type { Currency } from '#contract/money.ts';
import type { Promotion } from '#contract/promotion.ts';
import type { PublicRules } from './types.ts';

/** Names the data below: whoever changes it changes this (a test holds them together). A device with another version knows its estimate may be off. */
export const RULES_VERSION = '122dbd4f';

/** General rates of the countries whose prices contain the tax; GB zero-rates children's clothes and shoes. Held to tax-rates.ts by a test. */
const TAX: Readonly<Record<string, RegionTax>> = {
  GB: { rate: 20_000, kids: 0, shipping: true },
  FR: { rate: 20_000, shipping: true },
  DE: { rate: 19_000, shipping: true },
};

export const HOME_DELIVERY: Readonly<Record<Currency, number>> = { USD: 6_95, CAD: 9_95, GBP: 4_95, EUR: 4_95 };

/**
 * What free standard delivery makes free: the parcel that takes its usual time, to the door or to a collection point. It is one parcel of one carrier, and
 * whoever fetches it never pays more than who has it brought. Stores hand over and send to themselves for nothing; express is another delivery.
 */
export const STANDARD_PARCEL: string[] = ['standard', 'pudo'];

/** Promotions that need no code and are for everybody, as the shop begins with them. Whatever else holds comes with the cart. */
export const PUBLIC_PROMOTIONS: readonly Promotion[] = [
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
    effect: { type: 'free-shipping', codes: STANDARD_PARCEL },
    priority: 10,
  },
];

/** What every device knows of the shop's arithmetic. Prices of goods come with the catalogue, those of shipping and tax of an address with the cart. */
export const publicRules = (id: LocaleId): PublicRules => {
  const { tag, language, country, currency, taxIncluded } = LOCALES[id];
  return {
    version: RULES_VERSION,
    tag,
    language,
    country,
    currency,
    taxIncluded,
    homeDelivery: HOME_DELIVERY[currency],
    tax: TAX[country],
    promotions: PUBLIC_PROMOTIONS,
  };
};
