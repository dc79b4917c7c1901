import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { WithApi } from '#src/base/api/testing/with-api.tsx';
import { EnglishPage } from '#src/base/i18n/testing/english-page.tsx';
import { renderInPage } from '#ui/testing/render-in-page.tsx';
import type { ListSearch } from './list-search.ts';
import { ListToolbar } from './list-toolbar.tsx';

const WIDTH = innerWidth;
const HEIGHT = innerHeight;
afterEach(() => page.viewport(WIDTH, HEIGHT));

const show = (search: ListSearch): void =>
  void renderInPage(
    <WithApi api={async () => Promise.reject(new Error('not asked here'))}>
      <EnglishPage>
        <ListToolbar search={search} sort="featured" total={12} form="filters" href={() => '/en-us/search'} onSort={() => undefined} />
      </EnglishPage>
    </WithApi>,
  );
const orders = async (): Promise<(string | null)[]> => {
  await expect.element(page.getByRole('combobox')).toBeVisible();
  return page
    .getByRole('option')
    .elements()
    .map(({ textContent }) => textContent);
};

it('what was searched for is in the order of relevance at first', async () => {
  show({ q: 'wool' });
  const texts = await orders();
  expect(texts[0]).toBe('Relevance');
  expect(texts).not.toContain('Featured');
});

it('a category is in the order that the shop chose at first', async () => {
  show({});
  const texts = await orders();
  expect(texts[0]).toBe('Featured');
  expect(texts).not.toContain('Relevance');
});

it('a phone shows how many products there are', async () => {
  await page.viewport(390, 800);
  show({});
  await expect.element(page.getByRole('status')).toBeVisible();
  await expect.element(page.getByRole('status')).toHaveTextContent('12 products');
});
