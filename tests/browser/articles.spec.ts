import type { Page } from '@playwright/test';
import { expect, test } from '../network/test.ts';

const main = (page: Page) => page.getByRole('main');
const card = (page: Page, title: string) => main(page).getByRole('link', { name: title });

test('a reader filters the stories, opens one and goes on to what is like it; what was read opens again without network', async ({
  page,
  shopper,
  network,
}) => {
  await shopper.open('/en-us/stories');
  await expect(main(page).getByRole('heading', { level: 1, name: 'Stories' })).toBeVisible();
  await expect(main(page).getByRole('article')).toHaveCount(3);
  await main(page).getByRole('button', { name: 'Load more' }).click();
  await expect(main(page).getByRole('article')).toHaveCount(6);
  await expect(main(page).getByRole('status')).toHaveText('6 of 6 articles shown');
  const rain = main(page).getByRole('button', { name: 'Rain', exact: true });
  await rain.click();
  await expect(rain).toHaveAttribute('aria-pressed', 'true');
  await expect(main(page).getByRole('article')).toHaveCount(2);

  await card(page, 'Eleven seams, no leaks').click();
  await expect(page).toHaveURL(/\/en-us\/stories\/eleven-seams$/);
  await expect(main(page).getByRole('heading', { level: 1, name: 'Eleven seams, no leaks' })).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'rain jacket', exact: true })).toHaveAttribute('href', /\/en-us\/c\/[a-z-]+-1210$/);
  const related = main(page).getByRole('region', { name: 'Keep reading' });
  await expect(related.getByRole('article')).toHaveCount(4);
  // The one that shares its tags leads.
  await expect(related.getByRole('heading', { level: 3 }).first()).toHaveText(/^Wash your rain jacket/);
  await related.getByRole('link', { name: /^Wash your rain jacket/ }).click();
  await expect(main(page).getByRole('heading', { level: 1, name: /^Wash your rain jacket/ })).toBeVisible();

  await shopper.untilInstalled();
  await page.goto('/en-us/stories/eleven-seams');
  await expect(main(page).getByRole('heading', { level: 1, name: 'Eleven seams, no leaks' })).toBeVisible();
  network.cut();
  await page.goto('/en-us/stories/wash-your-shell');
  await expect(main(page).getByRole('heading', { level: 1, name: /^Wash your rain jacket/ })).toBeVisible();
  await expect(main(page).getByText('twenty minutes in the dryer')).toBeVisible();
});

test('an article is proposed while it is typed for, and reached with the keyboard; it is no search to be remembered', async ({
  page,
  shopper,
  network,
}) => {
  await shopper.open('/en-us');
  const box = page.getByRole('combobox', { name: 'Search' }).first();
  await box.fill('gutter');
  const stories = page.getByRole('listbox').getByRole('group', { name: 'Stories' });
  await expect(stories.getByRole('option')).toHaveText(['Eleven seams, no leaks']);
  // Last but one: after it comes the way to everything that is found.
  await box.press('ArrowUp');
  await box.press('ArrowUp');
  const option = stories.getByRole('option', { name: 'Eleven seams, no leaks' });
  await expect(option).toHaveAttribute('aria-selected', 'true');
  await expect(box).toHaveAttribute('aria-activedescendant', (await option.getAttribute('id')) ?? '');
  await box.press('Enter');
  await expect(main(page).getByRole('heading', { level: 1, name: 'Eleven seams, no leaks' })).toBeVisible();
  await box.fill('');
  await expect(page.getByRole('listbox')).toBeVisible();
  await expect(page.getByRole('listbox').getByRole('group', { name: 'Recent' })).toHaveCount(0);

  // Without network those that were opened here are proposed.
  await shopper.untilInstalled();
  await page.goto('/en-us/stories/eleven-seams');
  await shopper.untilReacts();
  network.cut();
  await box.fill('gutter seams');
  await expect(stories.getByRole('option')).toHaveText(['Eleven seams, no leaks']);
});

test('an article stands at one address, with its head for search engines, and is found by the shop’s search', async ({ page, request, shopper }) => {
  await page.goto('/en-us/first-frost');
  await expect(page).toHaveURL(/\/en-us\/stories\/first-frost$/);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/en-us\/stories\/first-frost$/);
  const html = await (await request.get('/en-us/stories/first-frost')).text();
  expect(html).toContain('"@type":"Article"');
  expect(html).toMatch(/property="og:type" content="article"/);
  await page.goto('/en-us/stories/no-such-story');
  await expect(main(page).getByRole('heading', { level: 1 })).not.toHaveText(/frost/);

  await shopper.open('/en-us/search?q=gutter');
  const found = main(page).getByRole('region', { name: 'Stories for your search' });
  await expect(found.getByRole('article')).toHaveCount(1);
  await found.getByRole('link', { name: 'Eleven seams, no leaks' }).click();
  await expect(page).toHaveURL(/\/stories\/eleven-seams$/);
});
