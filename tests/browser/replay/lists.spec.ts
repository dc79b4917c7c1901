import type { Page } from '@playwright/test';
import { SYNC_TAG } from '#db/replay/background-sync.ts';
import type { Network } from '../../network/network.ts';
import { expect, test } from '../../network/test.ts';
import { createShopper } from '../../support/shopper.ts';
import { createWorkerControl } from '../../support/worker-control.ts';

const heart = (page: Page, name: string) => page.getByRole('button', { name: `Favorite: ${name}` }).first();
/** How often the shop said yes to a heart. */
const answered = (network: Network): number => network.log.filter(({ call, status }) => call === 'wishlists.addFavorite' && status === 200).length;
const badge = (page: Page) => page.getByRole('link', { name: /changes? pending since/ });

test('a heart made without network stands among the waiting changes, and is sent by the next page, whichever it is', async ({
  page,
  context,
  network,
  shopper,
  product,
  server,
}) => {
  await shopper.open(product.url);
  await shopper.untilInstalled();
  network.cut();
  await heart(page, product.name).click();
  await expect(badge(page)).toHaveAccessibleName(/^1 change pending since/);
  await badge(page).click();
  const row = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: `Add ${product.name} to favorites` });
  await expect(row).toBeVisible();
  await page.close();

  const next = await context.newPage();
  const back = createShopper(next);
  await back.open('/en-us');
  await expect(badge(next)).toHaveAccessibleName(/^1 change pending since/);
  network.restore();
  // Nobody opens the favorites.
  await back.open('/en-us');
  await expect.poll(() => answered(network)).toBe(1);
  expect(server).toHaveReceivedOnce('wishlists.addFavorite');
  await expect(badge(next)).toBeHidden();
});

test('a heart made without network is sent by the service worker when no page of the shop is left', async ({
  page,
  context,
  shop,
  network,
  shopper,
  product,
  server,
}) => {
  await shopper.open(product.url);
  await shopper.untilInstalled();
  network.cut();
  await heart(page, product.name).click();
  const onPaper = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('waymark.wish.')).length);
  await expect(badge(page)).toBeVisible();
  await expect.poll(onPaper).toBe(0);
  const blank = await context.newPage();
  const worker = await createWorkerControl(blank, shop.url);
  await page.close();
  network.restore();
  await worker.sync(SYNC_TAG);
  await expect.poll(() => answered(network)).toBe(1);
  expect(server).toHaveReceivedOnce('wishlists.addFavorite');

  const back = createShopper(blank);
  await back.open(product.url);
  // A heart of a document that is kept beats with the first sign of use.
  await back.movePointer();
  await expect(heart(blank, product.name)).toHaveAttribute('aria-pressed', 'true');
  await expect(badge(blank)).toBeHidden();
});
