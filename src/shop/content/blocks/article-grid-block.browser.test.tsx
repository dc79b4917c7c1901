import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Article, ArticleGridBlock as GridFields } from '#contract/calls/content/articles.ts';
import type { Api } from '#src/base/api/client.ts';
import { WithApi } from '#src/base/api/testing/with-api.tsx';
import { EnglishPage } from '#src/base/i18n/testing/english-page.tsx';
import { axeViolations, renderInPage } from '#ui/testing/render-in-page.tsx';
import { ArticleGridBlock } from './article-grid-block.tsx';

const article = (number: number): Article => ({
  id: `article-${number}`,
  url: `#article-${number}`,
  title: `Article ${number}`,
  tags: ['Rain'],
  date: '2026-11-15',
});
const facets = ['Care', 'Hiking', 'Rain', 'Repair', 'Winter', 'Wool'].map((label) => ({ id: label.toLowerCase(), label }));
const first = { articles: [1, 2, 3].map(article), facets, numFound: 5 };
const block: GridFields = { id: 'grid', kind: 'article-grid', name: 'grid', title: 'Stories', titleH1: true, rows: 1, columns: 3, results: first };

type Query = { limit: number; offset: number; tagId?: string };
const answer = vi.fn<(query: Query) => Promise<unknown>>();
const show = (fields: Partial<GridFields> = {}) =>
  renderInPage(
    <WithApi api={(async (_name: string, { query }: { query: Query }) => answer(query)) as unknown as Api}>
      <EnglishPage>
        <ArticleGridBlock block={{ ...block, ...fields }} leads />
      </EnglishPage>
    </WithApi>,
  );
const titles = () =>
  page
    .getByRole('heading', { level: 2 })
    .elements()
    .map(({ textContent }) => textContent);
const filter = (name: string) => page.getByRole('button', { name, exact: true });

afterEach(async () => {
  answer.mockReset();
  await page.viewport(414, 896);
});

it('shows what came with the page, dates as the region writes them, and asks for nothing', async () => {
  const place = show();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Stories' })).toBeVisible();
  expect(titles()).toEqual(['Article 1', 'Article 2', 'Article 3']);
  await expect.element(page.getByText('11/15/2026').first()).toBeVisible();
  await expect.element(page.getByRole('status')).toHaveTextContent('3 of 5 articles shown');
  expect(await axeViolations(place)).toEqual([]);
  expect(answer).not.toHaveBeenCalled();
});

it('adds the next page, and reading goes on with the first of it', async () => {
  answer.mockResolvedValue({ articles: [4, 5].map(article), facets, numFound: 5 });
  show();
  (page.getByRole('button', { name: 'Load more' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('link', { name: 'Article 4' })).toHaveFocus();
  expect(answer).toHaveBeenCalledWith({ limit: 3, offset: 3 });
  expect(page.getByRole('button', { name: 'Load more' }).elements()).toEqual([]);
  await expect.element(page.getByRole('status')).toHaveTextContent('5 of 5 articles shown');
});

it('begins again with a filter, and with the same one taken away', async () => {
  answer.mockResolvedValueOnce({ articles: [4, 5].map(article), facets, numFound: 5 });
  answer.mockResolvedValueOnce({ articles: [article(2)], facets, numFound: 1 });
  answer.mockResolvedValueOnce(first);
  show();
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect.element(page.getByRole('link', { name: 'Article 5' })).toBeVisible();
  await filter('Rain').click();
  await vi.waitFor(() => expect(titles()).toEqual(['Article 2']));
  await expect.element(filter('Rain')).toHaveAttribute('aria-pressed', 'true');
  await filter('Rain').click();
  await vi.waitFor(() => expect(titles()).toHaveLength(3));
  expect(answer.mock.calls.map(([query]) => query)).toEqual([
    { limit: 3, offset: 3 },
    { limit: 3, offset: 0, tagId: 'rain' },
    { limit: 3, offset: 0 },
  ]);
});

it('shows four filters on a small screen until they are expanded, and all on a wider one', async () => {
  show();
  await expect.element(filter('Repair')).toBeVisible();
  await expect.poll(() => filter('Winter').elements()).toEqual([]);
  await filter('See more').click();
  await expect.element(filter('Winter')).toBeVisible();
  await expect.element(filter('See less')).toHaveAttribute('aria-expanded', 'true');
  await filter('See less').click();
  await expect.poll(() => filter('Winter').elements()).toEqual([]);
  await page.viewport(800, 900);
  await expect.element(filter('Winter')).toBeVisible();
  await expect.poll(() => filter('See more').elements()).toEqual([]);
});

it('logs only that nothing came, and stays as it was', async () => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  answer.mockRejectedValue(new Error('No answer'));
  show();
  await filter('Rain').click();
  await vi.waitFor(() => expect(log).toHaveBeenCalledWith('Articles were not loaded', expect.any(Error)));
  await expect.element(filter('Rain')).toHaveAttribute('aria-pressed', 'false');
  expect(titles()).toHaveLength(3);
  log.mockRestore();
});

it('fills itself where nothing came with it, three at a time', async () => {
  answer.mockResolvedValue(first);
  show({ rows: undefined, columns: undefined, results: undefined });
  await expect.element(page.getByRole('link', { name: 'Article 1' })).toBeVisible();
  expect(answer).toHaveBeenCalledWith({ limit: 3, offset: 0 });
});
