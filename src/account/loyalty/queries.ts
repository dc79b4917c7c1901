import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Api } from '#src/base/api/client.ts';

const PAGE = 20;

/** All of one person's rewards: what is asked anew together when something happened to the points. */
export const loyaltyKey = (subject: string | null) => ['account', subject, 'loyalty'] as const;

export const memberQuery = (api: Api, subject: string | null) =>
  queryOptions({ queryKey: [...loyaltyKey(subject), 'member'], queryFn: ({ signal }) => api('loyalty.member', { signal }) });

export const vouchersQuery = (api: Api, subject: string | null) =>
  queryOptions({ queryKey: [...loyaltyKey(subject), 'vouchers'], queryFn: ({ signal }) => api('consumer.loyaltyVouchers', { signal }) });

export const welcomeQuery = (api: Api, subject: string | null) =>
  queryOptions({ queryKey: [...loyaltyKey(subject), 'welcome'], queryFn: ({ signal }) => api('consumer.welcomePromo', { signal }) });

export const historyQuery = (api: Api, subject: string | null) =>
  infiniteQueryOptions({
    queryKey: [...loyaltyKey(subject), 'history'],
    queryFn: ({ signal, pageParam }) => api('loyalty.history', { query: { start: pageParam, count: PAGE }, signal }),
    initialPageParam: 0,
    getNextPageParam: ({ start, count, total }) => (count > 0 && start + count < total ? start + count : undefined),
  });
