import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '../network/test.ts';
import { chooseRadio } from '../support/choose-radio.ts';
import { keptOnDevice } from '../support/kept-on-device.ts';
import { signInAs } from '../support/sign-in.ts';

const TITLE = 'Held up on wet granite';
const TEXT = 'Three weeks on wet granite, and the soles look as they did on the first day.';

/** Runs in the page: how many answers with reviews the service worker has kept. */
const keptReviews = async (): Promise<number> =>
  (await (await caches.open('waymark-catalogue')).keys()).filter(({ url }) => new URL(url).pathname.endsWith('/reviews')).length;

test('a review that was written without a network survives a reload, is sent once, and is on the page when it is published', async ({
  page,
  browser,
  shop,
  shopper,
  network,
  server,
  product,
}) => {
  const section = page.getByRole('region', { name: 'Reviews' });
  const dialog = page.getByRole('dialog');
  await signInAs(page, 'consumer');
  await shopper.open(product.url);
  // Sections below the product come with the first sign that the page is used.
  await shopper.movePointer();
  await section.getByRole('button', { name: 'Write a review' }).click();
  await chooseRadio(dialog.getByRole('radio', { name: '5 stars' }));
  // What was read stays readable: first it has to be read.
  await expect.poll(() => page.evaluate(keptReviews)).toBeGreaterThan(0);

  network.cut();
  await dialog.getByLabel(/^Title/).fill(TITLE);
  await dialog.getByRole('textbox', { name: /^Your review/ }).fill(TEXT);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('waymark.unsent-reviews'))).toContain('draft');
  // The draft is kept with each field; the last one has to be on the disk.
  await expect.poll(() => keptOnDevice(page)).toContain(TEXT);
  await page.reload();
  await shopper.movePointer();
  await section.getByRole('button', { name: 'Continue writing' }).click();
  await expect(dialog.getByLabel(/^Title/)).toHaveValue(TITLE);
  await expect(dialog.getByRole('radio', { name: '5 stars' })).toBeChecked();
  await dialog.getByLabel(/^Display name/).fill('Casey B.');
  await dialog.getByRole('button', { name: 'Send review' }).click();
  // A dialog that closes goes back in the history, which would cancel a reload.
  await expect(page.getByText('Your review is saved on this device and will be sent when you’re online.')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(section.getByText('Saved on this device. It will be sent when you’re online.')).toBeVisible();
  await page.reload();
  await shopper.movePointer();
  await expect(section.getByText('Saved on this device. It will be sent when you’re online.')).toBeVisible();
  await expect(section.getByRole('article').first()).toBeVisible();

  network.restore();
  await expect(section.getByText('Waiting for review by our team')).toBeVisible({ timeout: 60_000 });
  expect(server).toHaveReceivedOnce({ call: 'products.writeReview' });
  await expect(section.getByRole('article', { name: TITLE })).toHaveCount(0);
  const { violations } = await new AxeBuilder({ page }).include('[aria-labelledby="product-reviews"]').analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);

  const desk = await browser.newContext({ baseURL: shop.url });
  const staff = await desk.newPage();
  await signInAs(staff, 'moderator');
  await staff.goto('/en-us/staff/reviews');
  const waiting = staff.getByRole('article', { name: 'Review by Casey B.' });
  await expect(waiting).toContainText(TEXT);
  await waiting.getByRole('textbox', { name: /^Answer from the shop/ }).fill('Glad to hear it!');
  await waiting.getByRole('button', { name: 'Publish with this answer' }).click();
  await expect(waiting).toHaveCount(0);
  await desk.close();

  await shopper.open(product.url);
  await shopper.movePointer();
  const published = section.getByRole('article', { name: TITLE });
  await expect(published).toContainText('Glad to hear it!', { timeout: 20_000 });
  await expect(section.getByText('Published', { exact: true })).toBeVisible();
});

interface Hit {
  readonly url: string;
  readonly rating: { readonly reviewsCount: number };
}

test('a visitor filters reviews by stars, votes for one once, and reads another in their own language', async ({ page, request, shopper }) => {
  const found = await request.get('/products/v2/search/productSearch?locale=en-us&sort=rating&count=48');
  const { hits } = (await found.json()) as { readonly hits: readonly Hit[] };
  const discussed = hits.find(({ rating }) => rating.reviewsCount > 15);
  const section = page.getByRole('region', { name: 'Reviews' });
  await shopper.open(discussed?.url ?? '');
  await shopper.movePointer();
  const five = section.getByRole('button', { name: /^5 stars: [1-9]/ });
  await five.click();
  await expect(five).toHaveAttribute('aria-pressed', 'true');
  await expect(section.getByRole('article').first().getByRole('img', { name: 'Rated 5 out of 5' })).toBeVisible();
  const helpful = section.getByRole('button', { name: /^Helpful \(\d+\): review/ }).first();
  await helpful.click();
  await expect(helpful).toHaveAttribute('aria-pressed', 'true');
  await section.getByRole('button', { name: 'Show all reviews' }).click();
  await section.getByRole('button', { name: 'Load more reviews' }).click();
  await expect(section.getByRole('article')).not.toHaveCount(10);
  const translate = section.getByRole('button', { name: 'Translate' }).first();
  await translate.click();
  await expect(section.getByRole('button', { name: 'Show original' })).toBeVisible();
  await expect(section.getByText(/^Translated from /)).toBeVisible();
});
