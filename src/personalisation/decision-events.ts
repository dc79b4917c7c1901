import type { PageType } from '#contract/constants.ts';
import type { DecisionEvent } from '#contract/calls/decision.ts';

/** What is known of the page and the device when a decision is asked for. */
export interface Situation {
  readonly pageType: PageType;
  readonly categoryId: string | undefined;
  readonly productId: string | undefined;
  readonly search: string | undefined;
  readonly screen: { readonly width: number; readonly height: number };
  readonly language: string;
  readonly userAgent: string;
  /** Of the document. */
  readonly referrer: string;
  /** What else rules may go by, by name: short, and about the app, not about a person. */
  readonly variables: Readonly<Record<string, string>>;
  readonly cart: {
    readonly currency: string;
    /** `unitPrice` in minor units. */
    readonly items: { readonly productId: string; readonly quantity: number; readonly unitPrice: number }[];
  } | null;
}

/** An origin alone: the path of another site may name a person. */
const originOf = (referrer: string): string | undefined => {
  try {
    return new URL(referrer).origin;
  } catch {
    return undefined;
  }
};

/** As the contract wants it. A browser in a locale without a language, such as C, names none, and one wrong event would lose them all. */
const LANGUAGE = /^[A-Za-z]{2,8}(?:-[A-Za-z0-9]{1,8}){0,4}$/;

/**
 * The events of a request for decisions (spec 2 §7). What is not known is left out. A page never sends coordinates: the position that a shopper allows
 * for a search of stores is kept nowhere.
 */
export const decisionEvents = (situation: Situation): DecisionEvent[] => {
  const { pageType, categoryId, productId, search, screen, language, userAgent, referrer, cart } = situation;
  const variables = Object.entries(situation.variables).map(([variable, value]) => ({ variable, value }));
  const origin = originOf(referrer);
  const events: readonly (DecisionEvent | false)[] = [
    { type: 'pageView', pageType, ...(categoryId !== undefined && { categories: [categoryId] }) },
    { type: 'screenSize', width: screen.width, height: screen.height },
    LANGUAGE.test(language) && { type: 'language', language },
    { type: 'userAgent', userAgent: userAgent.slice(0, 500) },
    origin !== undefined && { type: 'referrer', referrer: origin },
    search !== undefined && search !== '' && { type: 'search', term: search.slice(0, 100) },
    productId !== undefined && { type: 'productView', products: [productId] },
    variables.length > 0 && { type: 'customVariables', variables },
    cart !== null && { type: 'cart', currency: cart.currency, items: cart.items.slice(0, 200) },
  ];
  return events.filter((event) => event !== false);
};
