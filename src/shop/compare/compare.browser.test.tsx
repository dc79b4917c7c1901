import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Api } from '#src/base/api/client.ts';
import { EnglishPage } from '#src/base/i18n/testing/english-page.tsx';
import { makeDetails } from '#src/shop/product/testing/make-details.ts';
import { hitOfDetails } from '#src/shop/product-ui/hit-of-details.ts';
import { ToastRegion } from '#ui/toast/toast-region.tsx';
import { toasts } from '#ui/toast/toasts.ts';
import { axeViolations, renderInPage } from '#ui/testing/render-in-page.tsx';
import { CompareButton } from './compare-button.tsx';
import { ComparePage } from './compare-page.tsx';
import { idsOf } from './compare-paths.ts';
import { compared } from './compared.ts';

const STYLES = ['TESTAAA1', 'TESTAAA2', 'TESTAAA3', 'TESTAAA4', 'TESTAAA5'];
const detailsOf = (id: string) =>
  makeDetails(
    { colors: ['BLK'], sizes: ['9'], stock: { 'BLK/9': id === 'TESTAAA2' ? 0 : 5 } },
    { id, masterId: id, name: `Shoe ${id.at(-1)}`, url: `/en-us/p/shoe-${id}`, brand: 'Waymark' },
  );
const known = new Map(STYLES.map((id) => [id, detailsOf(id)]));

beforeEach(() => {
  for (const id of STYLES) compared.remove(id);
  return () => {
    for (const { id } of compared.state()) compared.remove(id);
    for (const { id } of toasts.getToasts()) toasts.dismiss(id);
  };
});

const showButtons = () => {
  const onMark = vi.fn<(id: string) => void>();
  const onOpen = vi.fn<(path: string) => void>();
  const place = renderInPage(
    <EnglishPage>
      {[...known.values()].map((details) => (
        <CompareButton key={details.id} card={hitOfDetails(details)} productId={details.productId} onMark={onMark} onOpen={onOpen} />
      ))}
      <ToastRegion />
    </EnglishPage>,
  );
  return { place, onMark, onOpen };
};

type Ask = (name: string, input: { readonly params?: { productId: string }; readonly query?: { ids: string } }) => Promise<unknown>;

const showPage = (api: Ask, ids: readonly string[] = []) => {
  const onIds = vi.fn<(ids: readonly string[]) => void>();
  const place = renderInPage(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retryDelay: 1 } } })}>
      <EnglishPage>
        <ComparePage api={api as unknown as Api} ids={ids} onIds={onIds} />
      </EnglishPage>
    </QueryClientProvider>,
  );
  return { place, onIds };
};

const fromShop: Ask = (name, { query }) => {
  if (name !== 'fapi.components.compare') throw new Error(`${name} is not asked for`);
  const ids = query?.ids.split(',') ?? [];
  return Promise.resolve({ products: ids.flatMap((id) => known.get(id) ?? []), gone: ids.filter((id) => !known.has(id)) });
};
/** A device that has seen the pages of two products, and no comparison of them. */
const onDevice: Ask = (name, { params }) => {
  const seen = params && params.productId !== 'TESTAAA5' ? known.get(params.productId) : undefined;
  return name === 'products.details' && seen ? Promise.resolve(seen) : Promise.reject(new TypeError('Failed to fetch'));
};
const unreachable = () => Promise.reject(new TypeError('Failed to fetch'));
const mark = (number: number) => page.getByRole('button', { name: `Compare: Shoe ${number}` });

it('marks up to four products and says what to do about a fifth', async () => {
  const { place, onMark, onOpen } = showButtons();
  for (const number of [1, 2, 3, 4]) {
    await mark(number).click();
    await expect.element(mark(number)).toHaveAttribute('aria-pressed', 'true');
  }
  expect(onMark.mock.calls.map(([id]) => id)).toEqual(STYLES.slice(0, 4));
  await mark(5).click();
  await expect.element(mark(5)).toHaveAttribute('aria-pressed', 'false');
  await expect.element(page.getByText('You can compare up to 4 products')).toBeVisible();
  expect(await axeViolations(place)).toEqual([]);
  await page.getByRole('button', { name: 'Compare', exact: true }).last().click();
  expect(onOpen).toHaveBeenCalledWith('/en-us/compare');
  await mark(1).click();
  await mark(5).click();
  expect(compared.state().map(({ id }) => id)).toEqual(['TESTAAA2', 'TESTAAA3', 'TESTAAA4', 'TESTAAA5']);
});

it('follows another tab', async () => {
  showButtons();
  await expect.element(mark(1)).toHaveAttribute('aria-pressed', 'false');
  localStorage.setItem('waymark.compare', JSON.stringify([{ id: 'TESTAAA1', card: hitOfDetails(detailsOf('TESTAAA1')) }]));
  dispatchEvent(new StorageEvent('storage', { key: 'waymark.compare' }));
  await expect.element(mark(1)).toHaveAttribute('aria-pressed', 'true');
});

it('shows what differs, alone if that is wanted, and takes a product out', async () => {
  for (const id of STYLES.slice(0, 2)) compared.add(hitOfDetails(detailsOf(id)));
  const { place } = showPage(fromShop);
  await expect.element(page.getByRole('link', { name: 'Shoe 2' })).toBeVisible();
  await expect.element(page.getByRole('row', { name: /Brand/ })).toHaveTextContent('BrandWaymarkWaymark');
  await expect.element(page.getByRole('rowheader', { name: /Availability.*different/ })).toBeVisible();
  expect(await axeViolations(place)).toEqual([]);
  await page.getByRole('checkbox', { name: 'Only show differences' }).click();
  await expect.element(page.getByRole('row', { name: /Brand/ })).not.toBeInTheDocument();
  await expect.element(page.getByRole('row', { name: /Availability/ })).toBeVisible();
  await page.getByRole('button', { name: 'Remove Shoe 1 from the comparison' }).click();
  await expect.element(page.getByRole('link', { name: 'Shoe 1' })).not.toBeInTheDocument();
  expect(compared.state().map(({ id }) => id)).toEqual(['TESTAAA2']);
});

it('shows the cards that the device has when the shop cannot be reached', async () => {
  for (const id of STYLES.slice(0, 2)) compared.add(hitOfDetails(detailsOf(id)));
  showPage(unreachable);
  await expect.element(page.getByRole('row', { name: /Price/ })).toHaveTextContent('Price$99.00$99.00');
  await expect.element(page.getByRole('row', { name: /Brand/ })).toHaveTextContent('BrandNot available offlineNot available offline');
});

it('says so when nothing is marked, and when a shared comparison cannot be had', async () => {
  const { place } = showPage(fromShop);
  await expect.element(page.getByRole('heading', { name: 'Nothing to compare yet' })).toBeVisible();
  expect(await axeViolations(place)).toEqual([]);
  showPage(unreachable, ['TESTAAA1']);
  await expect.element(page.getByRole('heading', { name: 'We couldn’t load the comparison' })).toBeVisible();
});

it('shows what a link names, and takes products out of the link', async () => {
  const { onIds } = showPage(fromShop, ['TESTAAA3', 'TESTAAA4']);
  await page.getByRole('button', { name: 'Remove Shoe 3 from the comparison' }).click();
  expect(onIds).toHaveBeenCalledWith(['TESTAAA4']);
});

it('shows a link without the shop from the pages that this device has seen', async () => {
  showPage(onDevice, ['TESTAAA1', 'TESTAAA2', 'TESTAAA5']);
  await expect.element(page.getByRole('link', { name: 'Shoe 1' })).toBeVisible();
  await expect.element(page.getByRole('row', { name: /Brand/ })).toHaveTextContent('BrandWaymarkWaymark');
});

it('says that products of a link are gone', async () => {
  const { place } = showPage(fromShop, ['TESTAAA1', 'GONEAAA1']);
  await expect.element(page.getByText('1 product is no longer available and left out.')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Shoe 1' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Remove it from the comparison' })).not.toBeInTheDocument();
  expect(await axeViolations(place)).toEqual([]);
});

it('takes products that are gone off the device', async () => {
  compared.add({ ...hitOfDetails(detailsOf('TESTAAA1')), id: 'GONEAAA1' });
  compared.add(hitOfDetails(detailsOf('TESTAAA2')));
  showPage(fromShop);
  await expect.element(page.getByRole('link', { name: 'Shoe 2' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Shoe 1' })).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Remove it from the comparison' }).click();
  await expect.poll(() => compared.state().map(({ id }) => id)).toEqual(['TESTAAA2']);
});

it('has nothing to show where all products of a link are gone', async () => {
  showPage(fromShop, ['GONEAAA1']);
  await expect.element(page.getByRole('heading', { name: 'These products are no longer available' })).toBeVisible();
});

it('reads at most four ids of a link, each once, and nothing else', () => {
  expect(idsOf('testaaa1,TESTAAA1,<b>,,TESTAAA2')).toEqual(['TESTAAA1', 'TESTAAA2']);
  expect(idsOf(STYLES.join(','))).toEqual(STYLES.slice(0, 4));
  expect(idsOf(undefined)).toEqual([]);
});
