import { createMemoryHistory } from '@tanstack/react-router';
import { expect, it } from 'vitest';
import { LOCALES } from '#contract/locales.ts';
import { createI18n } from '#src/base/i18n/i18n.ts';
import { createAppRouter } from './router.tsx';

it('keeps what stands in the place of a page no longer than until the page is there', () => {
  const router = createAppRouter({
    api: () => Promise.reject(new Error('not asked')),
    i18n: createI18n(LOCALES['en-us'], { core: {} }, () => Promise.resolve({})),
    publicUrl: 'https://shop.example',
    history: createMemoryHistory({ initialEntries: ['/en-us'] }),
  });
  expect(router.options.defaultPendingMinMs).toBe(0);
  for (const { options } of Object.values(router.routesById)) expect(options.pendingMinMs ?? 0).toBe(0);
});
