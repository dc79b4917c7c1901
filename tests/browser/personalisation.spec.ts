import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { CONSENT_COOKIE } from '#contract/consent.ts';
import { expect, test } from '../network/test.ts';
import { createShopper } from '../support/shopper.ts';

test.use({ start: 'plain' });

const DECIDE = '**/decision/api/engine/v1/decide/**';
const RETURNING = { experienceId: 'home-hero', variantId: 'returning', variantName: 'Returning visitors' };
const BASELINE_TITLE = 'Start with the shoes';
const VARIANT_TITLE = 'New since your last visit';

const title = (page: Page, name: string): Locator => page.getByRole('main').getByRole('heading', { name });

/** What a shopper has chosen before this visit. */
const choose = (page: Page, url: string, categories: string): Promise<void> =>
  page.context().addCookies([{ name: CONSENT_COOKIE, value: `1.5bb3a1de-8f9b-4d06-8f2e-24a5b27cbbbf.1764000000000.${categories}`, url }]);

/** Answers each request for decisions, and counts them. */
const decideWith = async (page: Page, decisions: readonly unknown[]): Promise<{ readonly bodies: unknown[] }> => {
  const bodies: unknown[] = [];
  await page.route(DECIDE, (route) => {
    bodies.push(route.request().postDataJSON());
    return route.fulfill({ json: { decisions, recommendations: [] } });
  });
  return { bodies };
};

/** Notes from the first frame on which options of the experience can be seen, and how far anything moves. */
const watchFrames = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const seen = new Set<string>();
    const watched = { seen, moved: 0 };
    Object.assign(globalThis, { watched });
    const look = (): void => {
      for (const option of document.querySelectorAll<HTMLElement>('[data-experience] > [data-option]'))
        if (option.checkVisibility({ visibilityProperty: true })) seen.add(option.dataset['option'] ?? '');
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) watched.moved += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
};
const frames = (page: Page): Promise<{ seen: string[]; moved: number }> =>
  page.evaluate(() => {
    const { seen, moved } = (globalThis as unknown as { watched: { seen: Set<string>; moved: number } }).watched;
    return { seen: [...seen], moved };
  });

/** Until what is done when the page is quiet has begun: it answers the window event, and the address forces a variant. */
const untilQuiet = async (page: Page): Promise<void> => {
  const address = page.url();
  const context = encodeURIComponent(JSON.stringify({ variants: ['returning'] }));
  await page.evaluate((search) => history.replaceState(history.state, '', search), `?p13n_testcontext=${context}`);
  await expect
    .poll(
      () =>
        page.evaluate(() => {
          dispatchEvent(new Event('waymark:personalisation'));
          return document.querySelector('[data-experience=home-hero] > [data-chosen]')?.getAttribute('data-option');
        }),
      { timeout: 30_000 },
    )
    .toBe('returning');
  await page.evaluate((search) => {
    history.replaceState(history.state, '', search);
    dispatchEvent(new Event('waymark:personalisation'));
  }, address);
};

test('each page reports its type, in its first bytes and after a navigation within the page', async ({ page, request, product }) => {
  const types = [
    ['/en-us', 'Home'],
    [product.url, 'PDP'],
    ['/en-us/c/men-shoes-2100', 'PLP'],
    ['/en-us/anything-c2100', 'PLP'],
    ['/en-us/cart', 'Cart'],
    ['/en-us/account', 'Account'],
    ['/en-us/search?q=boot', 'Search'],
    ['/en-us/searchhub', 'SearchHub'],
    ['/en-us/order-confirmation', 'Order Confirmation'],
    ['/en-us/checkout', 'Checkout'],
    ['/en-us/stores', 'Other'],
    ['/en-us/p/no-such-thing-ZZZZZZZZ', 'Error'],
    ['/en-us/nothing/here', 'Error'],
  ] as const;
  for (const [path, type] of types)
    expect((await (await request.get(path)).text()).match(/<html[^>]*data-page-type="([^"]*)"/)?.[1], path).toBe(type);
  expect(await (await request.get('/fr-fr/nothing/here')).text()).toContain('<meta name="description" content="Cette page n’est pas disponible."');

  const shopper = createShopper(page);
  await shopper.open('/en-us');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Your privacy choices' }).press('Enter');
  await expect(page.locator('html[data-page-type=Other]')).toBeAttached();
});

test('a variant that was decided before is there from the first frame on, and nothing moves', async ({ page, shop }) => {
  await page.setViewportSize({ width: 1280, height: 2400 });
  await choose(page, shop.url, 'C0002_C0004');
  const { bodies } = await decideWith(page, [RETURNING]);
  await page.goto('/en-us');
  await expect.poll(() => bodies.length).toBeGreaterThan(0);
  expect(bodies[0]).toMatchObject({ channel: 'ECOMM', events: expect.arrayContaining([{ type: 'pageView', pageType: 'Home' }]) });
  // Somebody sees it: it stays as it is until the next page.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('waymark.decisions'))).toContain('returning');
  await expect(title(page, BASELINE_TITLE)).toBeVisible();

  // From here on nobody answers: what was decided last stays in force.
  await page.unroute(DECIDE);
  await page.route(DECIDE, (route) => route.abort());
  await watchFrames(page);
  await page.reload();
  await expect(title(page, VARIANT_TITLE)).toBeVisible();
  await page.mouse.move(200, 200);
  await createShopper(page).untilReacts();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  const { seen, moved } = await frames(page);
  expect(seen).toEqual(['returning']);
  expect(moved).toBeLessThan(0.01);
});

test('without targeting consent nothing is decided, and what was decided under it is gone', async ({ page, shop }) => {
  await choose(page, shop.url, 'C0002');
  const { bodies } = await decideWith(page, [RETURNING]);
  await page.addInitScript(() => {
    const decisions = { 'home-hero': { id: 'returning', name: 'Returning visitors' } };
    localStorage.setItem('waymark.decisions', JSON.stringify({ locale: 'en-us', basis: 'explicit', decisions }));
  });
  await watchFrames(page);
  await createShopper(page).open('/en-us');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('waymark.decisions')), { timeout: 30_000 }).toBeNull();
  await title(page, BASELINE_TITLE).scrollIntoViewIfNeeded();
  await expect(title(page, BASELINE_TITLE)).toBeVisible();
  expect((await frames(page)).seen).toEqual(['Baseline']);
  expect(bodies).toEqual([]);
});

test('in EMEA nothing is decided or kept before somebody has agreed', async ({ page, shop }) => {
  const { bodies } = await decideWith(page, [RETURNING]);
  await createShopper(page).open('/fr-fr');
  await untilQuiet(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Gérer mes cookies' }).press('Enter');
  await expect(page.locator('html[data-page-type=Other]')).toBeAttached();
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /gtm|waymark\.(?:visitor|decision)/.test(key)))).toEqual([]);
  expect(bodies).toEqual([]);

  await choose(page, shop.url, 'C0002_C0004');
  await page.goto('/fr-fr');
  await expect.poll(() => bodies.length, { timeout: 30_000 }).toBeGreaterThan(0);
});

test('the address of a tester forces variants and segments, and the window event works everything out anew', async ({ page }) => {
  await decideWith(page, []);
  const forced = encodeURIComponent(JSON.stringify({ variants: ['returning', 'athlete'] }));
  await watchFrames(page);
  await createShopper(page).open(`/en-us?p13n_testcontext=${forced}`);
  for (const name of [VARIANT_TITLE, 'Your credit for the season']) {
    await title(page, name).scrollIntoViewIfNeeded();
    await expect(title(page, name)).toBeVisible();
  }
  expect((await frames(page)).seen).toEqual(['returning']);
  const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);

  await page.evaluate(() => history.replaceState(history.state, '', '/en-us'));
  await expect
    .poll(async () => {
      await page.evaluate(() => dispatchEvent(new Event('waymark:personalisation')));
      return title(page, BASELINE_TITLE).isVisible();
    })
    .toBe(true);
});

test('a segment follows what the device knows of its shopper', async ({ page, shopper, product }) => {
  await decideWith(page, []);
  await shopper.open(product.url);
  await shopper.addToCart();
  await shopper.open('/en-us');
  await title(page, 'Something is waiting for you').scrollIntoViewIfNeeded();
  await expect(title(page, 'Something is waiting for you')).toBeVisible();
  await expect(title(page, 'Collect points with every order')).toBeHidden();
});

test('what is put into the cart is remembered for the data layer, with the list that it came from', async ({ page, shopper }) => {
  await decideWith(page, []);
  await shopper.open('/en-us/c/men-shoes-2100');
  // The data layer is there once it has given the visitor an id.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('waymark.visitor')), { timeout: 30_000 }).not.toBeNull();
  await page
    .getByRole('main')
    .getByRole('article')
    .filter({ hasNotText: /Sold out|Coming soon/i })
    .getByRole('link')
    .first()
    .click();
  await expect(page.getByRole('main').getByRole('radio').first()).toBeAttached();
  await shopper.addToCart();
  const kept = () => page.evaluate(() => JSON.parse(localStorage.getItem('gtmCartProductsMap') ?? '{}') as Record<string, unknown>);
  await expect.poll(async () => Object.values(await kept())).toMatchObject([{ item_list_id: '2100', quantity: 1 }]);
});

test('somebody who has refused is measured by nobody', async ({ page, shop, shopper, product }) => {
  await decideWith(page, []);
  await choose(page, shop.url, '');
  await shopper.open(product.url);
  await shopper.addToCart();
  await page.getByRole('link', { name: 'Waymark home' }).click();
  // The next page is drawn after the press: what `untilQuiet` writes into the address would be that of the product.
  await expect(page).toHaveURL(/\/en-us$/);
  await untilQuiet(page);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /gtm|waymark\.(?:visitor|purchases|decision)/.test(key)))).toEqual([]);
});
