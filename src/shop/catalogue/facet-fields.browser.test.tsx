import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Facet } from '#contract/calls/products.ts';
import { WithApi } from '#src/base/api/testing/with-api.tsx';
import { EnglishPage } from '#src/base/i18n/testing/english-page.tsx';
import { renderInPage } from '#ui/testing/render-in-page.tsx';
import { FacetFields } from './facet-fields.tsx';
import type { ListSearch } from './list-search.ts';

const price: Facet = { id: 'price', label: 'Price', kind: 'range', values: [], range: { min: 2500, max: 40_000 } };
const onChange = vi.fn<(next: ListSearch) => void>();

/** A list that follows what its filters ask for. */
const Filters = () => {
  const [search, setSearch] = useState<ListSearch>({});
  return (
    <FacetFields
      facets={[price]}
      search={search}
      currency="USD"
      onChange={(next) => {
        onChange(next);
        setSearch(next);
      }}
    />
  );
};
const show = (): void =>
  void renderInPage(
    <WithApi api={async () => Promise.reject(new Error('not asked here'))}>
      <EnglishPage>
        <Filters />
      </EnglishPage>
    </WithApi>,
  );
const from = page.getByRole('textbox', { name: 'From' });
const to = page.getByRole('textbox', { name: 'To' });
const apply = page.getByRole('button', { name: 'Apply' });

afterEach(() => onChange.mockClear());

it('a price that cannot be read is left out, and said to be', async () => {
  show();
  await from.fill('abc');
  await apply.click();
  await expect.element(page.getByRole('status')).toHaveTextContent('“abc” isn’t a valid price, so we left it out.');
  expect(onChange.mock.lastCall?.[0]).toMatchObject({ min: undefined, max: undefined });
});

it('prices the wrong way round are swapped, and said to be', async () => {
  show();
  await from.fill('300');
  await to.fill('100');
  await apply.click();
  expect(onChange.mock.lastCall?.[0]).toMatchObject({ min: 100, max: 300 });
  await expect.element(page.getByRole('status')).toHaveTextContent('We swapped the prices so the lower one comes first.');
  await expect.element(from).toHaveValue('100');
  await expect.element(to).toHaveValue('300');
});
