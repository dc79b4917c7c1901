import type { AnyRouter } from '@tanstack/react-router';

/**
 * Fetches the page that scans, and its words: the service worker keeps what was fetched once. Whoever takes the shop along can scan without a network, and
 * nobody else pays for it. Never rejects.
 */
export const bringScanner = async (router: AnyRouter, locale: string): Promise<void> => {
  await router.preloadRoute({ to: '/$locale/scan', params: { locale } } as never).catch(() => undefined);
};
