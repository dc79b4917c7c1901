import type { Promotion } from '#contract/promotion.ts';
import { PUBLIC_PROMOTIONS } from '#pricing/public-rules.ts';

interface Items {
  /** Styles of socks. */
  readonly styleIds: readonly string[];
  /** What may be given away. */
  readonly gifts: readonly { readonly upc: string; readonly productId: string }[];
}

const express: Omit<Promotion, 'id' | 'audience' | 'threshold' | 'approaching'> = {
  campaignId: 'ALWAYS',
  level: 'SHIPPING',
  name: { en: 'Free express delivery', fr: 'Livraison express offerte', de: 'Kostenloser Expressversand' },
  callout: {
    en: 'Free express delivery over {threshold}',
    fr: 'Livraison express offerte dès {threshold}',
    de: 'Kostenloser Expressversand ab {threshold}',
  },
  effect: { type: 'free-shipping', codes: ['express'] },
  priority: 10,
};

const giftPromotion = (choices: Items['gifts']): Promotion => ({
  id: 'GWP-AUTUMN',
  campaignId: 'AUTUMN',
  level: 'ORDER',
  name: { en: 'A gift on us', fr: 'Un cadeau pour vous', de: 'Ein Geschenk von uns' },
  callout: { en: 'A gift comes with your order', fr: 'Un cadeau accompagne votre commande', de: 'Zu Ihrer Bestellung gibt es ein Geschenk' },
  approaching: {
    en: 'Add {missing} more and choose a gift',
    fr: 'Plus que {missing} pour choisir un cadeau',
    de: 'Noch {missing}, und Sie suchen sich ein Geschenk aus',
  },
  above: { en: 'Choose your gift', fr: 'Choisissez votre cadeau', de: 'Suchen Sie sich Ihr Geschenk aus' },
  threshold: { USD: 250_00, CAD: 330_00, GBP: 200_00, EUR: 250_00 },
  effect: { type: 'gift', choices: [...choices] },
  priority: 30,
});

/**
 * Promotions of the demonstration shop that want no code: one of every kind. Those that hold for everybody are the ones that a device comes
 * with; the others it learns with its first cart.
 */
export const automaticPromotions = ({ styleIds, gifts }: Items): Promotion[] => [
  ...PUBLIC_PROMOTIONS,
  {
    ...express,
    id: 'EXPRESS-GUEST',
    audience: ['GUEST'],
    approaching: {
      en: '{missing} away from free express delivery; with an account it begins sooner',
      fr: 'Plus que {missing} pour la livraison express offerte ; avec un compte, elle commence plus tôt',
      de: 'Noch {missing} bis zum kostenlosen Expressversand; mit Konto beginnt er früher',
    },
    threshold: { USD: 300_00, CAD: 400_00, GBP: 240_00, EUR: 300_00 },
  },
  {
    ...express,
    id: 'EXPRESS-REGISTERED',
    audience: ['REGISTERED'],
    approaching: {
      en: '{missing} away from your free express delivery',
      fr: 'Plus que {missing} pour votre livraison express offerte',
      de: 'Noch {missing} bis zu Ihrem kostenlosen Expressversand',
    },
    threshold: { USD: 200_00, CAD: 260_00, GBP: 160_00, EUR: 200_00 },
  },
  ...(styleIds.length === 0
    ? []
    : [
        {
          id: 'SOCKS-BY-THREE',
          campaignId: 'AUTUMN',
          level: 'PRODUCT',
          name: { en: 'Socks by the three', fr: 'Les chaussettes par trois', de: 'Socken im Dreierpack' },
          callout: {
            en: 'Three pairs of socks: you save {amount}',
            fr: 'Trois paires de chaussettes : vous économisez {amount}',
            de: 'Drei Paar Socken: Sie sparen {amount}',
          },
          approaching: {
            en: 'One more pair of socks, and all of them are 20% less',
            fr: 'Encore une paire de chaussettes, et toutes sont à −20 %',
            de: 'Noch ein Paar Socken, und alle kosten 20 % weniger',
          },
          eligible: { productIds: [...styleIds] },
          quantity: 3,
          effect: { type: 'percent', rate: 20_000 },
          priority: 20,
        } satisfies Promotion,
      ]),
  ...(gifts.length === 0 ? [] : [giftPromotion(gifts)]),
];

/** For every pair of shoes a pair of socks at half its price: what is bought and what is reduced are different goods. */
export const socksWithShoes = (styleIds: readonly string[]): Promotion => ({
  id: 'SOCKS4SHOES',
  campaignId: 'TRAIL',
  level: 'PRODUCT',
  name: { en: 'Socks at half price', fr: 'Chaussettes à moitié prix', de: 'Socken zum halben Preis' },
  callout: {
    en: 'A pair of socks at half price with every pair of shoes: you save {amount}',
    fr: 'Une paire de chaussettes à moitié prix pour chaque paire de chaussures : vous économisez {amount}',
    de: 'Zu jedem Paar Schuhe ein Paar Socken zum halben Preis: Sie sparen {amount}',
  },
  eligible: { taxClasses: ['footwear', 'kids-footwear'] },
  target: { productIds: [...styleIds] },
  effect: { type: 'buy-get', buy: 1, get: 1, rate: 50_000 },
  priority: 10,
});
