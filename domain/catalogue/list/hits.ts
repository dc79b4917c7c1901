import type { Locale } from '#contract/locales.ts';
import type { ProductHit } from '#contract/calls/products.ts';
import { productUrl } from '../addresses.ts';
import { anyAvailable } from '../availability.ts';
import { badgeOf } from '../badges.ts';
import { mainPicture, picturesOf } from '../pictures.ts';
import { textFor } from '../localized-text.ts';
import { isReduced, type ShelfColourway, type ShelfStyle } from './shelf.ts';

/** The card of a style, showing one of its colours: the first, unless something else was looked for. */
export const hitOf = ({ style, colourways }: ShelfStyle, shown: ShelfColourway, locale: Locale, now: number): ProductHit => {
  const badge = badgeOf(style, isReduced(shown.price), locale, now);
  const eyebrow = textFor(style.eyebrow, locale);
  const [picture, hoverPicture] = picturesOf(shown.colourway, locale);
  return {
    id: style.id,
    name: textFor(style.names, locale),
    url: productUrl(style, locale, shown === colourways[0] ? style.id : shown.colourway.id),
    ...(badge === undefined ? {} : { badge }),
    ...(eyebrow === '' ? {} : { eyebrow }),
    price: shown.price,
    rating: style.rating,
    productId: shown.colourway.id,
    picture: picture ?? mainPicture(shown.colourway, locale),
    ...(hoverPicture ? { hoverPicture } : {}),
    swatches: colourways.map(({ colourway }) => ({
      productId: colourway.id,
      label: textFor(colourway.names, locale) || textFor(style.names, locale),
      swatch: [...colourway.swatch],
      picture: mainPicture(colourway, locale),
      available: !style.comingSoon && anyAvailable(colourway),
    })),
    inventory: !style.comingSoon && colourways.some(({ colourway }) => anyAvailable(colourway)) ? 'InStock' : 'OutOfStock',
    comingSoon: style.comingSoon,
  };
};
