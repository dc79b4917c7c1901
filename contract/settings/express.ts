/** Ways to pay in one step and in parts (spec 3 §4, §6): apart from the other settings, for no first visit needs them. */
export const expressSettings = {
  /** Shows only on devices that have it. */
  applePay: true,
  /** Without a merchant id Google Pay is not asked for. */
  googlePay: { merchantId: '', gateway: '', gatewayMerchantId: '' },
} as const;

/** Klarna's parts: how many, and between which amounts they are offered, in whole minor units of every currency that has two digits. */
export const PAY_LATER = { parts: 4, min: 35_00, max: 1_000_00 } as const;
