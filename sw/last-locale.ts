import { DEFAULT_LOCALE, isLocaleId, type LocaleId } from '#contract/locales.ts';

const CACHE = 'waymark-settings';
const KEY = '/last-locale';

/** The locale the shopper used last, for addresses without a prefix. A cache entry, because a worker has no other quick memory. */
export const lastLocale = async (): Promise<LocaleId> => {
  const kept = await caches.match(KEY, { cacheName: CACHE });
  const value = await kept?.text();
  return isLocaleId(value) ? value : DEFAULT_LOCALE;
};

export const rememberLocale = async (locale: LocaleId): Promise<void> => {
  await (await caches.open(CACHE)).put(KEY, new Response(locale));
};
