import type { Promotion } from '#contract/promotion.ts';
import type { Db } from '../db/open.ts';
import { coupons } from '../db/schema/commerce.ts';

type Seed = typeof coupons.$inferInsert;

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
export const SEED_COUPONS: readonly Seed[] = [
  { code: 'WELCOME10', promotion: { id: 'WELCOME10', ...tenOff }, oncePerShopper: true },
  {
    code: 'TRAIL15',
    promotion: {
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
    promotion: {
      id: 'FREESHIP',
      campaignId: 'ALWAYS',
      level: 'SHIPPING',
      name: { en: 'Free standard delivery', fr: 'Livraison standard offerte', de: 'Kostenloser Standardversand' },
      callout: {
        en: 'Free standard delivery with your code',
        fr: 'Livraison standard offerte avec votre code',
        de: 'Kostenloser Standardversand mit Ihrem Code',
      },
      effect: { type: 'free-shipping', codes: ['standard'] },
      priority: 20,
    },
  },
  {
    code: 'SHOES3FOR2',
    promotion: {
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
    promotion: { id: 'SPRING25', ...tenOff },
    startsAt: new Date('2025-03-01T00:00:00Z'),
    endsAt: new Date('2025-06-01T00:00:00Z'),
  },
  { code: 'NEXTYEAR', promotion: { id: 'NEXTYEAR', ...tenOff }, startsAt: new Date('2099-01-01T00:00:00Z') },
  { code: 'FIRST100', promotion: { id: 'FIRST100', ...tenOff }, maxRedemptions: 0 },
  {
    code: 'EUROPE5',
    promotion: {
      ...tenOff,
      id: 'EUROPE5',
      name: { en: '5 € off', fr: '5 € de remise', de: '5 € Rabatt' },
      threshold: { EUR: 1 },
      effect: { type: 'amount', amounts: { EUR: 5_00 } },
    },
  },
];

/** Adds the seeded coupons that are not there; what an operator changed stays. */
export const seedPromotions = async (db: Db): Promise<void> => {
  await db
    .insert(coupons)
    .values([...SEED_COUPONS])
    .onConflictDoNothing();
};
