import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Customs, ProductDetails } from '#contract/calls/products.ts';
import type { Api } from '#src/base/api/client.ts';
import { WithApi } from '#src/base/api/testing/with-api.tsx';
import { EnglishPage } from '#src/base/i18n/testing/english-page.tsx';
import { axeViolations, renderInPage } from '#ui/testing/render-in-page.tsx';
import DesignDialog from './design-dialog.tsx';
import { makeDetails } from './testing/make-details.ts';

const customs: Customs = {
  parts: [
    {
      key: 'laces',
      label: 'Laces',
      options: [
        { value: 'cotton', label: 'Natural cotton', surcharge: 0 },
        { value: 'red', label: 'Signal red', surcharge: 5_00 },
      ],
    },
    { key: 'letters', label: 'Letters inside the tongue', options: [], text: { maxLength: 4, surcharge: 10_00 } },
  ],
  deliveryTime: { minDays: 14, maxDays: 21 },
};
const plain = makeDetails({ colors: ['BLK', 'SND'], sizes: ['9'], stock: { 'BLK/9': 9, 'SND/9': 9 } }, { customs });
const withPictures: ProductDetails = {
  ...plain,
  attributes: plain.attributes.map((attribute) => ({
    ...attribute,
    options: attribute.options.map((option) => ({
      ...option,
      ...(option.productId && { pictures: [{ key: option.productId, angle: 'side', alt: `Test Boot in ${option.label}`, tone: '#efece7' }] }),
    })),
  })),
};

const show = (product: ProductDetails, productId: string, recipeId?: string) => {
  const close = vi.fn<Parameters<typeof DesignDialog>[0]['close']>();
  const api = (async () => ({ ...product, productId })) as unknown as Api;
  const place = renderInPage(
    <WithApi api={api}>
      <EnglishPage>
        <DesignDialog props={{ productId, price: 99_00, recipeId }} close={close} />
      </EnglishPage>
    </WithApi>,
  );
  return { close, place };
};
const chosen = (): (string | null)[] =>
  page
    .getByRole('figure')
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent);
// The radio lies under its label.
const choose = (name: RegExp): void => page.getByRole('radio', { name }).element().closest('label')?.click();

// A dialog is opened on a page that is painted.
beforeAll(() => void (document.documentElement.dataset.painted = ''));
afterAll(() => void delete document.documentElement.dataset.painted);

it('shows the product in the chosen color, and beside it what has been chosen so far', async () => {
  const { close, place } = show(withPictures, 'TESTBOOTSND');
  await expect.element(page.getByRole('figure').getByRole('img', { name: 'Test Boot in SND' })).toBeVisible();
  expect(chosen()).toEqual(['Laces: Natural cotton']);
  choose(/^Signal red/);
  await expect.poll(chosen).toEqual(['Laces: Signal red']);
  await page.getByRole('textbox', { name: /^Letters inside the tongue/ }).fill('ab');
  await expect.poll(chosen).toEqual(['Laces: Signal red', 'Letters inside the tongue: AB']);
  await expect.element(page.getByRole('figure').getByRole('list')).toHaveAttribute('aria-live', 'polite');
  expect(await axeViolations(place)).toEqual([]);
  await page.getByRole('button', { name: 'Add to cart · $114.00' }).click();
  expect(close.mock.lastCall?.[0]).toMatchObject({ recipeId: 'laces-red.letters-AB', more: 15_00 });
});

it('begins with what a line of the cart is made of', async () => {
  show(withPictures, 'TESTBOOTBLK', 'laces-red.letters-AB');
  await expect.element(page.getByRole('img', { name: 'Test Boot in BLK' })).toBeVisible();
  expect(chosen()).toEqual(['Laces: Signal red', 'Letters inside the tongue: AB']);
});

it('says what has been chosen also of a product without pictures', async () => {
  show(plain, 'TESTBOOTBLK');
  await expect.poll(chosen).toEqual(['Laces: Natural cotton']);
  expect(page.getByRole('img').elements()).toEqual([]);
});
