import { type LocaleId, DEFAULT_LOCALE, localeOfPath } from '#contract/locales.ts';
import { importWithRetry } from '#ui/lazy/import-with-retry.ts';
import type { DecisionsClient } from '#workers/decisions/types.ts';

/** The one place that says where events go and who decides: the worker's client, whose script comes with the first event. */
export const openSink = async (locale: LocaleId = localeOfPath(location.pathname) ?? DEFAULT_LOCALE): Promise<DecisionsClient> => {
  const { decisionsFor } = await importWithRetry(() => import('#src/personalisation/decisions.ts'));
  return decisionsFor(locale);
};
