import type { Locale } from '#contract/locales.ts';

/** Address of an article. */
export const articleUrl = (locale: Locale, slug: string): string => `/${locale.id}/stories/${slug}`;
