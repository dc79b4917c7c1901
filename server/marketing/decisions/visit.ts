import type { DecideBody, DecisionEvent } from '#contract/calls/decision.ts';
import type { PageType } from '#contract/constants.ts';
import type { LocaleId } from '#contract/locales.ts';
import type { Audience } from '#contract/promotion.ts';

/** What was seen and searched for. Newest first. */
export interface VisitHistory {
  readonly orders: number;
  readonly products: readonly string[];
  readonly categories: readonly string[];
  readonly searches: readonly string[];
}

/** What rules are evaluated on. */
export interface Visit {
  readonly customerId: string | undefined;
  readonly audience: readonly Audience[];
  readonly locale: LocaleId;
  readonly pageType: PageType | undefined;
  readonly cart: { readonly count: number; readonly subtotal: number };
  readonly history: VisitHistory;
  readonly variables: ReadonlyMap<string, string>;
}

type Of<T extends DecisionEvent['type']> = Extract<DecisionEvent, { type: T }>;

const isOf =
  <T extends DecisionEvent['type']>(type: T) =>
  (event: DecisionEvent): event is Of<T> =>
    event.type === type;

/** Spelling and spaces of a search do not matter. */
export const normaliseTerm = (term: string): string => term.trim().replaceAll(/\s+/g, ' ').toLowerCase();

/** What the events of one page say was looked at. */
export const seenIn = (events: DecideBody['events']): Omit<VisitHistory, 'orders'> => ({
  products: [...new Set(events.filter(isOf('productView')).flatMap(({ products }) => products))],
  categories: [...new Set(events.filter(isOf('pageView')).flatMap(({ categories = [] }) => categories))],
  searches: [...new Set(events.filter(isOf('search')).map(({ term }) => normaliseTerm(term)))].filter((term) => term !== ''),
});

interface Surroundings {
  readonly audience: readonly Audience[];
  readonly locale: LocaleId;
  readonly currency: string;
  readonly history: VisitHistory;
}

const merged = (now: readonly string[], before: readonly string[]): readonly string[] => [...new Set([...now, ...before])];

/** What is known of a visitor at this moment. A cart in another currency than the locale's has a count and no subtotal. */
export const visitOf = ({ customerId, events }: Pick<DecideBody, 'customerId' | 'events'>, around: Surroundings): Visit => {
  const cart = events.findLast(isOf('cart'));
  const seen = seenIn(events);
  const items = cart?.items ?? [];
  return {
    customerId,
    audience: around.audience,
    locale: around.locale,
    pageType: events.findLast(isOf('pageView'))?.pageType,
    cart: {
      count: items.reduce((sum, { quantity }) => sum + quantity, 0),
      subtotal: cart?.currency === around.currency ? items.reduce((sum, { quantity, unitPrice }) => sum + quantity * unitPrice, 0) : 0,
    },
    history: {
      orders: around.history.orders,
      products: merged(seen.products, around.history.products),
      categories: merged(seen.categories, around.history.categories),
      searches: merged(seen.searches, around.history.searches),
    },
    variables: new Map(events.filter(isOf('customVariables')).flatMap(({ variables }) => variables.map(({ variable, value }) => [variable, value]))),
  };
};
