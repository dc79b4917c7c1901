import type { Locale } from '#contract/locales.ts';
import type { Localized } from './model/rows.ts';
import type { ModelCategory, ModelStyle } from './model/types.ts';
import { slugOf } from './slug.ts';
import { textFor } from './localized-text.ts';

type Named = Pick<ModelCategory, 'id' | 'names'> & { readonly path: readonly { readonly names: Localized }[] };

/** `/{lang}-{country}/c/{slug}-{category id}` (spec 1 §2). The root's name leads, so that women's and men's shoes read differently. */
export const categoryUrl = (category: Named, locale: Locale): string => {
  const root = category.path[0];
  const name = textFor(category.names, locale);
  const words = root && category.path.length > 1 ? `${textFor(root.names, locale)} ${name}` : name;
  return `/${locale.id}/c/${slugOf(words)}-${category.id}`;
};

export const styleSlug = (style: Pick<ModelStyle, 'names'>, locale: Locale): string => slugOf(textFor(style.names, locale));

/** `/{lang}-{country}/p/{slug}-{product id}` (spec 1 §2); `productId` names a colour, the style without it. */
export const productUrl = (style: Pick<ModelStyle, 'id' | 'names'>, locale: Locale, productId: string = style.id): string =>
  `/${locale.id}/p/${styleSlug(style, locale)}-${productId}`;

export const searchUrl = (text: string, locale: Locale): string => `/${locale.id}/search?q=${encodeURIComponent(text)}`;

export const crumbOf = (category: ModelCategory, locale: Locale) => ({
  id: category.id,
  name: textFor(category.names, locale),
  url: categoryUrl(category, locale),
});

/** From the root to the category itself. */
export const crumbsOf = (category: ModelCategory | undefined, locale: Locale) => (category ? category.path.map((step) => crumbOf(step, locale)) : []);
