import type { Locale } from '#contract/locales.ts';
import { badgeLabel } from './labels.ts';
import type { ModelStyle } from './model/types.ts';

const NEW_FOR = 30 * 86_400_000;

export const isNew = (style: Pick<ModelStyle, 'publishedAt' | 'comingSoon'>, now: number): boolean =>
  !style.comingSoon && now - style.publishedAt.getTime() < NEW_FOR;

/** One badge a style, the most useful first. What is announced says so by its own flag. */
export const badgeOf = (style: ModelStyle, reduced: boolean, locale: Locale, now: number): string | undefined => {
  if (style.comingSoon) return undefined;
  const key = style.presale ? 'presale' : reduced ? 'sale' : (style.badge ?? (isNew(style, now) ? 'new' : undefined));
  return key === undefined ? undefined : badgeLabel(key, locale);
};
