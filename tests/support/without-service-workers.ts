import type { BrowserContext } from '@playwright/test';

/**
 * Makes every page of a context that of a browser without service workers. Playwright's own `serviceWorkers: 'block'` leaves them where they are and answers
 * with no registration, which no browser does.
 */
export const withoutServiceWorkers = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => Object.defineProperty(Navigator.prototype, 'serviceWorker', { value: undefined }));
