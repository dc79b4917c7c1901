import { queryOptions } from '@tanstack/react-query';
import type { Locale } from '#contract/locales.ts';
import type { Api } from '#src/api/client.ts';

interface FrameContext {
  readonly api: Api;
  readonly locale: Locale;
}

const HOUR = 3_600_000;
/** What stands around every page changes seldom and is never worth waiting for twice. */
const lasting = { staleTime: HOUR, gcTime: Number.POSITIVE_INFINITY } as const;

export const menuQuery = ({ api, locale }: FrameContext) =>
  queryOptions({ queryKey: ['menu', locale.id], queryFn: ({ signal }) => api('content.menu', { params: { mode: 'publish', siteId: locale.siteId }, signal }), ...lasting });

export const footerQuery = ({ api, locale }: FrameContext) =>
  queryOptions({ queryKey: ['footer', locale.id], queryFn: ({ signal }) => api('content.footer', { params: { mode: 'publish', siteId: locale.siteId }, signal }), ...lasting });
