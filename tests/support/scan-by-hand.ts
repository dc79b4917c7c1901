import type { Page } from '@playwright/test';

/** As a hand scanner types: faster than a busy machine can be made to press keys one by one. */
export const scanByHand = (page: Page, code: string): Promise<void> =>
  page.evaluate((text) => {
    for (const key of [...Array.from(text), 'Enter'])
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  }, code);
