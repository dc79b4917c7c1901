import { localeOfPath } from './locales.ts';

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
