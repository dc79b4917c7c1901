/**
 * Opens the address at which a visit begins that stays in one document, and waits for the service worker and until the page reacts. What it answers fails
 * if the visit has left that document: figures kept in it are gone then.
 */
export const openVisit = async (page, address) => {
  await page.goto(address);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: 60_000 });
  await page.waitForFunction(() => document.documentElement.dataset.reacts === '');
  await page.evaluate(() => (globalThis.sameDocument = true));
  return async () => {
    if (!(await page.evaluate(() => globalThis.sameDocument))) throw new Error('The visit left its document');
  };
};
