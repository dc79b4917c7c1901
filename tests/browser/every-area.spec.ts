import type { Page } from '@playwright/test';
import { FIXED_PAGES, type FixedPage } from '#contract/calls/content.ts';
import { expect, test } from '../network/test.ts';
import { openEditor } from '../support/editor.ts';
import { createShopper } from '../support/shopper.ts';

test.use({ start: 'plain' });

/** Content areas of the specification beside those of fixed pages; `popups` has its journeys in pop-ups.spec.ts, `error` is the fixed page `error-4xx`. */
const OTHERS = ['category', 'product', 'generic', 'showcase', 'menu', 'footer'] as const;
type AreaName = FixedPage | (typeof OTHERS)[number];

const words = (area: AreaName): string => `Written for ${area}`;
const blocks = (area: AreaName) => [
  { id: `area-${area}`, kind: 'cta-collection', name: area, title: words(area), targets: [{ url: 'page:stores', text: 'To the stores' }] },
];
const document = (area: AreaName) => ({ title: words(area), description: words(area), blocks: blocks(area) });

/** Pages of the shop that have an area, as a guest sees them; those of an account are the editor's own. */
const GUESTS: Readonly<Partial<Record<AreaName, string>>> = {
  cart: '/cart',
  'contact-us': '/help/contact-us',
  'order-confirmation': '/order-confirmation',
  'sign-up': '/sign-up',
  'store-locator': '/stores',
  category: '/c/x-1140',
  search: '/search?q=boot',
  'error-4xx': '/no-such-page',
};
const ACCOUNTS: Readonly<Partial<Record<AreaName, string>>> = { account: '/account', 'account-profile': '/account/profile' };
/** What is nothing but its content. */
const PAGES: Readonly<Partial<Record<AreaName, string>>> = {
  basecamp: '/basecamp',
  'gift-card': '/gift-card',
  promotions: '/promotions',
  westend: '/westend',
  generic: '/generic-page',
  showcase: '/showcase/written',
};
/** Dialogs, by what opens them on the page of the cart. */
const DIALOGS: Readonly<Partial<Record<AreaName, readonly string[]>>> = {
  'sign-in-modal': ['Sign in'],
  'sign-up-modal': ['Sign in', 'Create an account'],
  'loyalty-modal': ['Join the rewards program'],
};

const seeArea = async (page: Page, area: AreaName, path: string): Promise<void> => {
  await page.goto(`/en-us${path}`);
  const place = page.locator(`[data-area="${area}"]`);
  await expect(place, area).toContainText(words(area));
  await expect(place.getByRole('link', { name: 'To the stores' }), area).toHaveAttribute('href', /^\/en-us\/stores/);
};

test('what an editor writes for an area is on its page, for every area of the shop', async ({ page, browser, product, prefill, allowedErrors }) => {
  test.setTimeout(300_000);
  allowedErrors.push(/404/);
  const editor = await openEditor(browser);
  const productId = product.productId.slice(0, 8);
  for (const area of FIXED_PAGES) await editor.publish(`fixed/${area}`, document(area));
  await editor.publish('category/1140', document('category'));
  await editor.publish(`product/${productId}`, document('product'));
  await editor.publish('page/generic-page', document('generic'));
  await editor.publish('showcase/written', document('showcase'));
  const item = {
    id: 'written',
    title: words('menu'),
    target: { url: 'page:stores', text: 'To the stores' },
    columns: [],
    hideShopAll: { large: true, small: true },
  };
  const menu = (await editor.published('menu/main')) as { items: object[] };
  await editor.publish('menu/main', { ...menu, items: [...menu.items, item] });
  const footer = (await editor.published('footer/main')) as { columns: object[] };
  const column = { title: words('footer'), links: [{ url: 'page:stores', text: 'To the stores' }] };
  await editor.publish('footer/main', { ...footer, columns: [...footer.columns.slice(0, -1), column] });

  const seen: AreaName[] = [];
  for (const [pages, at] of [
    [GUESTS, page],
    [ACCOUNTS, editor.page],
  ] as const)
    for (const [area, path] of Object.entries(pages)) {
      await seeArea(at, area as AreaName, path);
      seen.push(area as AreaName);
    }
  await seeArea(page, 'product', product.url.replace('/en-us', ''));
  seen.push('product');
  for (const [area, path] of Object.entries(PAGES)) {
    await page.goto(`/en-us${path}`);
    await expect(
      page
        .getByRole('main')
        .getByRole('heading', { name: words(area as AreaName) })
        .first(),
      area,
    ).toBeVisible();
    seen.push(area as AreaName);
  }

  // Of every page.
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/en-us');
  await expect(page.getByRole('banner').getByRole('link', { name: words('menu') })).toBeVisible();
  await expect(page.getByRole('contentinfo').getByText(words('footer'))).toBeVisible();
  seen.push('menu', 'footer');

  // The checkout and the dialogs need a cart.
  await prefill(product);
  await seeArea(page, 'checkout', '/checkout');
  seen.push('checkout');
  for (const [area, presses] of Object.entries(DIALOGS)) {
    await createShopper(page).openCart();
    for (const [index, name] of presses.entries()) {
      const where = index === 0 ? page.getByRole('main').getByRole('region', { name: 'Your account and this cart' }) : page.getByRole('dialog');
      await where.getByRole('button', { name, exact: true }).click();
    }
    await expect(page.getByRole('dialog').locator(`[data-area="${area}"]`), area).toContainText(words(area as AreaName));
    seen.push(area as AreaName);
  }
  expect(new Set(seen)).toEqual(new Set([...FIXED_PAGES, ...OTHERS]));
  await editor.close();
});
