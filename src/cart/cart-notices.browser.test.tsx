import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { EnglishPage } from '#src/base/i18n/testing/english-page.tsx';
import { renderInPage } from '#ui/testing/render-in-page.tsx';
import type { CartNotice } from '#db/cart/server-changes.ts';
import { cart, NO_CART } from './cart.ts';
import { CartNotices } from './cart-notices.tsx';
import { makeView } from './testing/make-view.ts';

const show = (storage: 'lost' | 'newer' | 'quota'): void =>
  void renderInPage(
    <EnglishPage>
      <CartNotices cart={{ ...NO_CART, storage }} />
    </EnglishPage>,
  );

it('of a page whose database a newer version of the shop has taken over says so, and offers the update', async () => {
  show('newer');
  await expect.element(page.getByText(/^A newer version of Waymark is open/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Update now' })).toBeVisible();
});

it('of a page whose database the browser does not open again says that nothing is lost, and offers to load it anew', async () => {
  show('lost');
  await expect.element(page.getByText(/^Your browser closed this page’s storage. Your changes are saved/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Reload' })).toBeVisible();
});

it('of a device without room offers nothing that would not help', async () => {
  show('quota');
  await expect.element(page.getByText(/^This device is out of storage/)).toBeVisible();
  expect(page.getByRole('button').elements()).toEqual([]);
});

it('of a device that is nearly full tells so while it is, and nothing where there is room', async () => {
  const estimate = vi.spyOn(navigator.storage, 'estimate').mockResolvedValue({ usage: 90_000_000, quota: 99_000_000 });
  renderInPage(
    <EnglishPage>
      <CartNotices cart={NO_CART} />
    </EnglishPage>,
  );
  const warning = page.getByText(/^This device is almost out of storage/);
  await expect.element(warning).toBeVisible();
  estimate.mockResolvedValue({ usage: 90_000_000, quota: 900_000_000 });
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(() => warning.elements()).toEqual([]);
  estimate.mockRestore();
});

it('tells of what the shop changed on its own, each until it is dismissed', async () => {
  const notice = (kind: CartNotice['kind'], details: CartNotice['details']): CartNotice => ({
    id: `guest ${kind}`,
    subject: 'guest',
    kind,
    details,
    at: '2026-11-21T09:00:00.000Z',
  });
  const notices = [
    notice('fewer', { name: 'Trail Shoe', left: 6, wanted: 9 }),
    notice('line-gone', { name: 'Wool Sock' }),
    notice('line-gone', {}),
    notice('coupon-gone', { code: 'SPRING25' }),
    notice('coupon-gone', { code: 'WELCOME10', state: 'coupon_expired' }),
  ].map((one, index) => ({ ...one, id: `${one.id} ${index}` }));
  renderInPage(
    <EnglishPage>
      <CartNotices cart={{ ...NO_CART, view: makeView([], { notices }) }} />
    </EnglishPage>,
  );
  for (const text of [
    'Trail Shoe: 6 instead of 9. You’ve reached the maximum quantity for this item.',
    'Wool Sock: This item isn’t available.',
    'This item isn’t available.',
    'SPRING25: We couldn’t apply this code.',
    'WELCOME10: This code has expired.',
  ])
    await expect.element(page.getByText(text, { exact: true })).toBeVisible();
  const dismiss = vi.spyOn(cart, 'dismissNotice').mockResolvedValue();
  await page
    .getByRole('button', { name: /Dismiss|Close/ })
    .last()
    .click();
  expect(dismiss).toHaveBeenCalledExactlyOnceWith('guest coupon-gone 4');
  dismiss.mockRestore();
});
