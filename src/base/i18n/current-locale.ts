import { DEFAULT_LOCALE, localeOfPath, type LocaleId } from '#contract/locales.ts';

/** The locale of the page that is open. */
export const currentLocale = (): LocaleId => localeOfPath(location.pathname) ?? DEFAULT_LOCALE;
