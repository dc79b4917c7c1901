/** Below the locale: where somebody's own things are shown. Signing out there goes home (spec 1 §2). */
const PERSONAL = new Set(['account', 'cart', 'checkout', 'express', 'favorites', 'in-store', 'order-confirmation', 'sync', 'track-order']);

/** @param path as in `location.pathname` */
export const isPersonalPath = (path: string): boolean => PERSONAL.has(path.split('/')[2] ?? '');
