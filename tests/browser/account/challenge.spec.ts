import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { freePort } from '../../../scripts/lib/shop-process.mjs';
import { copyFolder, removeFolder } from '../../support/folders.ts';
import { createShopper, findProduct } from '../../support/shopper.ts';
import { startTestShop, TEMPLATE } from '../../support/test-shop.ts';

test('a cart that changes faster than a person’s waits for the proof of one, which the device makes by itself; the change is sent again under its key', async ({
  page,
}) => {
  test.slow();
  const dataDir = join('.build', `shop-wary-${process.pid}`);
  copyFolder(TEMPLATE, dataDir);
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const shop = await startTestShop({ port, dataDir, publicUrl: url, env: { CHALLENGE_AFTER: '1' } });
  try {
    const product = await findProduct(url);
    const sent: { readonly status: number; readonly key: string | undefined }[] = [];
    page.on('response', (response) => {
      const request = response.request();
      if (request.method() === 'PUT' && /\/cart\/v1\/cart\/[\w-]+\/item/.test(request.url()))
        sent.push({ status: response.status(), key: request.headers()['idempotency-key'] });
    });
    const shopper = createShopper(page);
    await shopper.open(`${url}${product.url}`);
    await shopper.addToCart();
    await page.goto(`${url}/en-us/cart`);
    await shopper.untilReacts();
    await expect(shopper.quantity(product.name)).toHaveValue('1');
    const proven = page.waitForResponse((response) => response.url().includes('/token/v2/auth/challenge') && response.request().method() === 'POST');
    await shopper.quantity(product.name).fill('3');
    await shopper.quantity(product.name).press('Enter');
    expect((await proven).status()).toBe(200);
    await expect
      .poll(() => sent.map(({ status }) => status).filter((status, index, all) => status !== all[index - 1]), { timeout: 30_000 })
      .toEqual([403, 200]);
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.reload();
    await expect(shopper.quantity(product.name)).toHaveValue('3');
  } finally {
    await shop.stop();
    removeFolder(dataDir);
  }
});
