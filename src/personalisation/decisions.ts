// The address of the built worker, which the Trusted Types policy is shown.
// oxlint-disable-next-line import/default
import workerUrl from '#workers/decisions/worker.ts?worker&url';
import { collectorAddress, experimentAddresses, timingsAddress } from '#contract/settings/experiment-settings.ts';
import type { LocaleId } from '#contract/locales.ts';
import { settingsFor } from '#contract/settings/settings.ts';
import { previewOf } from '#src/base/api/request-headers.ts';
import { trustedScriptUrl } from '#src/base/api/trusted-types.ts';
import { consent } from '#src/base/consent/consent.ts';
import { createDecisionsClient } from '#workers/decisions/client.ts';
import { spawnWorker } from '#workers/spawned.ts';
import type { ExperimentsClient } from '#workers/decisions/types.ts';

/** Calls back each time the page is hidden or left: a beacon that has gone is not sent twice by the second event. */
const onHidden = (listener: () => void): void => {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') listener();
  });
  addEventListener('pagehide', listener);
};

/** As `application/json`, which the shop's calls take. */
const beacon = (url: string, body: string): boolean => navigator.sendBeacon(url, new Blob([body], { type: 'application/json' }));

const isPreview = (): boolean => previewOf() !== undefined;

let client: ExperimentsClient | undefined;

/**
 * Experiments and events of this page. Import it with `import()` alone: no first visit waits for it. The worker starts with the first decision or event.
 * @param collectorUrl where analytics events are sent
 */
export const decisionsFor = (locale: LocaleId, collectorUrl = collectorAddress(locale, isPreview())): ExperimentsClient => {
  if (client) return client;
  const { experiments } = settingsFor(locale);
  const { datafileUrl, eventsUrl } = experimentAddresses(experiments, locale, isPreview());
  const made = createDecisionsClient({
    settings: {
      sdkKey: experiments.sdkKey,
      datafileUrl,
      sinks: { analytics: collectorUrl, experiment: eventsUrl, timing: timingsAddress(locale, isPreview()) },
      shop: locale,
    },
    granted: consent.granted,
    spawn: () => spawnWorker(trustedScriptUrl(workerUrl), 'decisions'),
    beacon,
    onHidden,
    now: () => Date.now(),
  });
  consent.onWithdrawal('C0002', () => made.erase(['analytics', 'timing']));
  consent.onWithdrawal('C0004', () => made.erase(['experiment']));
  client = made;
  return made;
};
