import { AxeBuilder } from '@axe-core/playwright';
import sharp from 'sharp';
import { expect, test } from '../network/test.ts';
import { chooseRadio } from '../support/choose-radio.ts';
import { createShopper } from '../support/shopper.ts';
import { signInAs } from '../support/sign-in.ts';

const CAPTION = 'Above the clouds, day two';

/** As a phone writes it: with a place. */
const photoWithPlace = (): Promise<Buffer> =>
  sharp({ create: { width: 1200, height: 900, channels: 3, background: '#5d8aa8' } })
    .withExif({ IFD0: { ImageDescription: 'secret place' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '54/1 36/1 0/1' } })
    .jpeg()
    .toBuffer();

test('a photo that could not be sent without a network stays in the form, is sent, published by a moderator, shown, reported and deleted', async ({
  page,
  browser,
  shop,
  shopper,
  network,
  server,
  product,
}) => {
  const section = page.getByRole('region', { name: 'Photos from shoppers' });
  const dialog = page.getByRole('dialog');
  await signInAs(page, 'consumer');
  await shopper.open(product.url);
  // Sections below the product come with the first sign that the page is used.
  await shopper.movePointer();
  await section.getByRole('button', { name: 'Share a photo' }).click();
  await dialog.locator('input[data-photo=file]').setInputFiles({ name: 'hut.jpg', mimeType: 'image/jpeg', buffer: await photoWithPlace() });
  await expect(dialog.getByRole('img', { name: /^The part of your photo/ })).toBeVisible();
  await dialog.getByRole('textbox', { name: /^Caption/ }).fill(CAPTION);
  await dialog.getByLabel(/^Display name/).fill('Casey B.');
  await dialog.getByRole('checkbox', { name: 'On the trail' }).check({ force: true });
  await dialog.getByRole('checkbox', { name: /^I took this photo/ }).check({ force: true });
  const { violations } = await new AxeBuilder({ page }).include('[role=dialog]').analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);

  network.cut();
  await dialog.getByRole('button', { name: 'Send photo' }).click();
  await expect(dialog.getByText(/^You’re offline. Your photo stays here/)).toBeVisible({ timeout: 60_000 });
  await expect(dialog.getByRole('textbox', { name: /^Caption/ })).toHaveValue(CAPTION);
  network.restore();
  await expect(dialog.getByText(/^You’re offline/)).toBeHidden({ timeout: 60_000 });
  await dialog.getByRole('button', { name: 'Send photo' }).click();
  await expect(page.getByText('Thanks! Your photo appears once our team has looked at it.')).toBeVisible();
  await expect(dialog).toBeHidden();
  expect(server).toHaveReceivedOnce({ call: 'photo.userMedia' });

  await section.getByRole('button', { name: 'Your photos' }).click();
  await expect(dialog.getByText('Waiting for review by our team')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  const desk = await browser.newContext({ baseURL: shop.url });
  const staff = await desk.newPage();
  await signInAs(staff, 'moderator');
  await staff.goto('/en-us/staff/reviews');
  const waiting = staff.getByRole('article', { name: 'Photo by Casey B.' });
  await expect(waiting).toContainText(CAPTION);
  await expect(waiting.getByRole('img', { name: 'Photo 1' })).toBeVisible();
  await waiting.getByRole('button', { name: 'Publish' }).click();
  await expect(waiting).toHaveCount(0);
  await desk.close();

  const other = await browser.newContext({ baseURL: shop.url });
  const visitor = await other.newPage();
  await visitor.goto(product.url);
  const tile = visitor.getByRole('button', { name: `Photo by Casey B.: ${CAPTION}` });
  await createShopper(visitor).movePointer();
  await tile.click();
  const picture = visitor.getByRole('dialog').getByRole('img', { name: `Photo by Casey B.: ${CAPTION}` });
  await expect(picture).toBeVisible();
  const address = (await picture.getAttribute('src')) ?? '';
  const bytes = Buffer.from(await visitor.evaluate(async (src) => Array.from(new Uint8Array(await (await fetch(src)).arrayBuffer())), address));
  expect(bytes.length).toBeGreaterThan(100);
  expect((await sharp(bytes).metadata()).exif).toBeUndefined();
  await visitor.getByRole('button', { name: 'Report photo' }).click();
  await chooseRadio(visitor.getByRole('radio', { name: 'Not about this product' }));
  await visitor.getByRole('button', { name: 'Send report' }).click();
  await expect(visitor.getByText('Thanks, our team will take a look.')).toBeVisible();
  await other.close();

  await section.getByRole('button', { name: 'Your photos' }).click();
  await dialog.getByRole('button', { name: /^Delete your photo/ }).click();
  await expect(dialog.getByText('You haven’t shared any photos yet.')).toBeVisible();
});

test('a page with galleries is whole where the photo service does not answer', async ({ page, shopper, product }) => {
  await page.route(/\/photos\/v1\//, (route) => route.abort());
  await shopper.open(product.url);
  await shopper.movePointer();
  await expect(page.getByRole('region', { name: 'Photos from shoppers' }).getByRole('button', { name: 'Share a photo' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Reviews' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Photos from shoppers' }).getByRole('alert')).toHaveCount(0);
});
