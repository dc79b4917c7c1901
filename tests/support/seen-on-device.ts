import type { Page } from '@playwright/test';

/** How many products this device remembers. */
export const seenOnDevice = (page: Page): Promise<number> =>
  page.evaluate(() =>
    new Promise<number>((resolve, reject) => {
      const opening = indexedDB.open('waymark-shelf');
      opening.addEventListener('error', () => reject(opening.error));
      // Asked too early it is not there: it is not made here either.
      opening.addEventListener('upgradeneeded', () => opening.transaction?.abort());
      opening.addEventListener('success', () => {
        const counting = opening.result.transaction('seen').objectStore('seen').count();
        counting.addEventListener('success', () => {
          opening.result.close();
          resolve(counting.result);
        });
      });
    }).catch(() => 0),
  );
