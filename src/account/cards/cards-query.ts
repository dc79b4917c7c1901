import { queryOptions } from '@tanstack/react-query';
import type { SavedCard } from '#contract/consumer-cards.ts';
import type { Api } from '#src/api/client.ts';

/** Saved cards of whoever is signed in, the default one first. */
export const cardsQuery = (api: Api, subject: string | null) =>
  queryOptions({
    queryKey: ['account', subject, 'cards'],
    queryFn: async ({ signal }): Promise<SavedCard[]> => (await api('consumer.getPaymentInstruments', { query: {}, signal })).payment_instruments,
  });
