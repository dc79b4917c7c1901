import { type Locale, LOCALES } from '#contract/locales.ts';
import { Refusal } from '#server/platform/refusal.ts';

/** A site is a locale's. @throws API404 for any other */
export const localeOfSite = (siteId: string): Locale => {
  const locale = Object.values(LOCALES).find((one) => one.siteId === siteId);
  if (!locale) throw new Refusal('API404');
  return locale;
};
