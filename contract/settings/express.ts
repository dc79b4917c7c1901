import type { LocaleId } from '#contract/locales.ts';

/** Ways to pay in one step and in parts (spec 3 §4, §6): apart from the other settings, for no first visit needs them. */
export const expressSettings = {
  /** Shows only on devices that have it. */
  applePay: true,
  /** Without a merchant id Google Pay is not asked for. */
  googlePay: { merchantId: '', gateway: '', gatewayMerchantId: '' },
} as const;

/** Klarna's parts: how many in each country, and between which amounts they are offered, in whole minor units of every currency that has two digits. */
export const PAY_LATER = {
  parts: { 'en-us': 4, 'en-ca': 4, 'en-gb': 3, 'fr-fr': 3, 'de-de': 3 } satisfies Readonly<Record<LocaleId, number>>,
  min: 35_00,
  max: 1_000_00,
} as const;
