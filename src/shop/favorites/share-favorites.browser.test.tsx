import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { NoAnswer } from '#contract/client/client.ts';
import type { Api } from '#src/base/api/client.ts';
import { EnglishPage } from '#src/base/i18n/testing/english-page.tsx';
import { axeViolations, renderInPage } from '#ui/testing/render-in-page.tsx';
import { ShareFavorites } from './share-favorites.tsx';
import { SharedFavoritesPage } from './shared-favorites-page.tsx';

const LIST = '01980000-0000-7000-8000-000000000001';
const FIRST = '6b1f3a52-0c6e-4a7a-9f0e-000000000001';
const NEXT = '6b1f3a52-0c6e-4a7a-9f0e-000000000002';

const card = (name: string) => ({
  id: 'TRAIL001',
  name,
  url: '/en-us/p/trail-shoe-TRAIL001',
  price: { currency: 'USD', current: 120_00, original: 120_00, lowCurrent: 120_00, highCurrent: 120_00, lowOriginal: 120_00, highOriginal: 120_00 },
  rating: { score: 4.5, reviewsCount: 12 },
  productId: 'TRAIL001BLK',
  picture: { key: 'TRAIL001BLK', angle: 'front', alt: '', tone: '#eeeeee' },
  swatches: [],
  inventory: 'InStock',
  comingSoon: false,
});

it('makes a link after what waits was sent, and takes it back', async () => {
  const ids = [FIRST, NEXT];
  const asked: string[] = [];
  const settle = vi.fn<() => Promise<void>>(async () => void asked.push('settle'));
  const api = (async (name: string) => {
    asked.push(name);
    if (name === 'wishlists.getFavorites') return { favoriteId: LIST };
    if (name === 'wishlists.shareFavorites') return { favoriteId: LIST, shareId: ids.shift() };
    return { favoriteId: LIST };
  }) as unknown as Api;
  const place = renderInPage(
    <EnglishPage>
      <ShareFavorites api={api} origin="https://shop.example" settle={settle} />
    </EnglishPage>,
  );
  await page.getByRole('button', { name: 'Share your favorites' }).click();
  await page.getByRole('button', { name: 'Create link' }).click();
  const link = page.getByRole('textbox', { name: 'Link to your favorites' });
  await expect.element(link).toHaveValue(`https://shop.example/en-us/favorites/shared/${FIRST}`);
  expect(asked.slice(-3)).toEqual(['settle', 'wishlists.getFavorites', 'wishlists.shareFavorites']);
  expect(await axeViolations(place)).toEqual([]);
  await page.getByRole('button', { name: 'Stop sharing' }).click();
  await expect.element(page.getByText('The link no longer works.')).toBeVisible();
  expect(asked.at(-1)).toBe('wishlists.revokeFavoritesShare');
  await page.getByRole('button', { name: 'Create link' }).click();
  await expect.element(link).toHaveValue(`https://shop.example/en-us/favorites/shared/${NEXT}`);
});

const showShared = (answer: () => unknown, shareId = FIRST) =>
  renderInPage(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retryDelay: 0 } } })}>
      <EnglishPage>
        <SharedFavoritesPage api={(async () => answer()) as unknown as Api} shareId={shareId} />
      </EnglishPage>
    </QueryClientProvider>,
  );

it('shows somebody’s list to look at: without hearts, buttons to buy, or what is no longer offered', async () => {
  const items = [
    { id: 'TRAIL001', itemId: LIST, qty: 1, itemType: 'product', addedAt: '2026-11-01T00:00:00.000Z', product: card('Trail Shoe') },
    { id: 'GONE0001', itemId: NEXT, qty: 1, itemType: 'product', addedAt: '2026-11-01T00:00:00.000Z' },
  ];
  const place = showShared(() => ({ favoriteId: FIRST, total: 2, items }));
  await expect.element(page.getByText('Trail Shoe')).toBeVisible();
  await expect.element(page.getByText('A product that is no longer available')).toBeVisible();
  expect(place.querySelectorAll('main button')).toHaveLength(0);
  expect(await axeViolations(place)).toEqual([]);
});

it('says that a list is not shared (any more), and does not ask again for it', async () => {
  const answer = vi.fn<() => unknown>(() => {
    throw Object.assign(new Error('no such list'), { status: 404, code: 'API404' });
  });
  showShared(answer);
  await expect.element(page.getByRole('heading', { name: 'This list isn’t shared' })).toBeVisible();
  // React's strict mode asks twice; another try would make it more.
  expect(answer.mock.calls.length).toBeLessThanOrEqual(2);
});

it('can be tried again where the shop did not answer', async () => {
  let works = false;
  showShared(() => {
    if (!works) throw new NoAnswer('network', true);
    return { favoriteId: FIRST, total: 0, items: [] };
  });
  const again = page.getByRole('button', { name: 'Try again' });
  await expect.element(again).toBeVisible();
  works = true;
  await again.click();
  await expect.element(page.getByText('This list is empty.')).toBeVisible();
});
