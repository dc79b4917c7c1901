import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import sharp from 'sharp';
import { freePort, type ShopProcess } from '../../scripts/lib/shop-process.mjs';
import { chooseRadio } from '../support/choose-radio.ts';
import { copyFolder, removeFolder } from '../support/folders.ts';
import { type PhotoService, startPhotoService } from '../support/photo-service.ts';
import { createShopper, findProduct } from '../support/shopper.ts';
import { signInAs } from '../support/sign-in.ts';
import { startTestShop, TEMPLATE } from '../support/test-shop.ts';

const CAPTION = 'On the ridge at six';
const SECRET = 'a secret of the shop and the service';
const dataDir = join('.build', `shop-photo-service-${process.pid}`);

let shop: ShopProcess;
let service: PhotoService;
let url: string;
test.beforeAll(async () => {
  test.setTimeout(200_000);
  copyFolder(TEMPLATE, dataDir);
  const port = await freePort();
  url = `http://localhost:${port}`;
  service = await startPhotoService({ secret: SECRET, shopUrl: url });
  shop = await startTestShop({ port, dataDir, publicUrl: url, env: { PHOTO_SERVICE_URL: `${service.url}/`, PHOTO_SERVICE_SECRET: SECRET } });
});
test.afterAll(async () => {
  await shop.stop();
  await service.close();
  removeFolder(dataDir);
});

const section = (page: Page) => page.getByRole('region', { name: 'Photos from shoppers' });
/** Sections below the product come with the first sign that the page is used. */
const open = async (page: Page, path: string): Promise<void> => {
  const shopper = createShopper(page);
  await shopper.open(path);
  await shopper.movePointer();
  await expect(section(page)).toBeVisible();
};

test('a photo goes to the service that the shop is set to, is shown from there, reported and taken back', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: url });
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('console', (message) => void (/Content.Security|CORS/i.test(message.text()) && problems.push(message.text())));
  const product = await findProduct(url);
  await signInAs(page, 'consumer');
  await open(page, product.url);
  await section(page).getByRole('button', { name: 'Share a photo' }).click();
  const dialog = page.getByRole('dialog');
  const picture = await sharp({ create: { width: 900, height: 900, channels: 3, background: '#5d8aa8' } })
    .jpeg()
    .toBuffer();
  await dialog.locator('input[data-photo=file]').setInputFiles({ name: 'ridge.jpg', mimeType: 'image/jpeg', buffer: picture });
  await dialog.getByRole('textbox', { name: /^Caption/ }).fill(CAPTION);
  await dialog.getByLabel(/^Display name/).fill('Casey B.');
  await dialog.getByRole('checkbox', { name: /^I took this photo/ }).check({ force: true });

  // It does not answer: the form keeps everything, and the photo is sent once it does.
  service.failWith(503);
  const send = dialog.getByRole('button', { name: 'Send photo' });
  await send.click();
  await expect(dialog.getByRole('alert').first()).toBeVisible({ timeout: 20_000 });
  // All attempts of the first press are over: none of them may meet the service when it answers again.
  await expect(send).not.toHaveAttribute('aria-busy', { timeout: 20_000 });
  await expect(dialog.getByRole('textbox', { name: /^Caption/ })).toHaveValue(CAPTION);
  service.failWith(undefined);
  await send.click();
  await expect(dialog).toBeHidden({ timeout: 20_000 });
  expect(service.photos.map(({ caption }) => caption)).toEqual([CAPTION]);

  const other = await browser.newContext({ baseURL: url });
  const visitor = await other.newPage();
  await open(visitor, product.url);
  await section(visitor)
    .getByRole('button', { name: `Photo by Casey B.: ${CAPTION}` })
    .click();
  const shown = visitor.getByRole('dialog').getByRole('img', { name: `Photo by Casey B.: ${CAPTION}` });
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await visitor.getByRole('button', { name: 'Report photo' }).click();
  await chooseRadio(visitor.getByRole('radio', { name: 'Not about this product' }));
  await visitor.getByRole('button', { name: 'Send report' }).click();
  await expect(visitor.getByText('Thanks, our team will take a look.')).toBeVisible();
  await other.close();

  await section(page).getByRole('button', { name: 'Your photos' }).click();
  await dialog.getByRole('button', { name: /^Delete your photo/ }).click();
  await expect(dialog.getByText('You haven’t shared any photos yet.')).toBeVisible();
  expect(service.photos).toEqual([]);

  // Of the shopper it knows a name that is the same in every pass, and nothing else.
  const sent = service.asked.filter(({ method }) => method !== 'OPTIONS');
  expect(sent.flatMap(({ headers }) => Object.keys(headers)).filter((name) => /^(?:cookie|referer|x-)/.test(name))).toEqual([]);
  const ofShopper = sent.filter(({ path }) => /\/(?:users|stashes)/.test(path));
  expect(new Set(ofShopper.map(({ subject }) => subject)).size).toBe(1);
  expect(ofShopper[0]?.subject).toBeTruthy();
  expect(sent.find(({ path }) => path.endsWith('/reports'))?.subject).toBeTruthy();
  expect(JSON.stringify(sent)).not.toContain('consumer@waymark.example');
  expect(problems).toEqual([]);
  await context.close();
});

test('a page is whole where that service does not answer', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: url });
  const page = await context.newPage();
  service.failWith(503);
  await open(page, (await findProduct(url)).url);
  await expect(section(page).getByRole('button', { name: 'Share a photo' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Reviews' })).toBeVisible();
  await expect(section(page).getByRole('alert')).toHaveCount(0);
  service.failWith(undefined);
  await context.close();
});
