import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../network/test.ts';
import { ADA, CARDS } from '../support/checkout.ts';
import { createShopper, findProduct } from '../support/shopper.ts';

const STOPS = 120;

/** A shopper without a mouse: Tab goes on, and where the focus is can be seen at every stop. */
const createKeyboard = (page: Page) => {
  const { keyboard } = page;
  const isFocused = async (target: Locator): Promise<boolean> =>
    (await target.count()) > 0 && (await target.first().evaluate((node) => node === document.activeElement));
  const reach = async (target: Locator): Promise<void> => {
    for (let stop = 0; stop < STOPS && !(await isFocused(target)); stop += 1) await keyboard.press('Tab');
    await expect(target.first()).toBeFocused();
    expect(await target.first().evaluate((node) => node.matches(':focus-visible, iframe')), 'the focus can be seen').toBe(true);
  };
  return {
    reach,
    follow: async (target: Locator) => {
      await reach(target);
      await keyboard.press('Enter');
    },
    type: async (target: Locator, text: string) => {
      await reach(target);
      await keyboard.type(text);
    },
    tick: async (target: Locator) => {
      await reach(target);
      await keyboard.press('Space');
    },
  };
};

/** Chooses in every group what can be bought: Space takes the option that has the focus, the arrows pass over what is sold out. */
const choose = async (page: Page, add: Locator): Promise<void> => {
  const wanted = () =>
    page.evaluate(() => {
      const { activeElement: radio } = document;
      if (!(radio instanceof HTMLInputElement) || radio.type !== 'radio') return 'nothing';
      if (radio.closest('label')?.textContent?.includes('Sold out')) return 'next';
      return radio.checked ? 'nothing' : 'choose';
    });
  const isReached = async (): Promise<boolean> => (await add.count()) > 0 && (await add.evaluate((node) => node === document.activeElement));
  for (let stop = 0; stop < STOPS && !(await isReached()); stop += 1) {
    await page.keyboard.press('Tab');
    for (let sizes = 0; sizes < 20 && (await wanted()) === 'next'; sizes += 1) await page.keyboard.press('ArrowRight');
    if ((await wanted()) === 'choose') await page.keyboard.press('Space');
  }
};

test('buys from home to the confirmation with the keyboard alone, and the console stays empty', async ({ page, shop }) => {
  const said: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') said.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => said.push(`thrown: ${error.message}`));
  const keys = createKeyboard(page);
  const main = page.getByRole('main');
  const heading = main.getByRole('heading', { level: 1 });
  const product = await findProduct(shop.nodeUrl);

  await createShopper(page).open('/en-us');
  await keys.type(page.getByRole('combobox', { name: /search/i }), product.name);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search/);
  await keys.follow(main.locator(`a[href^="${product.url}"]`));
  await expect(heading).toHaveText(product.name);

  const add = main.getByRole('button', { name: /^Add to cart/ }).first();
  await choose(page, add);
  await expect(add).toBeFocused();
  await page.keyboard.press('Enter');
  const cart = page.getByRole('dialog', { name: 'Your cart' });
  await expect(cart).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(cart).toBeHidden();
  await expect(add).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(cart).toBeVisible();
  await keys.follow(cart.getByRole('button', { name: 'Checkout' }));
  await expect(page).toHaveURL(/\/checkout/);
  await expect(heading).toBeFocused();

  const { email, ...lines } = ADA;
  await keys.type(main.getByRole('textbox', { name: 'Email' }), email);
  for (const label of ['First name', 'Last name', 'Street address', 'City'] as const)
    await keys.type(main.getByRole('textbox', { name: label }), lines[label]);
  await keys.type(main.getByRole('combobox', { name: 'State' }), 'Oregon');
  for (const label of ['ZIP code', 'Phone'] as const) await keys.type(main.getByRole('textbox', { name: label }), lines[label]);
  await keys.follow(main.getByRole('button', { name: 'Continue to payment' }));
  await expect(page).toHaveURL(/step=billing/);
  await expect(heading).toBeFocused();

  await expect(page.frameLocator('iframe').getByLabel('Card number')).toBeVisible();
  await keys.reach(main.locator('iframe'));
  await page.keyboard.type(CARDS.approved);
  await page.keyboard.press('Tab');
  await page.keyboard.type('1230');
  await page.keyboard.press('Tab');
  await page.keyboard.type('123');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/step=summary/);
  await expect(heading).toBeFocused();

  await keys.tick(main.getByRole('checkbox', { name: /^I accept/ }));
  await keys.follow(main.getByRole('button', { name: /^Place order/ }));
  await expect(page).toHaveURL(/order-confirmation/, { timeout: 30_000 });
  await expect(heading).toHaveText(/^Thank you/);
  await expect(heading).toBeFocused();
  expect(said).toEqual([]);
});
