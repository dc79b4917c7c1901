import { queryOptions } from '@tanstack/react-query';
import type { Locale } from '#contract/locales.ts';
import type { Api } from '#src/base/api/client.ts';

/** Events to come, the next first. Places go while a page is open: it is asked again each time. */
export const eventsQuery = ({ api, locale }: { readonly api: Api; readonly locale: Locale }) => {
  const input = { params: { mode: 'publish' as const, siteId: locale.siteId } };
  return queryOptions({
    queryKey: ['content.events', input] as const,
    queryFn: ({ signal }) => api('content.events', { ...input, signal }),
    staleTime: 0,
  });
};
