import type { FixedPage } from '#contract/calls/content.ts';

/** Fixed pages of the content service that are nothing but their content: `/en-us/basecamp`. */
export const CONTENT_PAGES = ['basecamp', 'gift-card', 'promotions', 'westend'] as const satisfies readonly FixedPage[];
export type ContentPageName = (typeof CONTENT_PAGES)[number];

export const isContentPage = (path: string): path is ContentPageName => (CONTENT_PAGES as readonly string[]).includes(path);

/** Path, below the locale, of the page that shows a fixed page's content. Dialogs are named by the page that opens them. */
export const PATH_OF_AREA: Readonly<Record<FixedPage, string>> = {
  account: 'account',
  'account-profile': 'account/profile',
  basecamp: 'basecamp',
  cart: 'cart',
  checkout: 'checkout',
  'contact-us': 'help/contact-us',
  'error-4xx': 'page-not-found',
  'gift-card': 'gift-card',
  'loyalty-modal': 'loyalty',
  'order-confirmation': 'order-confirmation',
  promotions: 'promotions',
  search: 'searchhub',
  'sign-in-modal': 'sign-in',
  'sign-up': 'sign-up',
  'sign-up-modal': 'sign-up',
  'store-locator': 'stores',
  westend: 'westend',
};

/** The page with all countries and languages of the shop. */
export const LOCATIONS_PATH = 'location-selector';

/** A page of showcase documents is one whose path contains `showcase` (spec 2 §2): `/en-us/showcase/winter`. */
export const SHOWCASE_PATH = 'showcase';

/** Pages of the app that content may link to, below the locale; a test compares them with the page's routes. */
export const APP_PAGES: ReadonlySet<string> = new Set([
  '',
  ...CONTENT_PAGES,
  LOCATIONS_PATH,
  'account',
  'account/addresses',
  'account/cards',
  'account/loyalty',
  'account/orders',
  'account/privacy',
  'account/profile',
  'account/security',
  'account/subscriptions',
  'associate-login',
  'cart',
  'checkout',
  'enroll',
  'events',
  'favorites',
  'forgot-password',
  'help/contact-us',
  'in-store',
  'newsletter',
  'privacy-choices',
  'search',
  'searchhub',
  'sign-in',
  'sign-up',
  'stores',
  'sync',
  'track-order',
  'warranty',
]);
