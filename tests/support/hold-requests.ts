import type { Page } from '@playwright/test';

/** What the page asks for from now on, of the given addresses, waits until it is let go. */
export const holdRequests = async (page: Page, addresses: string | RegExp): Promise<() => void> => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(addresses, async (route) => {
    await released;
    await route.continue();
  });
  return release;
};

/** Scripts that the page asks for from now on wait until they are let go. */
export const holdScripts = (page: Page): Promise<() => void> => holdRequests(page, '**/assets/*.js');
