import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { CartItemInput } from '#db/cart/lines/item-facts.ts';
import { savedKey, type Saved } from '#db/list-sync/saved.ts';
import type { Api } from '#src/base/api/client.ts';
import { WithApi } from '#src/base/api/testing/with-api.tsx';
import { saved } from '#src/cart/saved.ts';
import { EnglishPage } from '#src/base/i18n/testing/english-page.tsx';
import { toCartItem } from '#src/shop/product/cart-item-input.ts';
import { makeDetails } from '#src/shop/product/testing/make-details.ts';
import { axeViolations, renderInPage } from '#ui/testing/render-in-page.tsx';
import QuickShopDialog from './quick-shop-dialog.tsx';

const product = makeDetails({ colors: ['BLK'], sizes: ['9', '10', '11'], stock: { 'BLK/9': 9, 'BLK/10': 9, 'BLK/11': 0 } });
const api = (async (_: string, { params }: { params: { productId: string } }) => {
  if (params.productId !== product.masterId) throw new Error(`No product ${params.productId}`);
  return product;
}) as unknown as Api;

const inSize = (size: string, more: Partial<CartItemInput['choice']> = {}): CartItemInput => {
  const variant = product.variants.find(({ attributes }) => attributes['size'] === size);
  if (!variant) throw new Error(`No size ${size}`);
  const { choice, facts } = toCartItem(product, variant);
  return { choice: { ...choice, ...more }, facts };
};
const asSaved = (item: CartItemInput, qty: number, available = true): Saved => ({
  ...item,
  qty,
  available,
  priceThen: { current: 12_000, currency: 'USD' },
});

const close = vi.fn<(answer?: unknown) => void>();
const keep = (...values: readonly Saved[]): void => {
  for (const value of values) saved.want(savedKey(value.choice), value);
};
/** Opens quick shop from what is saved in this size. */
const change = async (size: string): Promise<HTMLElement> => {
  await saved.open();
  const entry = saved.state().entries?.find(({ value }) => value.facts?.attributes.some(({ value: label }) => label === size));
  if (!entry) throw new Error(`Nothing is saved in size ${size}`);
  return renderInPage(
    <WithApi api={api}>
      <EnglishPage>
        <QuickShopDialog props={{ productId: 'TESTBOOT', saved: entry }} close={close} />
      </EnglishPage>
    </WithApi>,
  );
};
// The radio lies under its label.
const chooseSize = (size: string): void =>
  page
    .getByRole('radio', { name: new RegExp(`^${size}\\b`) })
    .element()
    .closest('label')
    ?.click();
const update = page.getByRole('button', { name: 'Update in cart' });
const listed = (): unknown[] =>
  (saved.state().entries ?? []).map(({ value: { choice, facts, qty, available, priceThen } }) => ({
    size: facts?.attributes.find(({ type }) => type === 'size')?.label,
    storeId: choice.storeId,
    qty,
    available,
    cost: priceThen?.current,
  }));

beforeEach(async () => {
  close.mockClear();
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  await saved.open();
  for (const { key } of saved.state().entries ?? []) saved.want(key, null);
});
afterEach(() => {
  vi.restoreAllMocks();
});
afterAll(() => {
  saved.close();
  localStorage.clear();
  indexedDB.deleteDatabase('waymark');
});

describe('something saved for later', () => {
  it('is changed to another size, as many of it and as it comes; what it cost then is what that size costs now', async () => {
    keep(asSaved(inSize('9', { storeId: 'PDX', storeName: 'Portland', shippingCode: 'sts' }), 2, false));
    const place = await change('9');
    await expect.element(update).toBeVisible();
    expect(await axeViolations(place)).toEqual([]);
    await expect.element(page.getByRole('radio', { name: /^9\b/ })).toBeChecked();
    chooseSize('10');
    await update.click();
    expect(close.mock.calls).toEqual([[true]]);
    expect(listed()).toEqual([{ size: '10', storeId: 'PDX', qty: 2, available: true, cost: 99_00 }]);
  });

  it('is one entry with what is saved in that size already', async () => {
    keep(asSaved(inSize('10'), 1), asSaved(inSize('9'), 2));
    await change('9');
    await expect.element(update).toBeVisible();
    chooseSize('10');
    await update.click();
    expect(listed()).toEqual([{ size: '10', storeId: undefined, qty: 3, available: true, cost: 120_00 }]);
  });

  it('stays as it is where nothing else was chosen, and is not changed to what is sold out', async () => {
    keep(asSaved(inSize('9'), 2));
    await change('9');
    await update.click();
    expect(listed()).toEqual([{ size: '9', storeId: undefined, qty: 2, available: true, cost: 120_00 }]);
    chooseSize('11');
    await expect.element(page.getByRole('button', { name: 'Out of stock' })).toBeDisabled();
  });
});
