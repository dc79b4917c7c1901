import { queryOptions } from '@tanstack/react-query';
import type { LocaleId } from '#contract/locales.ts';
import type { Api } from '#src/base/api/client.ts';

/** What people can write about, in the language of the page. */
export const topicsQuery = (api: Api, locale: LocaleId) =>
  queryOptions({ queryKey: ['contact.categorySubject', locale] as const, queryFn: ({ signal }) => api('contact.categorySubject', { signal }) });
