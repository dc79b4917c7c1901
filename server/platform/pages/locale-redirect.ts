import { alternateCategoryId, alternateProductId } from '#domain/alternate-address.ts';
import { DEFAULT_LOCALE, LOCALES, type LocaleId, isLocaleId } from '#contract/locales.ts';
import { LEGAL_PAGES, pathOfPage } from './legal-page-names.ts';

/** First segments of addresses that the app shows; they work without a locale and are then given one (spec 1 §2, list item 14). */
const BARE = new RegExp(
  `^/(?:$|cart|checkout|order-confirmation|account|favorites|search|searchhub|sync|stores|c/|p/|help|loyalty|sign-in|sign-up|enroll|newsletter|events|forgot-password|reset-password|confirm-email|undo-email-change|associate-login|in-store|track-order|express|warranty|${LEGAL_PAGES.map(pathOfPage).join('|')})`,
);

/** One segment: a longer path may be a locale's or a file's. */
const SEGMENT = /^\/[\w%~-]*$/;

/** The other form of a category's or a product's address. */
const isAlternate = (pathname: string): boolean =>
  SEGMENT.test(pathname) && (alternateCategoryId(pathname) ?? alternateProductId(pathname)) !== undefined;

/** The locale for somebody who named none: the last one, else what the browser asks for, else en-us. */
export const chooseLocale = (cookie: string | undefined, acceptLanguage: string | undefined): LocaleId => {
  const last = /(?:^|;\s*)waymark-locale=([a-z]{2}-[a-z]{2})/.exec(cookie ?? '')?.[1];
  if (isLocaleId(last)) return last;
  const wanted = (acceptLanguage ?? '')
    .split(',')
    .map((part, index) => {
      const [tag = '', ...rest] = part.trim().toLowerCase().split(';');
      const weight = Number(/q=([\d.]+)/.exec(rest.join(';'))?.[1] ?? 1);
      return { tag, weight: Number.isFinite(weight) ? weight : 0, index };
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight || a.index - b.index);
  for (const { tag } of wanted) {
    if (isLocaleId(tag)) return tag;
    const sameLanguage = Object.values(LOCALES).find((locale) => locale.language === tag.slice(0, 2));
    if (sameLanguage) return sameLanguage.id;
  }
  return DEFAULT_LOCALE;
};

/** Where a bare address leads, or undefined when it is none of the app's. The query comes along. */
export const localisedAddress = (pathname: string, search: string, locale: LocaleId): string | undefined =>
  BARE.test(pathname) || isAlternate(pathname) ? `/${locale}${pathname === '/' ? '' : pathname}${search}` : undefined;
