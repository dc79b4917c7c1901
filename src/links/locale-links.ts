import { LOCALE_IDS, type LocaleId } from '#contract/locales.ts';

/** The path of a page without its locale: `/en-us/cart` is `/cart`, and a home page is the empty text. */
export const pathInLocale = (pathname: string): string => pathname.replace(/^\/[a-z]{2}-[a-z]{2}(?=\/|$)/, '').replace(/\/$/, '');

/** The same page in every locale. Names in an address are redirected to those of its language by the page itself. */
export const localeLinks = (pathname: string, search = ''): { locale: LocaleId; href: string }[] =>
  LOCALE_IDS.map((locale) => ({ locale, href: `/${locale}${pathInLocale(pathname)}${search}` }));

const CHOICE = 'waymark-locale';
const YEAR_S = 31_536_000;

/** Remembers the locale that the shopper chose, for addresses without one. A cookie, so that the server can read it, too. */
export const rememberLocale = (locale: LocaleId): void => {
  // oxlint-disable-next-line unicorn/no-document-cookie -- the Cookie Store API is not in every browser yet
  document.cookie = `${CHOICE}=${locale}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax`;
};
