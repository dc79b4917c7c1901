import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#src/base/api/client.ts';

/** Discounts and credits of whoever is signed in. */
export const programsQuery = (api: Api, subject: string | null) =>
  queryOptions({ queryKey: ['account', subject, 'programs'], queryFn: ({ signal }) => api('programs.mine', { signal }) });
