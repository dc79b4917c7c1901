import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Api } from '#src/base/api/client.ts';
import { WithApi } from '#src/base/api/testing/with-api.tsx';
import { EnglishPage } from '#src/base/i18n/testing/english-page.tsx';
import { axeViolations, renderInPage } from '#ui/testing/render-in-page.tsx';
import { SearchHub } from './search-hub.tsx';

const RECENT = 'waymark.recent-searches';
const hub = {
  popular: [{ text: 'Trail shoes', url: '/en-us/search?q=Trail%20shoes' }],
  categories: [{ id: '1000', name: 'Women', url: '/en-us/c/women-1000' }],
  articles: [{ id: 'first-frost', url: '/en-us/stories/first-frost', title: 'First frost', tags: [], date: '2026-11-01' }],
};
const collections = [
  { id: '6000', title: 'Sale', url: '/en-us/c/sale-6000', count: 12, picture: { key: 'K1', angle: 'side', alt: 'Shoe', tone: '#eeeeee' } },
];
type Answers = Readonly<Record<string, () => unknown>>;

const show = (answers: Answers) => {
  const api = (async (name: string) => {
    const answer = answers[name];
    if (!answer) return { id: 'x', slug: 'x', title: '', description: '', blocks: [], modifiedAt: '' };
    return answer();
  }) as unknown as Api;
  return renderInPage(
    <WithApi api={api}>
      <EnglishPage>
        <SearchHub />
      </EnglishPage>
    </WithApi>,
  );
};
const silent = () => {
  throw Object.assign(new Error('no answer'), { name: 'NoAnswer' });
};
const proposed = { terms: [], categories: [], products: [], popular: hub.popular, articles: [] };
const whole: Answers = {
  'products.autoSuggest': () => proposed,
  'fapi.components.search-hub': () => hub,
  'fapi.components.collections': () => ({ collections }),
};

afterEach(() => localStorage.removeItem(RECENT));

it('begins with the searches of the device and of others, departments, collections and stories', async () => {
  localStorage.setItem(RECENT, JSON.stringify(['wool socks']));
  const place = show(whole);
  await expect.element(page.getByRole('link', { name: 'wool socks' })).toHaveAttribute('href', '/en-us/search?q=wool%20socks');
  await expect.element(page.getByRole('region', { name: 'Popular searches' }).getByRole('link', { name: 'Trail shoes' })).toBeVisible();
  await expect.element(page.getByRole('region', { name: 'Categories' }).getByRole('link', { name: 'Women' })).toBeVisible();
  await expect.element(page.getByRole('region', { name: 'Collections' }).getByRole('link', { name: /Sale.*12 products/ })).toBeVisible();
  await expect.element(page.getByRole('region', { name: 'Stories' }).getByRole('link', { name: /First frost/ })).toBeVisible();
  // The field has the focus; what it would propose before anything is typed stands on the page.
  await expect.element(page.getByRole('combobox')).toHaveFocus();
  await expect.element(page.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false');
  expect(await axeViolations(place)).toEqual([]);
  await page.getByRole('region', { name: 'Recent searches' }).getByRole('button', { name: 'Clear recent searches' }).click();
  await expect.element(page.getByRole('link', { name: 'wool socks' })).not.toBeInTheDocument();
  expect(localStorage.getItem(RECENT)).toBeNull();
});

it('proposes as soon as something is typed', async () => {
  show(whole);
  await page.getByRole('combobox').fill('wool');
  await expect.element(page.getByRole('listbox', { name: 'Suggestions' })).toBeVisible();
});

it('shows the device’s own searches where neither shop nor device know anything else', async () => {
  localStorage.setItem(RECENT, JSON.stringify(['wool socks']));
  show({ 'fapi.components.search-hub': silent, 'fapi.components.collections': silent });
  await expect.element(page.getByRole('link', { name: 'wool socks' })).toBeVisible();
  await expect.element(page.getByRole('combobox')).toBeVisible();
  expect(page.getByRole('region', { name: 'Popular searches' }).elements()).toEqual([]);
  expect(page.getByRole('heading', { name: 'We couldn’t load suggestions' }).elements()).toEqual([]);
});

it('offers another try when the shop fails, and searches all the same', async () => {
  let fails = true;
  show({
    ...whole,
    'fapi.components.search-hub': () => {
      if (fails) throw new Error('The shop failed');
      return hub;
    },
  });
  await expect.element(page.getByRole('heading', { name: 'We couldn’t load suggestions' })).toBeVisible();
  await expect.element(page.getByRole('combobox')).toBeVisible();
  fails = false;
  await page.getByRole('button', { name: /try again/i }).click();
  await expect.element(page.getByRole('link', { name: 'Trail shoes' })).toBeVisible();
});
