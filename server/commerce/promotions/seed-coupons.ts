import type { Promotion } from '#contract/promotion.ts';
import { STANDARD_PARCEL } from '#pricing/public-rules.ts';
import type { promotions } from '#server/platform/db/schema/promotions.ts';

export type Seed = typeof promotions.$inferInsert;

const tenOff: Omit<Promotion, 'id'> = {
  campaignId: 'WELCOME',
  level: 'ORDER',
  name: { en: '10% off your order', fr: '10 % de remise', de: '10 % Rabatt' },
  callout: { en: '10% off: you save {amount}', fr: '10 % de remise : vous économisez {amount}', de: '10 % Rabatt: Sie sparen {amount}' },
  effect: { type: 'percent', rate: 10_000 },
  priority: 20,
  group: 'percent',
};

/** Coupons of the demonstration shop: every answer that a code can get has one. */
export const SEED_COUPONS: readonly Omit<Seed, 'needsCode'>[] = [
  { code: 'WELCOME10', rule: { id: 'WELCOME10', ...tenOff }, maxPerShopper: 1 },
  {
    code: 'TRAIL15',
    rule: {
      ...tenOff,
      id: 'TRAIL15',
      campaignId: 'TRAIL',
      name: { en: '15% off full-price items', fr: '15 % sur les articles non remisés', de: '15 % auf reguläre Artikel' },
      callout: {
        en: '15% off full-price items: you save {amount}',
        fr: '15 % de remise : vous économisez {amount}',
        de: '15 % Rabatt: Sie sparen {amount}',
      },
      approaching: {
        en: 'Add {missing} of full-price items to use TRAIL15',
        fr: 'Plus que {missing} pour utiliser TRAIL15',
        de: 'Noch {missing} bis TRAIL15 gilt',
      },
      excluded: { reduced: true },
      threshold: { USD: 100_00, CAD: 130_00, GBP: 80_00, EUR: 100_00 },
      effect: { type: 'percent', rate: 15_000 },
    },
  },
  {
    code: 'FREESHIP',
    rule: {
      id: 'FREESHIP',
      campaignId: 'ALWAYS',
      level: 'SHIPPING',
      name: { en: 'Free standard delivery', fr: 'Livraison standard offerte', de: 'Kostenloser Standardversand' },
      callout: {
        en: 'Free standard delivery with your code',
        fr: 'Livraison standard offerte avec votre code',
        de: 'Kostenloser Standardversand mit Ihrem Code',
      },
      effect: { type: 'free-shipping', codes: STANDARD_PARCEL },
      priority: 20,
    },
  },
  {
    code: 'SHOES3FOR2',
    rule: {
      id: 'SHOES3FOR2',
      campaignId: 'TRAIL',
      level: 'PRODUCT',
      name: { en: 'Three pairs for two', fr: 'Trois paires pour le prix de deux', de: 'Drei Paar zum Preis von zwei' },
      callout: {
        en: 'Every third pair is free: you save {amount}',
        fr: 'La troisième paire offerte : vous économisez {amount}',
        de: 'Jedes dritte Paar gratis: Sie sparen {amount}',
      },
      eligible: { taxClasses: ['footwear', 'kids-footwear'] },
      effect: { type: 'buy-get', buy: 2, get: 1, rate: 100_000 },
      priority: 10,
    },
  },
  {
    code: 'SPRING25',
    rule: { id: 'SPRING25', ...tenOff },
    startsAt: new Date('2025-03-01T00:00:00Z'),
    endsAt: new Date('2025-06-01T00:00:00Z'),
  },
  { code: 'NEXTYEAR', rule: { id: 'NEXTYEAR', ...tenOff }, startsAt: new Date('2099-01-01T00:00:00Z') },
  { code: 'FIRST100', rule: { id: 'FIRST100', ...tenOff }, maxRedemptions: 0 },
  {
    code: 'EUROPE5',
    rule: {
      ...tenOff,
      id: 'EUROPE5',
      name: { en: '5 € off', fr: '5 € de remise', de: '5 € Rabatt' },
      threshold: { EUR: 1 },
      effect: { type: 'amount', amounts: { EUR: 5_00 } },
    },
  },
  {
    code: 'SOLO30',
    rule: {
      ...tenOff,
      id: 'SOLO30',
      campaignId: 'TRAIL',
      name: { en: '30% off, and nothing else', fr: '30 % de remise, non cumulable', de: '30 % Rabatt, nicht kombinierbar' },
      callout: {
        en: '30% off in place of other offers: you save {amount}',
        fr: '30 % à la place des autres offres : vous économisez {amount}',
        de: '30 % anstelle anderer Angebote: Sie sparen {amount}',
      },
      effect: { type: 'percent', rate: 30_000 },
      exclusive: true,
    },
  },
  {
    code: 'ACCOUNT5',
    rule: {
      ...tenOff,
      id: 'ACCOUNT5',
      name: { en: '5 off every pair', fr: '5 de moins par paire', de: '5 weniger je Paar' },
      callout: {
        en: 'Off every pair: you save {amount}',
        fr: 'Sur chaque paire : vous économisez {amount}',
        de: 'Auf jedes Paar: Sie sparen {amount}',
      },
      level: 'PRODUCT',
      audience: ['REGISTERED'],
      eligible: { taxClasses: ['footwear', 'kids-footwear'] },
      effect: { type: 'amount', amounts: { USD: 5_00, CAD: 7_00, GBP: 4_00, EUR: 5_00 }, each: true },
    },
  },
  {
    code: 'EXPRESS5',
    rule: {
      id: 'EXPRESS5',
      campaignId: 'ALWAYS',
      level: 'SHIPPING',
      name: { en: 'Delivery at one price', fr: 'Livraison à prix unique', de: 'Versand zum Festpreis' },
      callout: {
        en: 'Delivery at one price: you save {amount}',
        fr: 'Livraison à prix unique : vous économisez {amount}',
        de: 'Versand zum Festpreis: Sie sparen {amount}',
      },
      effect: { type: 'fixed-price', amounts: { USD: 5_00, CAD: 7_00, GBP: 4_00, EUR: 5_00 } },
      priority: 20,
    },
  },
  { code: 'FIRST20', rule: { id: 'FIRST20', ...tenOff }, maxRedemptions: 20 },
];
