import type { ConsumerType } from '#contract/accounts.ts';
import type { Currency } from '#contract/money.ts';
import type { Program } from '#contract/calls/programs.ts';
import type { Promotion, RuleText } from '#contract/promotion.ts';

interface ProgramRule {
  /** Off goods at full price, thousandths of a percent. */
  readonly rate: number;
  /** Of a year: full prices the discount is given for, or an athlete's credit. */
  readonly annual: Readonly<Record<Currency, number>>;
  readonly name: RuleText;
  readonly callout: RuleText;
}

const NONE = { en: '', fr: '', de: '' };

export const PROGRAM_RULES: Readonly<Record<Program, ProgramRule>> = {
  EMPLOYEE: {
    rate: 40_000,
    annual: { USD: 3000_00, CAD: 4000_00, GBP: 2400_00, EUR: 2800_00 },
    name: { en: 'Associate discount', fr: 'Remise collaborateur', de: 'Mitarbeiterrabatt' },
    callout: { en: 'Associate discount: {amount} off', fr: 'Remise collaborateur : {amount}', de: 'Mitarbeiterrabatt: {amount}' },
  },
  WRANX: {
    rate: 25_000,
    annual: { USD: 2000_00, CAD: 2700_00, GBP: 1600_00, EUR: 1900_00 },
    name: { en: 'WRANX discount', fr: 'Remise WRANX', de: 'WRANX-Rabatt' },
    callout: { en: 'WRANX discount: {amount} off', fr: 'Remise WRANX : {amount}', de: 'WRANX-Rabatt: {amount}' },
  },
  IPA: {
    rate: 30_000,
    annual: { USD: 2500_00, CAD: 3300_00, GBP: 2000_00, EUR: 2300_00 },
    name: { en: 'IPA discount', fr: 'Remise IPA', de: 'IPA-Rabatt' },
    callout: { en: 'IPA discount: {amount} off', fr: 'Remise IPA : {amount}', de: 'IPA-Rabatt: {amount}' },
  },
  ATHLETE: { rate: 0, annual: { USD: 1500_00, CAD: 2000_00, GBP: 1200_00, EUR: 1400_00 }, name: NONE, callout: NONE },
};

/** Programmes that come with the kind of account; the identities of professionals are given one by one. */
export const programOf = (consumerType: ConsumerType): Program | undefined =>
  consumerType === 'EMPLOYEE' || consumerType === 'ATHLETE' ? consumerType : undefined;

const PROMOTION_PREFIX = 'PROGRAM-';

/** The programme's discount as a rule of pricing: the server and the device work it out with the same arithmetic. */
export const promotionOf = (program: Program): Promotion | undefined => {
  const { rate, name, callout } = PROGRAM_RULES[program];
  if (rate === 0) return undefined;
  return {
    id: `${PROMOTION_PREFIX}${program}`,
    campaignId: 'PROGRAMS',
    level: 'PRODUCT',
    name,
    callout,
    eligible: { reduced: false },
    effect: { type: 'percent', rate },
    // Before other promotions of goods, and of two programmes the better one.
    priority: 0,
    group: 'program',
  };
};

export const isPromotionOf = (promotionId: string, program: Program): boolean => promotionId === `${PROMOTION_PREFIX}${program}`;
