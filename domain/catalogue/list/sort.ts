import type { Sort } from '#contract/calls/products.ts';
import { anyAvailable } from '../availability.ts';
import type { Match } from './count-facets.ts';

/** A few loud voices do not outweigh many: a rating counts with ten reviews of 4.0 added. */
const steadyRating = ({ entry: { style } }: Match): number =>
  (style.rating.score * style.rating.reviewsCount + 40) / (style.rating.reviewsCount + 10);

const soldOut = ({ entry: { style, colourways } }: Match): number =>
  style.comingSoon || colourways.some(({ colourway }) => anyAvailable(colourway)) ? 0 : 1;

/**
 * Puts matches in order. `featured` is the merchant's order, or relevance where something was searched, with sold-out
 * styles last. Ties keep that order, so that pages never overlap.
 */
export const sortMatches = (matches: readonly Match[], sort: Sort, relevance: ReadonlyMap<string, number> | undefined): Match[] => {
  const place = (match: Match): number => (relevance ? -(relevance.get(match.entry.style.id) ?? 0) : match.entry.style.position);
  const featured = matches
    .map((match, index) => ({ match, index, out: soldOut(match), at: place(match) }))
    .toSorted((a, b) => a.out - b.out || a.at - b.at || a.index - b.index)
    .map(({ match }) => match);
  const by = (measure: (match: Match) => number) => featured.toSorted((a, b) => measure(a) - measure(b));
  switch (sort) {
    case 'newest':
      return by(({ entry }) => -entry.style.publishedAt.getTime());
    case 'price-asc':
      return by(({ shown }) => shown.price.current);
    case 'price-desc':
      return by(({ shown }) => -shown.price.current);
    case 'rating':
      return by((match) => -steadyRating(match));
    case 'discount':
      return by(({ shown }) => -(shown.price.percentagePriceDiscount ?? 0));
    case 'featured':
    default:
      return featured;
  }
};
