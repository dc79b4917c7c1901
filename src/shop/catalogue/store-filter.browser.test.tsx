import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Facet } from '#contract/calls/products.ts';
import { EnglishPage } from '#src/base/i18n/testing/english-page.tsx';
import { keepStore } from '#src/base/preferred-store/preferred-store.ts';
import { axeViolations, renderInPage } from '#ui/testing/render-in-page.tsx';
import { ActiveFilters } from './active-filters.tsx';
import { listHref, type ListSearch } from './list-search.ts';
import { StoreFilter } from './store-filter.tsx';

const facets: readonly Facet[] = [
  { id: 'size', label: 'Size', kind: 'chip', values: [{ value: 'eu-42', label: '8.5', count: 3, selected: true }] },
  { id: 'store', label: 'In stock at', kind: 'choice', values: [{ value: 'US-NYC', label: 'New York SoHo', count: 3, selected: true }] },
];
const onChange = vi.fn<(next: ListSearch) => void>();
const show = (search: ListSearch) =>
  renderInPage(
    <EnglishPage>
      <StoreFilter facets={facets} search={search} onChange={onChange} />
      <ActiveFilters facets={facets} search={search} href={(next) => listHref('/en-us/c/women-1000', next)} />
    </EnglishPage>,
  );

afterEach(() => {
  keepStore(null);
  onChange.mockClear();
});

it('keeps a list to what the shopper’s own store has', async () => {
  keepStore({ id: 'US-PDX', name: 'Portland Pearl' });
  show({});
  await page.getByRole('checkbox', { name: 'In stock at Portland Pearl' }).click();
  expect(onChange.mock.lastCall?.[0]).toMatchObject({ store: ['US-PDX'] });
});

it('says in a chip what a number is a number of, and where it is in stock', async () => {
  const place = show({ size: ['eu-42'], store: ['US-NYC'] });
  await expect.element(page.getByRole('link', { name: 'Remove filter Size 8.5' })).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Remove filter In stock at New York SoHo' }))
    .toHaveAttribute('href', '/en-us/c/women-1000?size=eu-42');
  await expect.element(page.getByRole('checkbox', { name: 'In stock at New York SoHo' })).toBeChecked();
  expect(await axeViolations(place)).toEqual([]);
});
