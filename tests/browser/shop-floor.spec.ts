import { expect, test } from '../network/test.ts';
import { axeFaults } from '../support/axe.ts';
import { findOnShelf } from '../support/on-shelf.ts';
import { scanByHand } from '../support/scan-by-hand.ts';
import { findProduct } from '../support/shopper.ts';
import { SHOP_FLOOR, startSelling, storeBar } from '../support/start-selling.ts';
import { takeShop } from '../support/take-shop.ts';
import { untilStill } from '../support/until-still.ts';

/** As the radio of a size is named with the pieces in this store, whether it can also be shipped or not. */
const sizeName = (label: string, units: number): RegExp => {
  const literal = label.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(`^${literal} ${units} here(?: Sold out)?$`);
};

test('an associate whose device holds the shop sees without the server what the own store has of a product never visited, and when, and rings it up', async ({
  page,
  shop,
  shopper,
  cart,
}) => {
  const main = page.getByRole('main');
  const product = await findOnShelf(shop.nodeUrl, SHOP_FLOOR.id);
  const { held, sizes } = product;
  const scanned = await findProduct(shop.nodeUrl, 2);
  await startSelling(page);
  await shopper.untilInstalled();
  await takeShop(page);
  await shop.kill();

  await page.goto(product.url);
  await expect(page.getByRole('heading', { level: 1, name: product.name })).toBeVisible();
  await expect(storeBar(page)).toContainText(SHOP_FLOOR.name);
  const picker = main.getByRole('group').filter({ has: page.getByRole('radio', { name: sizeName(held.label, held.units) }) });
  for (const { label, units } of sizes) await expect(picker.getByRole('radio', { name: sizeName(label, units) })).toHaveCount(1);
  await picker
    .getByRole('radio', { name: sizeName(held.label, held.units) })
    .locator('xpath=ancestor::label')
    .click();
  await expect(main.getByText(new RegExp(`^In this store: ${held.units} left \\(as of .*\\d+:\\d\\d.*\\)$`)).first()).toBeVisible();
  expect(await axeFaults(page, 'a product on the shop floor without the server')).toEqual([]);

  await main.getByRole('button', { name: 'Hand over now' }).click();
  await expect(main.getByText(`Pick up at ${SHOP_FLOOR.name}`).first()).toBeVisible();
  // What the choice of the store changes above the button moves it once.
  await untilStill('the place of the button', async () => (await shopper.addButton.boundingBox())?.y);
  await shopper.addToCart();
  await shopper.expectCount(1);
  // It is on the device, not in the page.
  await page.reload();
  await shopper.expectCount(1);
  expect((await cart.onDevice()).outbox).toHaveLength(1);

  // The page that shows scans gets them, not the bar of the shift.
  await page.goto('/en-us/scan');
  await expect(page.getByText('Nothing scanned yet')).toBeVisible();
  await expect(storeBar(page)).toContainText(SHOP_FLOOR.name);
  await scanByHand(page, scanned.upc);
  const scans = page.getByRole('list', { name: 'Scanned items' }).getByRole('listitem');
  await expect(scans).toContainText([scanned.name]);
  await expect(scans).toContainText(['Added to cart']);
  await shopper.expectCount(2);

  await shop.start();
  await expect(cart).toBeSynced({ timeout: 45_000 });
  expect(await cart.inShop()).toEqual({ [held.upc]: 1, [scanned.upc]: 1 });
  await shopper.openCart();
  await expect(shopper.quantity(product.name)).toHaveValue('1');
  await expect(main).toContainText(SHOP_FLOOR.name);
});
