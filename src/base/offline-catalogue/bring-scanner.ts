import type { AnyRouter } from '@tanstack/react-router';
import { keepCodeReader } from '#src/base/scan/keep-code-reader.ts';

/**
 * Fetches the pages that scan and that open shared links, and their words: the service worker keeps what was fetched once. Whoever takes the shop along can scan without a network, and
 * nobody else pays for it. Never rejects.
 */
export const bringScanner = async (router: AnyRouter, locale: string): Promise<void> => {
  const reader = keepCodeReader();
  for (const to of ['/$locale/scan', '/$locale/shared']) await router.preloadRoute({ to, params: { locale } } as never).catch(() => undefined);
  await reader;
};
