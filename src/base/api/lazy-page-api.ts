import type { Locale } from '#contract/locales.ts';
import type { Api } from './client.ts';

/** The page's client, fetched with its first call: a first visit came with its data and may never make one. */
export const createLazyPageApi = (locale: Locale): Api => {
  let loading: Promise<Api> | undefined;
  const load = (): Promise<Api> => {
    loading ??= import('./page-api.ts').then(
      ({ createPageApi }) => createPageApi(locale),
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
  return async (name, ...input) => (await load())(name, ...input);
};
