import { queryOptions } from '@tanstack/react-query';
import type { SavedCard, SavedGiftCard, SavedInstrument } from '#contract/calls/consumer-cards.ts';
import type { Api } from '#src/base/api/client.ts';

/** Saved cards of whoever is signed in, the default one first, then gift cards. */
export const cardsQuery = (api: Api, subject: string | null) =>
  queryOptions({
    queryKey: ['account', subject, 'cards'],
    queryFn: async ({ signal }): Promise<SavedInstrument[]> =>
      (await api('consumer.getPaymentInstruments', { query: {}, signal })).payment_instruments,
  });

export const cardsAmong = (saved: readonly SavedInstrument[]): SavedCard[] =>
  saved.flatMap((one) => (one.payment_method_id === 'CREDIT_CARD' ? [one] : []));
export const giftCardsAmong = (saved: readonly SavedInstrument[]): SavedGiftCard[] =>
  saved.flatMap((one) => (one.payment_method_id === 'GIFT_CARD' ? [one] : []));
