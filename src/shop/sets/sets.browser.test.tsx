import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { CartItemInput } from '#db/cart/lines/item-facts.ts';
import type { Api } from '#src/base/api/client.ts';
import { EnglishPage } from '#src/base/i18n/testing/english-page.tsx';
import { makeDetails } from '#src/shop/product/testing/make-details.ts';
import { hitOfDetails } from '#src/shop/product-ui/hit-of-details.ts';
import { axeViolations, renderInPage } from '#ui/testing/render-in-page.tsx';
import { ProductSetSection } from './product-set-section.tsx';

const detailsOf = (number: number) =>
  makeDetails(
    { colors: ['BLK'], sizes: number === 1 ? ['9', '10'] : ['One'], stock: number === 1 ? { 'BLK/9': 5, 'BLK/10': 0 } : { 'BLK/One': 5 } },
    {
      id: `TESTSET${number}`,
      masterId: `TESTSET${number}`,
      productId: `TESTSET${number}BLK`,
      name: `Part ${number}`,
      url: `/en-us/p/part-TESTSET${number}`,
    },
  );
const parts = [1, 2, 3].map(detailsOf);

const show = () => {
  const onAdd = vi.fn<(items: readonly CartItemInput[]) => void>();
  const api = ((_: string, { params }: { params: { productId: string } }) =>
    Promise.resolve(parts.find(({ id }) => params.productId.startsWith(id)))) as unknown as Api;
  const set = {
    id: 'day',
    name: 'A day out',
    promotion: '15% off',
    products: parts.map((part) => ({ ...hitOfDetails(part), productId: part.productId })),
  };
  const place = renderInPage(
    <QueryClientProvider client={new QueryClient()}>
      <EnglishPage>
        <ProductSetSection api={api} set={set} onAdd={onAdd} />
      </EnglishPage>
    </QueryClientProvider>,
  );
  return { place, onAdd };
};

it('asks for the sizes that are missing and adds all of the set in one step', async () => {
  const { place, onAdd } = show();
  const add = page.getByRole('button', { name: 'Add all 3 items to cart' });
  await add.click();
  await expect.element(page.getByRole('combobox')).toHaveFocus();
  await expect.element(page.getByRole('status')).toHaveTextContent('Choose a size for 1 item, or leave it out');
  expect(onAdd).not.toHaveBeenCalled();
  expect(await axeViolations(place)).toEqual([]);
  await page.getByRole('combobox').selectOptions('9');
  await add.click();
  expect(onAdd.mock.calls[0]?.[0].map(({ facts }) => facts.name)).toEqual(['Part 1', 'Part 2', 'Part 3']);
});

it('leaves out what the shopper does not want', async () => {
  const { onAdd } = show();
  await page.getByRole('checkbox', { name: 'Add this item: Part 1' }).click();
  await page.getByRole('button', { name: 'Add all 2 items to cart' }).click();
  expect(onAdd.mock.calls[0]?.[0].map(({ facts }) => facts.name)).toEqual(['Part 2', 'Part 3']);
});
