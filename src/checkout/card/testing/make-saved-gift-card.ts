import type { SavedGiftCard } from '#contract/calls/consumer-cards.ts';

/** A gift card of an account with 50 dollars on it. */
export const makeSavedGiftCard = (last4: string, more: Partial<SavedGiftCard> = {}): SavedGiftCard => ({
  paymentInstrumentId: last4,
  payment_method_id: 'GIFT_CARD',
  last4,
  currency: 'USD',
  balance: 50_00,
  expired: false,
  ...more,
});
