import { expect, test } from './test.ts';
import type { Tab } from './tab.ts';

const isInDialog = (tab: Tab): Promise<boolean> => tab.evaluate(() => document.activeElement?.closest('dialog, [role=dialog]') !== null, null);
const focusedText = (tab: Tab): Promise<string> => tab.evaluate(() => document.activeElement?.textContent.trim() ?? '', null);

test('the mini cart keeps the focus inside, Escape closes it, and the focus is back on its button', async ({ tab, visitor, product }) => {
  await visitor.open(product.url);
  await tab.see({ role: 'group', within: 'main' });
  await visitor.chooseFirst();
  await tab.press(visitor.addButton);
  await tab.see(visitor.miniCart);
  await expect.poll(() => isInDialog(tab)).toBe(true);
  for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab'] as const) {
    await tab.key(key);
    await expect.poll(() => isInDialog(tab), { message: `after ${key}` }).toBe(true);
  }
  await tab.key('Escape');
  await tab.gone(visitor.miniCart);
  await expect.poll(() => focusedText(tab)).toMatch(/^Add to cart/);
});

test('Back closes the mini cart and stays on the page', async ({ tab, visitor, product }) => {
  await visitor.open('/en-us');
  await visitor.open(product.url);
  await tab.see({ role: 'group', within: 'main' });
  await visitor.chooseFirst();
  await tab.press(visitor.addButton);
  await tab.see(visitor.miniCart);
  await tab.driver.back();
  await tab.gone(visitor.miniCart);
  expect(await tab.driver.address()).toContain(product.url);
});
