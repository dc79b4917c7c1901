import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#src/base/api/client.ts';

/** Answers about somebody's orders stay in this page's memory, under the name of whoever they are about. */
const keyOf = (subject: string | null, ...rest: readonly unknown[]) => ['account', subject, 'orders', ...rest] as const;

export const historyQuery = (api: Api, subject: string | null, page: number) =>
  queryOptions({
    queryKey: keyOf(subject, 'page', page),
    queryFn: ({ signal }) => api('consumer.purchaseHistory', { body: { page }, signal }),
  });

export const purchaseQuery = (api: Api, subject: string | null, orderNumber: string) =>
  queryOptions({
    queryKey: keyOf(subject, orderNumber),
    queryFn: ({ signal }) => api('consumer.getPurchase', { params: { orderId: orderNumber }, signal }),
  });
