import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '../network/test.ts';
import { findProduct } from '../support/shopper.ts';

const mark = (page: Page, name: string) => page.getByRole('button', { name: `Compare: ${name}`, exact: true }).first();
const columns = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('table')
    .getByRole('columnheader')
    .filter({ has: page.getByRole('link') });

test('products are marked, compared without network, shared as a link, and a fifth is refused', async ({ page, shop, network, shopper }) => {
  const products = [];
  for (const index of [0, 1, 2, 3, 4]) products.push(await findProduct(shop.nodeUrl, index));
  await shopper.open(products[0]!.url);
  await shopper.untilInstalled();
  for (const [index, { url, name }] of products.entries()) {
    if (index > 0) await page.goto(`${shop.url}${url}`);
    await page.mouse.move(200, 200 + index);
    await mark(page, name).click();
    if (index < 4) await expect(mark(page, name)).toHaveAttribute('aria-pressed', 'true');
  }
  await expect(page.getByText('You can compare up to 4 products')).toBeVisible();
  await page.getByRole('button', { name: 'Compare', exact: true }).last().click();
  await expect(page).toHaveURL(/\/en-us\/compare$/);
  await expect(columns(page)).toHaveCount(4);
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

  network.cut();
  await page.reload();
  await expect(columns(page)).toHaveCount(4);
  await expect(page.getByRole('row', { name: /Price/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /Brand/ })).not.toContainText('Not available offline');
  await page.getByRole('button', { name: `Remove ${products[0]!.name} from the comparison` }).click();
  await expect(columns(page)).toHaveCount(3);
  network.restore();

  const ids = products.slice(1, 3).map(({ url }) => /-([A-Z0-9]{8})/.exec(url)?.[1]);
  await page.goto(`${shop.url}/en-us/compare?ids=${ids.join(',')}`);
  await expect(columns(page)).toHaveCount(2);
  await page.getByRole('checkbox', { name: 'Only show differences' }).check();
  await expect(page.getByRole('rowheader').first()).toBeVisible();
});
