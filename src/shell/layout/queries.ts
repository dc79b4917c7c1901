import { queryOptions } from '@tanstack/react-query';
import type { Locale } from '#contract/locales.ts';
import type { Api } from '#src/base/api/client.ts';

interface FrameContext {
  readonly api: Api;
  readonly locale: Locale;
}

const HOUR = 3_600_000;
/** What stands around every page changes seldom and is never worth waiting for twice. */
const lasting = { staleTime: HOUR, gcTime: Number.POSITIVE_INFINITY } as const;

const ofSite = ({ siteId }: Locale) => ({ params: { mode: 'publish' as const, siteId } });

export const menuQuery = ({ api, locale }: FrameContext) => {
  const input = ofSite(locale);
  return queryOptions({ queryKey: ['content.menu', input] as const, queryFn: ({ signal }) => api('content.menu', { ...input, signal }), ...lasting });
};

export const footerQuery = ({ api }: FrameContext) =>
  queryOptions({ queryKey: ['fapi.components.footer'] as const, queryFn: ({ signal }) => api('fapi.components.footer', { signal }), ...lasting });

/** What the shop offers beside its range. */
export const utilityQuery = ({ api }: FrameContext) =>
  queryOptions({ queryKey: ['fapi.components.utility'] as const, queryFn: ({ signal }) => api('fapi.components.utility', { signal }), ...lasting });
