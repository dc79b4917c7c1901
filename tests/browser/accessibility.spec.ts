import type { Page } from '@playwright/test';
import { expect, test } from '../network/test.ts';
import { axeFaults } from '../support/axe.ts';
import { createCheckout } from '../support/checkout.ts';
import { HTML_FAULTS } from '#ui/testing/html-faults.ts';
import { createShopper, findProduct } from '../support/shopper.ts';

test.use({ start: 'plain' });

const expectNoFaults = async (page: Page, what: string): Promise<void> => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await axeFaults(page, `${what} ${colorScheme}`)).toEqual([]);
  }
  const invalid = await page.evaluate((faults) => faults.filter((fault) => document.querySelector(fault) !== null), HTML_FAULTS);
  expect(invalid, `${what}: what HTML does not allow together`).toEqual([]);
};

test.describe('in light and in dark colours', () => {
  // Other colours come at once: a link off the screen would be on its way to its colour when axe looks at it.
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('axe finds nothing on home, and on a list with its quick shop', async ({ page }) => {
    const shopper = createShopper(page);
    await shopper.open('/en-us');
    await expectNoFaults(page, 'home');
    await shopper.open('/en-us/c/men-shoes-2100');
    await expectNoFaults(page, 'list');
    await page
      .getByRole('main')
      .getByRole('button', { name: /quick shop/i })
      .first()
      .click();
    await expect(page.getByRole('dialog').getByRole('radio').first()).toBeVisible();
    await expectNoFaults(page, 'quick shop');
  });

  test('axe finds nothing on a product, in the cart and among what waits', async ({ page, shop }) => {
    const shopper = createShopper(page);
    await shopper.open((await findProduct(shop.nodeUrl)).url);
    await expectNoFaults(page, 'product');
    await shopper.addToCart();
    await shopper.openCart();
    await expectNoFaults(page, 'basket');
    await shopper.open('/en-us/sync');
    await expectNoFaults(page, 'sync');
  });

  test('axe finds nothing on the steps of the checkout, with what they say of empty fields', async ({ page, prefill, product }) => {
    const checkout = createCheckout(page);
    const main = page.getByRole('main');
    await prefill(product);
    await checkout.open();
    await main.getByRole('button', { name: 'Continue to payment' }).click();
    await expect(main.getByRole('textbox', { name: 'Email', exact: true })).toHaveAttribute('aria-invalid', 'true');
    await expectNoFaults(page, 'delivery');
    await checkout.untilPayment();
    await expect(page.frameLocator('iframe').getByLabel('Card number')).toBeVisible();
    await expectNoFaults(page, 'payment');
  });

  for (const path of ['stores', 'sign-in', 'sign-up', 'track-order', 'warranty', 'associate-login'])
    test(`axe finds nothing on ${path}`, async ({ page }) => {
      await createShopper(page).open(`/en-us/${path}`);
      await expectNoFaults(page, path);
    });
});

test.describe('in forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  /** Buttons without a border, links among them that have one, and parts that nothing sets apart from the page. */
  const withoutEdges = (page: Page): Promise<string[]> =>
    page.evaluate(() => {
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.backgroundColor = 'Canvas';
      const ground = getComputedStyle(probe).backgroundColor;
      probe.remove();
      const isDrawn = (node: Element): boolean => {
        const { borderTopColor, borderTopStyle, borderTopWidth } = getComputedStyle(node);
        return borderTopStyle !== 'none' && parseFloat(borderTopWidth) > 0 && borderTopColor !== ground;
      };
      const isSeen = (node: Element): boolean => node.checkVisibility({ visibilityProperty: true }) && node.getBoundingClientRect().width > 1;
      const buttons = [...document.querySelectorAll('main button[data-variant], [role=dialog] button[data-variant]')].filter(isSeen);
      const fields = [...document.querySelectorAll('main :is(input:not([type=radio], [type=checkbox], [type=hidden]), select)')].filter(isSeen);
      const wrong = buttons.filter((button) => isDrawn(button) === (button.getAttribute('data-variant') === 'link'));
      return [...wrong, ...fields.filter((field) => !isDrawn(field) && !(field.parentElement && isDrawn(field.parentElement)))].map((node) =>
        node.outerHTML.slice(0, 160),
      );
    });

  test('buttons, fields, dialogs and the current step of the checkout can be told from the page', async ({ page, shopper, product }) => {
    await shopper.open(product.url);
    await shopper.chooseFirst();
    await shopper.addButton.click();
    const cart = page.getByRole('dialog', { name: 'Your cart' });
    await expect(cart.getByRole('heading', { name: product.name })).toBeVisible();
    const edge = await cart.evaluate((node) =>
      [node, ...node.querySelectorAll('*')].some((part) => {
        const { borderTopWidth, borderTopStyle } = getComputedStyle(part);
        return borderTopStyle === 'solid' && parseFloat(borderTopWidth) > 0 && part.getBoundingClientRect().height > 200;
      }),
    );
    expect(edge, 'the dialog has an edge').toBe(true);
    expect(await withoutEdges(page)).toEqual([]);
    await shopper.openCart();
    await expect(page.getByRole('main').getByRole('button', { name: 'How it works' })).toBeVisible();
    expect(await withoutEdges(page)).toEqual([]);
    await createCheckout(page).open();
    await expect(page.getByRole('main').getByRole('button', { name: 'Continue to payment' })).toBeVisible();
    expect(await withoutEdges(page)).toEqual([]);
    const edges = await page
      .locator('main [data-state]')
      .evaluateAll((steps) => steps.map((step) => [step.getAttribute('data-state'), getComputedStyle(step).borderTopWidth] as const));
    const current = edges.filter(([state]) => state === 'current');
    expect(current).toHaveLength(1);
    expect(edges.filter(([state, width]) => state !== 'current' && width === current[0]?.[1])).toEqual([]);
  });
});

test('a cart can be filled with the keyboard alone', async ({ page, shop }) => {
  const shopper = createShopper(page);
  const product = await findProduct(shop.nodeUrl);
  await shopper.open(product.url);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  const add = page
    .getByRole('main')
    .getByRole('button', { name: /^Add to cart/ })
    .first();
  // The button says what is still to be chosen until everything is.
  const isReached = async (): Promise<boolean> => (await add.count()) > 0 && (await add.evaluate((node) => node === document.activeElement));
  /** Of the radio that has the focus: nothing to do, choose it, or go on to the next because it is sold out. */
  const wanted = () =>
    page.evaluate(() => {
      const { activeElement: radio } = document;
      if (!(radio instanceof HTMLInputElement) || radio.type !== 'radio') return 'nothing';
      if (radio.closest('label')?.textContent?.includes('Sold out')) return 'next';
      return radio.checked ? 'nothing' : 'choose';
    });
  for (let presses = 0; presses < 80 && !(await isReached()); presses += 1) {
    await page.keyboard.press('Tab');
    if ((await wanted()) === 'choose') await page.keyboard.press('Space');
    for (let sizes = 0; sizes < 20 && (await wanted()) === 'next'; sizes += 1) await page.keyboard.press('ArrowRight');
  }
  await expect(add).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Your cart' });
  await expect(dialog).toBeVisible();
  expect(await dialog.evaluate((node) => node.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(add).toBeFocused();
});

const PATHS = [
  '/en-us',
  '/de-de',
  '/en-us/c/men-shoes-2100',
  '/en-us/search?q=boot',
  '/en-us/cart',
  '/en-us/sign-in',
  '/en-us/track-order',
  '/en-us/stores',
];

/** What can be pressed and is not all on the screen: nobody reaches it. What scrolls in a row of its own can be scrolled to. */
const outOfReach = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const scrolls = (element: Element | null): boolean =>
      element !== null && element !== document.body && (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    return [...document.querySelectorAll('a, button, input, select')].flatMap((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      const isSeen = width > 1 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      return isSeen && (left < -1 || right > innerWidth + 1) && !scrolls(element) ? [element.outerHTML.slice(0, 120)] : [];
    });
  });

/** Text that is wider than the box it stands in. What is hidden from sight is one pixel wide. */
const textBesideItsBox = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isBox = (element: Element): boolean => parseFloat(getComputedStyle(element).borderLeftWidth) > 0 && element.checkVisibility();
    return [...document.querySelectorAll('a, button, label')].filter(isBox).flatMap((element) => {
      const box = element.getBoundingClientRect();
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        if (text.parentElement?.closest('.visually-hidden')) continue;
        range.selectNodeContents(text);
        const { left, right } = range.getBoundingClientRect();
        if (left < box.left || right > box.right) return [`${element.localName} "${element.textContent}"`];
      }
      return [];
    });
  });

test('text is not wider than the box it stands in, at 390 and 1440 px', async ({ page, shopper, product }) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of [...PATHS, product.url]) {
      await shopper.open(path);
      expect(await textBesideItsBox(page), `${path} at ${width} px`).toEqual([]);
    }
  }
});

for (const [what, width, fontSize] of [
  ['at 320 px', 320, 16],
  ['with text of 200 % at 390 px', 390, 32],
] as const)
  test(`nothing scrolls sideways, and everything can be reached, ${what}`, async ({ page, product, fill }) => {
    await page.setViewportSize({ width, height: 800 });
    // The browser's own setting for the size of text: media queries in rem follow it, too.
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Page.setFontSizes', { fontSizes: { standard: fontSize, fixed: (fontSize * 13) / 16 } });
    const shopper = createShopper(page);
    const look = async (path: string): Promise<void> => {
      await shopper.open(path);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBeLessThanOrEqual(0);
      expect(await outOfReach(page), path).toEqual([]);
    };
    for (const path of [...PATHS, product.url]) await look(path);
    await fill(product);
    await look('/en-us/cart');
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Options for/ })
      .click();
    expect(await outOfReach(page), 'the menu of a line').toEqual([]);
    await look('/en-us/checkout');
  });
