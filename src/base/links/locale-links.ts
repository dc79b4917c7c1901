import { LOCALE_IDS, type LocaleId } from '#contract/locales.ts';

/** The path of a page without its locale: `/en-us/cart` is `/cart`, and a home page is the empty text. */
export const pathInLocale = (pathname: string): string => pathname.replace(/^\/[a-z]{2}-[a-z]{2}(?=\/|$)/, '').replace(/\/$/, '');

/** The same page in every locale. Names in an address are redirected to those of its language by the page itself. */
export const localeLinks = (pathname: string, search = ''): { locale: LocaleId; href: string }[] =>
  LOCALE_IDS.map((locale) => ({ locale, href: `/${locale}${pathInLocale(pathname)}${search}` }));
