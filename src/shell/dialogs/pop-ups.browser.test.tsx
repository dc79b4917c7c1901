import { createMemoryHistory, createRootRoute, createRouter } from '@tanstack/react-router';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { LOCALES } from '#contract/locales.ts';
import { noteReach } from '#src/base/connectivity/reach.ts';
import { createI18n } from '#src/base/i18n/i18n.ts';
import { partLoader } from '#src/base/i18n/load-part.ts';
import core from '#src/base/i18n/messages/en-us/core.json';
import type { AppRouter } from '#src/shell/router/router.tsx';
import { renderInPage } from '#ui/testing/render-in-page.tsx';
import { startPopUps } from './pop-ups.tsx';

const letters = {
  name: 'newsletter-2026',
  delay: 60_000,
  title: 'Letters',
  minimizedTitle: 'Newsletter',
  maximizedTitle: 'First to know',
  targets: [],
};
const locale = LOCALES['en-us'];
const router = createRouter({
  routeTree: createRootRoute(),
  history: createMemoryHistory({ initialEntries: ['/en-us'] }),
  context: { api: async () => ({ popups: [letters] }), locale, i18n: createI18n(locale, { core }, partLoader(locale.id)) },
}) as unknown as AppRouter;
const offer = page.getByRole('complementary', { name: 'Offer' });

beforeEach(() => void indexedDB.deleteDatabase('waymark'));
afterEach(() => {
  noteReach(true);
  localStorage.clear();
});

it('an offer does not come while the shop is out of reach, and goes while it is', async () => {
  noteReach(false);
  renderInPage(<div style={{ blockSize: '400vh' }} />);
  let isStarted = false;
  void startPopUps(router).then(() => (isStarted = true));
  // Somebody reads far down the page.
  await expect
    .poll(() => {
      scrollTo(0, scrollY > innerHeight ? 0 : 3 * innerHeight);
      return isStarted;
    })
    .toBe(true);
  await expect.element(offer).not.toBeInTheDocument();
  noteReach(true);
  await expect.element(offer).toBeVisible();
  noteReach(false);
  await expect.element(offer).not.toBeInTheDocument();
  noteReach(true);
  await page.getByRole('button', { name: 'Open: Newsletter' }).click();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect.element(offer).not.toBeInTheDocument();
});
