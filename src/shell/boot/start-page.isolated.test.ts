import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { settingsFor } from '#contract/settings/settings.ts';
import { toasts } from '#ui/toast/toasts.ts';
import type { AppRouter } from '#src/shell/router/router.tsx';
import { startPage } from './start-page.ts';

vi.mock('#src/shell/watchers/install-prompt.ts', () => ({ offerInstall: () => {} }));
vi.mock('#src/shell/watchers/watch-refusals.ts', () => ({ watchRefusals: () => {} }));
vi.mock('./start-replay.ts', () => ({ startReplay: async () => {} }));
vi.mock('#src/shell/watchers/watch-challenge.ts', () => ({ watchChallenge: () => {} }));
vi.mock('#src/shell/watchers/watch-employee.ts', () => ({ watchEmployee: () => {} }));
vi.mock('./service-worker-bridge.ts', () => ({ startServiceWorker: async () => {} }));
vi.mock('#src/base/consent/watch-consent.ts', () => ({ watchConsent: () => {} }));
vi.mock('#src/cart/watch-invalid-customer.ts', () => ({ watchInvalidCustomer: () => {} }));
vi.mock('#src/base/session/watch-session.ts', () => ({ watchSession: () => {} }));
vi.mock('#ui/lazy/first-intent.ts', () => ({ firstIntent: () => new Promise(() => {}) }));
vi.mock('#src/base/page-type/report-page-type.ts', () => ({ reportPageType: () => {} }));
vi.mock('#src/shell/watchers/keep-catalogue.ts', () => ({ keepCatalogue: async () => {} }));
vi.mock('./load-next.ts', () => ({ loadNext: () => {} }));
vi.mock('./start-measuring.ts', () => ({ startMeasuring: () => {} }));

beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: false });
});
afterEach(() => {
  for (const { id } of toasts.getToasts()) toasts.dismiss(id);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const start = async (api?: () => Promise<unknown>) => {
  vi.stubGlobal('document', { cookie: '', documentElement: { dataset: {} } });
  vi.stubGlobal('addEventListener', () => {});
  const i18n = { loadWithRetry: async () => {}, t: (name: string) => name };
  await startPage({ options: { context: { i18n, api, locale: { id: 'en-us' } } } } as unknown as AppRouter);
};

it('lets a toast stay as long as the shop has set', async () => {
  const setDelay = vi.spyOn(toasts, 'setDelay');
  await start();
  expect(setDelay).toHaveBeenCalledWith(settingsFor('en-us').toastDelayMs);
});

it('obtains a guest session once the page is quiet, and lets be that it cannot be had', async () => {
  vi.stubGlobal('navigator', { onLine: true });
  const api = vi.fn<(...call: unknown[]) => Promise<unknown>>(async () => Promise.reject(new Error('no session')));
  await start(api);
  expect(api.mock.calls).toEqual([['auth.token', { body: { type: 'Guest' } }]]);
});

it('asks for no guest session without the network, or where the device has one', async () => {
  const api = vi.fn<(...call: unknown[]) => Promise<unknown>>(async () => undefined);
  await start(api);
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('localStorage', { getItem: (key: string) => (key === 'waymark.session-begun' ? '' : null) });
  await start(api);
  expect(api).not.toHaveBeenCalled();
});
