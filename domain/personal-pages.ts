import { localeOfPath } from '#contract/locales.ts';

// The service and the service worker cannot read the page's routes: src/shell/router/personal-routes.isolated.test.ts compares them with what stands here.

/** First part of an address below its locale: where somebody's own things are shown. */
const OWN = new Set(['account', 'cart', 'checkout', 'express', 'favorites', 'in-store', 'order-confirmation', 'staff', 'sync', 'track-order']);
/** Where somebody says who they are. */
const ASKING = new Set([
  'sign-in',
  'sign-up',
  'enroll',
  'forgot-password',
  'reset-password',
  'confirm-email',
  'undo-email-change',
  'associate-login',
]);

const firstPart = (pathname: string): string => (localeOfPath(pathname) === undefined ? '' : (pathname.split('/')[2] ?? ''));

/** Whether the page at that address shows somebody's own things. Signing out there goes home (spec 1 §2). */
export const isOwnPage = (pathname: string): boolean => OWN.has(firstPart(pathname));

/** Whether the page at that address is about somebody: only its frame is rendered, and nobody keeps it. */
export const isPersonalPage = (pathname: string): boolean => isOwnPage(pathname) || ASKING.has(firstPart(pathname));

/** Both lists, for the test that compares them with the page's routes. */
export const PERSONAL_PARTS: readonly string[] = [...OWN, ...ASKING];
