import { alternateCategoryId, alternateProductId } from './alternate-address.ts';
import { type PageType, SHOWCASE_MARKER } from '#contract/constants.ts';

const LOCALE_PREFIX = /^\/[a-z]{2}-[a-z]{2}(?=\/|$)/;

/** First part of a path behind its locale. `searchhub` is a part of its own: it never counts as `search`. */
const TYPE_OF_PART: Readonly<Record<string, PageType>> = {
  p: 'PDP',
  c: 'PLP',
  cart: 'Cart',
  account: 'Account',
  searchhub: 'SearchHub',
  search: 'Search',
  'order-confirmation': 'Order Confirmation',
  checkout: 'Checkout',
};

/**
 * Page type for analytics (spec 2 §2), from the path with or without its locale. The `-c` and `-p` suffix forms count as what they lead to,
 * a showcase as Other; a page that is not available is an Error whatever its path.
 */
export const pageTypeOf = (path: string, isErrorPage = false): PageType => {
  if (isErrorPage) return 'Error';
  if (path.includes(SHOWCASE_MARKER)) return 'Other';
  const below = path.replace(LOCALE_PREFIX, '').replace(/\/$/, '');
  if (below === '') return LOCALE_PREFIX.test(path) ? 'Home' : 'Other';
  const [, part = '', rest] = below.split('/');
  const type = Object.hasOwn(TYPE_OF_PART, part) ? TYPE_OF_PART[part] : undefined;
  // A list or product needs a name behind its marker.
  if (type && ((part !== 'p' && part !== 'c') || rest)) return type;
  if (alternateProductId(below)) return 'PDP';
  return alternateCategoryId(below) ? 'PLP' : 'Other';
};
