import { CONSENT_TARGETING } from '#contract/constants.ts';
import { settingsFor } from '#contract/settings/settings.ts';
import { newId } from '#db/mutations/new-id.ts';
import { consent } from '#src/base/consent/consent.ts';
import { visitor } from '#src/base/consent/visitor.ts';
import { onObservation } from '#src/base/observation/observe.ts';
import { currentPageType } from '#src/base/page-type/report-page-type.ts';
import { startFlags } from '#src/personalisation/experiment-flags.ts';
import { startRecImpressions } from '#src/personalisation/rec-impressions.ts';
import { importWithRetry } from '#ui/lazy/import-with-retry.ts';
import type { RouterContext } from '#src/shell/router/router-context.ts';

/** Experiments and impressions of recommendations. Fetched once targeting consent is there. */
export const startTargeted = ({ api, locale }: Pick<RouterContext, 'api' | 'locale'>): void => {
  const { experiments, shop } = settingsFor(locale.id);
  const granted = (): boolean => consent.granted(CONSENT_TARGETING);
  startRecImpressions({
    granted,
    newId,
    send: (impression) => api('decision.recImpressions', { params: { brand: shop.brand }, body: { ...impression, customerId: visitor.id() } }),
  });
  if (experiments.sdkKey === '') return;
  startFlags({
    locale: locale.id,
    consent: { granted, basis: consent.basis, subscribe: consent.subscribe },
    visitor: visitor.id,
    page: currentPageType,
    experiments: async () => (await importWithRetry(() => import('#src/personalisation/decisions.ts'))).decisionsFor(locale.id),
    onOrder: (listener) => onObservation((observation) => (observation.what === 'order' ? listener(observation.order) : undefined)),
    now: Date.now,
  });
};
