/// <reference lib="webworker" />
import { localeOfPath, type LocaleId } from '#contract/locales.ts';
import { lastLocale } from './last-locale.ts';

/** The locale of a page that is open; none is, where the shopper has left before this worker came. */
export const currentLocale = async (worker: ServiceWorkerGlobalScope): Promise<LocaleId> => {
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  for (const { url } of pages) {
    const locale = localeOfPath(new URL(url).pathname);
    if (locale) return locale;
  }
  return lastLocale();
};
