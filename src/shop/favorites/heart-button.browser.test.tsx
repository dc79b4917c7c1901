import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { ProductHit } from '#contract/calls/products.ts';
import { EnglishPage } from '#src/base/i18n/testing/english-page.tsx';
import { axeViolations, renderInPage } from '#ui/testing/render-in-page.tsx';
import { FavoritesLink } from './favorites-link.tsx';
import { favorites } from './favorites.ts';
import { HeartButton } from './heart-button.tsx';

const card = {
  id: 'TRAIL001',
  name: 'Trail Shoe',
  url: '/en-us/p/trail-shoe-TRAIL001',
  price: { currency: 'USD', current: 120_00, original: 120_00, lowCurrent: 120_00, highCurrent: 120_00, lowOriginal: 120_00, highOriginal: 120_00 },
  rating: { score: 4.5, reviewsCount: 12 },
  productId: 'TRAIL001BLK',
  picture: { key: 'TRAIL001BLK', angle: 'front', alt: '', tone: '#eeeeee' },
  swatches: [],
  inventory: 'InStock',
  comingSoon: false,
} satisfies ProductHit;

const journal = () => JSON.parse(localStorage.getItem('waymark.wish.favorites.TRAIL001') ?? 'null') as { want: { id: string } | null } | null;
const heart = () => page.getByRole('button', { name: 'Favorite: Trail Shoe' });

beforeEach(() => {
  // The database stays closed: what a tap does before it is open is looked at here.
  vi.spyOn(indexedDB, 'open').mockImplementation(() => new EventTarget() as IDBOpenDBRequest);
  return () => {
    favorites.want('TRAIL001', null);
    localStorage.clear();
    vi.restoreAllMocks();
  };
});

const show = (onRemove?: () => void) =>
  renderInPage(
    <EnglishPage>
      <FavoritesLink />
      <HeartButton card={card} productId="TRAIL001RED" {...(onRemove && { onRemove })} />
    </EnglishPage>,
  );

it('is a toggle that says what it is about, paints at once and writes down in the same task', async () => {
  const place = show();
  await expect.element(heart()).toHaveAttribute('aria-pressed', 'false');
  expect(await axeViolations(place)).toEqual([]);
  heart()
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(journal()?.want).toMatchObject({ id: 'TRAIL001RED' });
  await expect.element(heart()).toHaveAttribute('aria-pressed', 'true');
  await expect.element(page.getByRole('link', { name: 'Favorites, 1 product' })).toBeVisible();
  expect(await axeViolations(place)).toEqual([]);
  await heart().click();
  expect(journal()?.want).toBeNull();
  await expect.element(page.getByRole('link', { name: 'Favorites', exact: true })).toBeVisible();
});

it('works by keyboard', async () => {
  show();
  (heart().element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(heart()).toHaveAttribute('aria-pressed', 'true');
  await expect.element(heart()).toHaveFocus();
});

it('leaves the removal to whoever wants to do it in a way of their own', async () => {
  const onRemove = vi.fn<() => void>();
  show(onRemove);
  await heart().click();
  await expect.element(heart()).toHaveAttribute('aria-pressed', 'true');
  await heart().click();
  expect(onRemove).toHaveBeenCalledOnce();
  await expect.element(heart()).toHaveAttribute('aria-pressed', 'true');
});

it('is hidden from an employee while it is still as the server drew it for everybody', async () => {
  document.documentElement.dataset.employee = '';
  onTestFinished(() => document.documentElement.removeAttribute('data-employee'));
  const place = show();
  await expect.poll(() => place.querySelectorAll('[data-favorites]').length).toBe(2);
  await expect.element(page.getByRole('button')).not.toBeInTheDocument();
  await expect.element(page.getByRole('link')).not.toBeInTheDocument();
});
