import { Workbox } from 'workbox-window';
import type { QueryClient } from '@tanstack/react-query';
import type { LocaleId } from '#contract/locales.ts';
import type { ToWorker } from '#contract/messages.ts';
import type { AppApi } from '#src/shell/router/router-context.ts';
import { nextVersion } from '#src/base/api/next-version.ts';
import { takeOver } from '#src/base/api/take-over.ts';
import { trustedScriptUrl } from '#src/base/api/trusted-types.ts';
import { untilAnswered } from '#src/cart/until-answered.ts';
import { noteReach } from '#src/base/connectivity/reach.ts';
import { savesData } from '#src/base/connectivity/saves-data.ts';
import { importWithRetry } from '#ui/lazy/import-with-retry.ts';
import { primeCaches } from './prime-caches.ts';
import { refreshAsked } from './refresh-asked.ts';
import { hearWorker } from './worker-messages.ts';

export interface ServiceWorkerBridge {
  readonly queryClient: QueryClient;
  readonly api: AppApi;
  readonly locale: LocaleId;
  /** A new version stands ready; calling `apply` lets it take over and reloads this page. */
  readonly onUpdate: (apply: () => void) => void;
}

/**
 * Registers the service worker once the page is quiet, so that a first visit pays nothing for it. Updates are offered, never
 * forced: the page reloads only when the shopper asked for the new version here.
 */
export const startServiceWorker = async ({ queryClient, api, locale, onUpdate }: ServiceWorkerBridge): Promise<void> => {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  const controlled = serviceWorker.controller !== null;

  hearWorker((message) => {
    if (message.type === 'reach') noteReach(message.ok);
    if (message.type === 'catalogue-changed') refreshAsked(queryClient, message.url);
  });

  const workbox = new Workbox(trustedScriptUrl('/sw.js'), { updateViaCache: 'none' });
  let registration: ServiceWorkerRegistration | undefined;
  let offered: ServiceWorker | null = null;
  const offer = (worker: ServiceWorker | null | undefined): void => {
    // The very first version has nobody before it and takes over by itself.
    if (!registration?.active || !worker || worker === offered) return;
    offered = worker;
    onUpdate(() => void untilAnswered().then(() => takeOver(worker)));
  };
  workbox.addEventListener('waiting', ({ sw }) => offer(sw));
  registration = await importWithRetry(() => workbox.register());
  if (!registration) return;
  const known = registration;
  // One that stood ready before is announced before there is a registration to speak of.
  offer(known.waiting);

  // A tab that stays open for days still learns of a new version. Workbox announces one in the life of a page: others are looked for.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void nextVersion(known).then(offer);
  });

  const active = (await serviceWorker.ready).active;
  active?.postMessage({ type: 'locale', locale } satisfies ToWorker);
  if (!controlled) {
    await primeCaches({ queryClient, api });
    active?.postMessage({ type: 'keep' } satisfies ToWorker);
  }
  if (active) await fetchRest(active);
  // Read by tests and measurements: what this page shows is on the device.
  document.documentElement.dataset.warmed = '';
};

/** The shop's other pages come to the device once this one is quiet, unless the shopper wants to save data. */
const fetchRest = async (worker: ServiceWorker): Promise<void> => {
  if (savesData()) return;
  const { port1, port2 } = new MessageChannel();
  const answered = new Promise((resolve) => port1.addEventListener('message', resolve, { once: true }));
  port1.start();
  worker.postMessage({ type: 'fetch-rest' } satisfies ToWorker, [port2]);
  await answered;
};
