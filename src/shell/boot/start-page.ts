import { CONSENT_FUNCTIONAL } from '#contract/constants.ts';
import { settingsFor } from '#contract/settings/settings.ts';
import { reportPageType } from '#src/base/page-type/report-page-type.ts';
import { cartState, subscribeCart } from '#src/cart/cart.ts';
import { watchInvalidCustomer } from '#src/cart/watch-invalid-customer.ts';
import { consent } from '#src/base/consent/consent.ts';
import { hasBegun } from '#src/base/api/session-begun.ts';
import { currentSession } from '#src/base/session/session-hint.ts';
import { watchSession } from '#src/base/session/watch-session.ts';
import { onLoss, YEAR_S } from '#src/base/lists/unsent-mark.ts';
import { firstIntent } from '#ui/lazy/first-intent.ts';
import { notices } from '#ui/notice/notices.ts';
import { toasts } from '#ui/toast/toasts.ts';
import { NoticeOutlet } from '#src/shell/layout/lazy-notice-outlet.tsx';
import { offerInstall } from '#src/shell/watchers/install-prompt.ts';
import type { AppRouter } from '#src/shell/router/router.tsx';
import { startServiceWorker } from './service-worker-bridge.ts';
import { startReplay } from './start-replay.ts';
import { tellOfApp } from '#src/shell/watchers/tell-of-app.ts';
import { importWithRetry } from '#ui/lazy/import-with-retry.ts';
import { watchChallenge } from '#src/shell/watchers/watch-challenge.ts';
import { watchEmployee } from '#src/shell/watchers/watch-employee.ts';
import { watchRefusals } from '#src/shell/watchers/watch-refusals.ts';
import { watchUnsentReviews } from '#src/shell/watchers/watch-unsent-reviews.ts';
import { watchReturn } from '#src/shell/watchers/watch-return.ts';

/** What the page does beside showing itself; fetched and run once the first visit is quiet. */
export const startPage = async (router: AppRouter): Promise<void> => {
  const { i18n, queryClient, api, locale } = router.options.context;
  const settings = settingsFor(locale.id);
  toasts.setDelay(settings.toastDelayMs);
  document.cookie = `waymark-locale=${locale.id}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax`;
  const tell = tellOfApp(i18n);
  // What is said is not kept back until somebody does something.
  notices.subscribe(() => void NoticeOutlet.loadNow?.());
  onLoss(tell.lost);
  void importWithRetry(() => import('#src/base/consent/watch-consent.ts')).then(({ watchConsent }) => watchConsent(api));
  void importWithRetry(() => import('#src/shell/router/show-card-first.ts')).then(({ showCardFirst }) => showCardFirst(router));
  reportPageType(router);
  void startReplay();
  // A guest has a session before anything asks for it (spec 1 §4). Without the network, or where a session is known, the first personal call sees to it.
  if (navigator.onLine && !hasBegun() && currentSession().type === 'Guest') api('auth.token', { body: { type: 'Guest' } }).catch(() => undefined);
  watchChallenge(router);
  watchInvalidCustomer(i18n);
  watchRefusals(router);
  watchSession();
  watchEmployee(i18n);
  watchUnsentReviews(router);
  watchReturn(router, tell);
  void startStoreFrame(router);
  startOffers(router).catch(() => undefined);
  void importWithRetry(() => import('./start-measuring.ts')).then(({ startMeasuring }) => startMeasuring(router));
  offerInstall({
    remembers: () => consent.granted(CONSENT_FUNCTIONAL),
    hasCart: () => cartState().count > 0,
    onCart: subscribeCart,
    ask: tell.install,
  });
  if ('setAppBadge' in navigator) void importWithRetry(() => import('#src/shell/watchers/keep-badge.ts')).then(({ keepBadge }) => keepBadge());
  await startServiceWorker({ queryClient, api, locale: locale.id, onUpdate: tell.update });
  // What the worker keeps costs no line.
  void importWithRetry(() => import('./load-next.ts')).then(({ loadNext }) => loadNext(router));
  const { keepCatalogue } = await importWithRetry(() => import('#src/shell/watchers/keep-catalogue.ts'));
  await keepCatalogue(router);
};

/** Only a device that sells in a store has a bar and a lock; it becomes one also by what another tab does. */
const startStoreFrame = async (router: AppRouter): Promise<void> => {
  const showInStore = async (): Promise<void> =>
    (await importWithRetry(() => import('#src/shell/composition/in-store-frame.tsx'))).startInStore(router);
  if (!('inStore' in document.documentElement.dataset)) {
    addEventListener('storage', ({ key, newValue }) => {
      if (key === 'waymark.in-store' && newValue !== null) void showInStore();
    });
    return;
  }
  await showInStore();
};

/** Offers come when somebody has begun to look around, never to a page that is only passed through. */
const startOffers = async (router: AppRouter): Promise<void> => {
  await firstIntent();
  const { startPopUps } = await importWithRetry(() => import('#src/shell/dialogs/pop-ups.tsx'));
  await startPopUps(router);
};
