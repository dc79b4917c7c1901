/** The first download makes the shop pack its catalogue. */
const TAKEN_MS = 60_000;

/** Opens the shop in a fresh profile, and downloads the offline catalogue of the American site. */
export const takeShop = async (page, url) => {
  await page.goto(`${url}/en-us`);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: 60_000 });
  await page.goto(`${url}/en-us/offline-catalogue`);
  await page.getByRole('main').getByRole('button', { name: 'Take the shop with me' }).click();
  await page.getByRole('heading', { name: 'The shop is on this device' }).waitFor({ timeout: TAKEN_MS });
};
