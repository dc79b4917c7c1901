import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { EnglishPage } from '#src/i18n/testing/english-page.tsx';
import { renderInPage } from '#ui/testing/render-in-page.tsx';
import { NO_CART } from './basket.ts';
import { BasketNotices } from './basket-notices.tsx';

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
