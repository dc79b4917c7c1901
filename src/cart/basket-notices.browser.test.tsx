import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { EnglishPage } from '#src/i18n/testing/english-page.tsx';
import { renderInPage } from '#ui/testing/render-in-page.tsx';
import type { CartNotice } from '#db/cart/shops-doing.ts';
import { basket, NO_CART } from './basket.ts';
import { BasketNotices } from './basket-notices.tsx';
import { makeView } from './testing/make-view.ts';

const show = (storage: 'newer' | 'quota'): void =>
  void renderInPage(
    <EnglishPage>
      <BasketNotices cart={{ ...NO_CART, storage }} />
    </EnglishPage>,
  );

it('of a page whose database a newer version of the shop has taken over says so, and offers the update', async () => {
  show('newer');
  await expect.element(page.getByText(/^Another tab has opened a newer version/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Update now' })).toBeVisible();
});

it('of a device without room offers nothing that would not help', async () => {
  show('quota');
  await expect.element(page.getByText(/^This device has no room left/)).toBeVisible();
  expect(page.getByRole('button').elements()).toEqual([]);
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
    notice('coupon-gone', { code: 'WELCOME10' }),
  ].map((one, index) => ({ ...one, id: `${one.id} ${index}` }));
  renderInPage(
    <EnglishPage>
      <BasketNotices cart={{ ...NO_CART, view: makeView([], { notices }) }} />
    </EnglishPage>,
  );
  for (const text of [
    /^Trail Shoe: 6 instead of 9/,
    /^Wool Sock is not in your basket any more/,
    /^A line is not in/,
    /^The code WELCOME10 does not/,
  ])
    await expect.element(page.getByText(text)).toBeVisible();
  const dismiss = vi.spyOn(basket, 'dismissNotice').mockResolvedValue();
  await page
    .getByRole('button', { name: /Dismiss|Close/ })
    .last()
    .click();
  expect(dismiss).toHaveBeenCalledExactlyOnceWith('guest coupon-gone 3');
  dismiss.mockRestore();
});
