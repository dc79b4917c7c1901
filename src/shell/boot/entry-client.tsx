import { RouterClient } from '@tanstack/react-router/ssr/client';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { DEFAULT_LOCALE, isLocaleId, localeOfPath, LOCALES } from '#contract/locales.ts';
import { isMissingCode } from '#src/base/api/is-missing-code.ts';
import { isSilence } from '#src/base/api/is-silence.ts';
import { createLazyPageApi } from '#src/base/api/lazy-page-api.ts';
import { partLoader } from '#src/base/i18n/load-part.ts';
import { ConsentBanner } from '#src/base/consent/lazy-banner.tsx';
import { createI18n } from '#src/base/i18n/i18n.ts';
import { keepEarlyClicks } from '#ui/lazy/early-clicks.ts';
import { createScrollGate } from './first-place.ts';
import { registerShopDialogs } from './register-dialogs.ts';
import { createSharedHistory } from './shared-history.ts';
import { createAppRouter } from '#src/shell/router/router.tsx';
import { importWithRetry } from '#ui/lazy/import-with-retry.ts';
import { whenQuiet } from './when-quiet.ts';
import { catchInstallEvent } from '#src/shell/watchers/install-event.ts';
import { catchWorkerMessages } from './worker-messages.ts';

/** Where absolute links point: what the server is configured with; the kept shell was made for no address. */
const publicUrl = (): string => {
  const { origin } = document.documentElement.dataset;
  return origin || location.origin;
};

const start = async (): Promise<void> => {
  document.documentElement.dataset.painted = '';
  // The letters themselves are here by now: the document asked for them first.
  void importWithRetry(() => import('#src/shell/styles/waymark-sans.css'));
  // What a link says about its reader leaves the address before anything else reads that.
  if (/[?&](?:consumerId|email|store|lead|referral|enroll)/.test(location.search))
    (await importWithRetry(() => import('#src/base/api/arrival.ts'))).takeArrival();
  const named = localeOfPath(location.pathname);
  if (!named && 'shell' in document.documentElement.dataset) {
    // The kept shell answered an address without a locale: it has the one used last.
    const { lang } = document.documentElement;
    const last = lang.toLowerCase();
    location.replace(`/${isLocaleId(last) ? last : DEFAULT_LOCALE}${location.pathname === '/' ? '' : location.pathname}${location.search}`);
    return;
  }
  const locale = LOCALES[named ?? DEFAULT_LOCALE];
  const loadPart = partLoader(locale.id);
  const i18n = createI18n(locale, { core: await importWithRetry(() => loadPart('core')) }, loadPart);
  const { dataset } = document.documentElement;
  // The kept shell is drawn anew at once: what stands above everything must not come a moment later.
  if (locale.emea && 'shell' in dataset && !('consent' in dataset))
    await Promise.race([
      Promise.all([ConsentBanner.loadNow?.(), i18n.loadWithRetry('consent')]),
      new Promise((resolve) => setTimeout(resolve, 1000)),
    ]);
  const scrolls = createScrollGate();
  const router = createAppRouter({
    api: createLazyPageApi(locale),
    i18n,
    publicUrl: publicUrl(),
    history: createSharedHistory(),
    scrolls,
  });
  registerShopDialogs(i18n);
  keepEarlyClicks();
  // In slices, between which the page answers: in one piece it blocks a slow phone for a third of a second.
  startTransition(() => {
    hydrateRoot(document, <RouterClient router={router} />, {
      // A line that is cut has a screen of its own and is no error of the page.
      onCaughtError: (error) => (isSilence(error) || isMissingCode(error) ? undefined : reportError(error)),
    });
  });
  if (/[?&]preview=true/.test(location.search))
    void importWithRetry(() => import('#src/shell/composition/preview-mode.tsx')).then((preview) => preview.startPreview(router));
  catchInstallEvent();
  catchWorkerMessages();
  await whenQuiet();
  const { startPage } = await importWithRetry(() => import('./start-page.ts'));
  await startPage(router);
};

void start();
