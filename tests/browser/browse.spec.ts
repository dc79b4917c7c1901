import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../network/test.ts';
import { holdScripts } from '../support/hold-requests.ts';
import { seenOnDevice } from '../support/seen-on-device.ts';
import { findProduct } from '../support/shopper.ts';
import { findSoldOut } from '../support/sold-out.ts';

test.use({ start: 'plain' });

/** As a pointer moves: it is not only entered. */
const moveOnto = async (page: Page, card: Locator): Promise<void> => {
  await card.getByRole('heading').hover();
  const { x = 0, y = 0, width = 0 } = (await card.getByRole('heading').boundingBox()) ?? {};
  await page.mouse.move(x + width / 2 + 10, y + 4, { steps: 3 });
};

test.describe('in a list', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('a card shows its other picture under the pointer, over the first: it keeps its height', async ({ page, shopper }) => {
    await shopper.open('/en-us/c/men-shoes-2100');
    const card = page
      .getByRole('article')
      .filter({ visible: true })
      .filter({ has: page.getByRole('button', { name: /Quick shop/ }) })
      .first();
    await shopper.movePointer();
    const height = async () => (await card.boundingBox())?.height;
    const before = await height();
    await moveOnto(page, card);
    await expect(card.locator('[data-shape]')).toHaveCount(2);
    expect(await height()).toBe(before);
  });

  test('a card shows its other picture, too, where the pointer comes from a part that has not come to life', async ({ page, shopper }) => {
    await shopper.open('/en-us/c/men-shoes-2100');
    const arrive = await holdScripts(page);
    const card = page.getByRole('main').getByRole('article').filter({ visible: true }).first();
    await shopper.movePointer();
    await moveOnto(page, card);
    await expect(card.locator('[data-shape]')).toHaveCount(2);
    arrive();
  });

  test('filters narrow it and stand in its address; Back from a product brings them and the place back', async ({ page, shopper }) => {
    await shopper.open('/en-us/c/men-shoes-2100');
    const main = page.getByRole('main');
    const count = main.getByRole('status').filter({ hasText: /product/ });
    const all = await count.textContent();
    const sneakers = main.getByRole('checkbox', { name: /^Sneakers/ });
    // The box lies under its label.
    await sneakers.locator('xpath=ancestor::label').click();
    await expect(sneakers).toBeChecked();
    await expect(page).toHaveURL(/men-shoes-2100\?category=/);
    await expect(main.getByRole('link', { name: 'Remove filter Sneakers' })).toBeVisible();
    await expect(count).not.toHaveText(all ?? '');
    const narrowed = await count.textContent();
    const address = page.url();

    const last = main.getByRole('article').last();
    await last.scrollIntoViewIfNeeded();
    const name = (await last.getByRole('heading').textContent()) ?? '';
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(300);
    // Where the product stands on the screen: parts above that get their height late move the page, and the browser scrolls along.
    const left = page.evaluate(
      () =>
        new Promise<number>((resolve) =>
          addEventListener('click', ({ target }) => resolve((target as Element).closest('article')?.getBoundingClientRect().top ?? 0), {
            once: true,
            capture: true,
          }),
        ),
    );
    await last.getByRole('link', { name }).click();
    const place = await left;
    await expect(page).toHaveURL(/\/en-us\/p\//);
    const heading = main.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(name);
    // The page has arrived when its heading has the focus: with a Back before that, the router takes the place on this page for that on the list.
    await expect(heading).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL(address);
    await expect(sneakers).toBeChecked();
    await expect(count).toHaveText(narrowed ?? '');
    await expect.poll(async () => Math.abs(((await last.boundingBox())?.y ?? Number.NaN) - place)).toBeLessThan(2);

    await main.getByRole('link', { name: 'Remove filter Sneakers' }).click();
    await expect(page).toHaveURL(/men-shoes-2100$/);
    await expect(sneakers).not.toBeChecked();
    await expect(count).toHaveText(all ?? '');
  });
});

test('a product that was looked at stands below the next one, and no product below itself', async ({ page, shop, shopper }) => {
  const [seen, other] = await Promise.all([findProduct(shop.nodeUrl), findProduct(shop.nodeUrl, 1)]);
  const lately = page.getByRole('region', { name: 'Recently viewed' });
  // Only who does something with a page has looked at it.
  await shopper.open(seen.url);
  await page.mouse.wheel(0, 200);
  await expect.poll(() => seenOnDevice(page)).toBe(1);
  await shopper.open(other.url);
  await page.mouse.wheel(0, 200);
  await expect(lately.getByRole('link', { name: seen.name })).toBeVisible();
  await expect(lately.getByRole('link', { name: other.name })).toHaveCount(0);
});

test('a size that is gone offers a letter: a wrong address is told at its field, a dead line above it, and then the wish arrives', async ({
  page,
  shop,
  shopper,
  network,
}) => {
  const product = await findSoldOut(shop.nodeUrl);
  await shopper.open(product.url);
  const main = page.getByRole('main');
  const size = main.getByRole('radio', { name: /Sold out/ }).first();
  await size.locator('xpath=ancestor::label').click();
  await main.getByRole('button', { name: 'Notify me' }).first().click();
  const dialog = page.getByRole('dialog');
  const email = dialog.getByRole('textbox', { name: 'Email' });
  const send = dialog.getByRole('button', { name: 'Notify me' });
  await email.fill('nobody');
  await send.click();
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await email.fill('ada@waymark.example');
  network.cut();
  await send.click();
  await expect(dialog.getByRole('alert').filter({ hasText: /\w/ })).toBeVisible();
  network.restore();
  await send.click();
  await expect(dialog.getByText(`Thanks! We’ll email ada@waymark.example as soon as ${product.name} is back.`)).toBeVisible();
});

test('a line of the cart becomes another size, and comes back after it was removed', async ({ page, product, prefill, shopper, cart }) => {
  await prefill(product);
  await shopper.openCart();
  const main = page.getByRole('main');
  const line = main.getByRole('listitem').filter({ has: page.getByRole('heading', { name: product.name }) });
  await line.getByRole('button', { name: `Options for ${product.name}` }).click();
  await line.getByRole('button', { name: `Change color or size of ${product.name}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Change color or size' });
  const sizes = dialog.getByRole('group', { name: /^Size/ });
  const other = sizes.getByRole('radio', { name: /^(?!.*Sold out)/, checked: false }).first();
  const inSize = (size: string | null) => line.getByText(new RegExp(`· ${size}$`));
  const taken = await sizes.getByRole('radio', { checked: true }).getAttribute('value');
  const wanted = await other.getAttribute('value');
  await expect(inSize(taken)).toBeVisible();
  await other.locator('xpath=ancestor::label').click();
  await dialog.getByRole('button', { name: 'Update in cart' }).click();
  await expect(dialog).toBeHidden();
  await expect(line).toHaveCount(1);
  await expect(inSize(wanted)).toBeVisible();
  await expect(inSize(taken)).toHaveCount(0);
  await expect(cart).toBeSynced();

  await line.getByRole('button', { name: `Remove ${product.name}` }).click();
  await expect(line).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(inSize(wanted)).toBeVisible();
  await expect(cart).toBeSynced();
  await shopper.expectCount(1);
});

test('on a phone what is to be paid and the way to the checkout stay in sight beside the lines', async ({ page, shop, fill, shopper }) => {
  await page.setViewportSize({ width: 390, height: 640 });
  for (const number of [0, 1, 2]) await fill(await findProduct(shop.nodeUrl, number));
  await shopper.openCart();
  const main = page.getByRole('main');
  const checkout = main.getByRole('button', { name: 'Checkout' });
  const due = main.getByText('Total due', { exact: true }).filter({ visible: true });
  await expect(main.getByRole('button', { name: /^Remove / })).toHaveCount(3);
  for (const place of [0, 400, 100_000]) {
    await page.evaluate((y) => scrollTo(0, y), place);
    if (place < 100_000) await expect(checkout).toBeInViewport({ ratio: 1 });
    if (place < 100_000) await expect(due).toBeInViewport({ ratio: 1 });
  }
  await expect(due).toHaveCount(1);
});
