import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Cart } from '#contract/cart.ts';
import { EnglishPage } from '#src/base/i18n/testing/english-page.tsx';
import { axeViolations, renderInPage } from '#ui/testing/render-in-page.tsx';
import type { cart } from './cart.ts';
import { ChangeMethod } from './change-method-dialog.tsx';
import { makeLine, makeView } from './testing/make-view.ts';

type Entry = Cart['shippingMethods'][number];

const way = (code: 'standard' | 'express' | 'customs', label: string, amount: number): Entry['applicableShippingMethods'][number] => ({
  code,
  label,
  price: { amount, finalAmount: amount, currency: 'USD' },
  deliveryTime: { minDays: 3, maxDays: 5 },
  shippingId: 'home',
});
const WAYS = [way('standard', 'Standard', 0), way('express', 'Express', 1995)];
const parcel = (shippingId: string, applicableShippingMethods = WAYS): Entry => ({ shippingId, code: 'standard', applicableShippingMethods });
const cartWith = (...shippingMethods: Entry[]): Cart => {
  const { cart } = makeView([makeLine('400', {}, { id: 'one', name: 'Trail Shoe' }), makeLine('500', {}, { id: 'two', name: 'Your Own Boot' })]);
  const shipments = [
    { shippingId: 'home', itemIds: ['one'] },
    { shippingId: 'customs', itemIds: ['two'] },
  ] as unknown as Cart['shipments'];
  return { ...cart, shippingMethods, shipments };
};

const show = (shown: Cart | undefined) => {
  const onChange = vi.fn<typeof cart.setShippingMethod>();
  const onDone = vi.fn<() => void>();
  const place = renderInPage(
    <EnglishPage>
      <ChangeMethod cart={shown} onChange={onChange} onDone={onDone} />
    </EnglishPage>,
  );
  return { onChange, onDone, place };
};

it('asks for each of two parcels by what is in it', async () => {
  const { onChange, onDone, place } = show(cartWith(parcel('home'), parcel('customs')));
  const boot = page.getByRole('group').filter({ hasText: 'Your Own Boot' });
  await expect.element(page.getByRole('group').filter({ hasText: 'Trail Shoe' })).toHaveAccessibleDescription('Trail Shoe');
  await expect.element(boot).toHaveAccessibleDescription('Your Own Boot');
  expect(await axeViolations(place)).toEqual([]);
  await boot.getByRole('radio', { name: /Express/ }).click();
  await page.getByRole('button').last().click();
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ shippingId: 'customs', code: 'express' });
  expect(onDone).toHaveBeenCalledOnce();
});

it('of a single parcel does not tell what everybody knows is in it, and sends nothing that was not changed', async () => {
  const { onChange, onDone } = show(cartWith(parcel('home'), parcel('customs', [way('customs', 'Made for you', 0)])));
  await expect.element(page.getByRole('radio', { name: /Standard/ })).toBeChecked();
  expect(page.getByText('Trail Shoe').elements()).toEqual([]);
  await page.getByRole('button').last().click();
  expect(onChange).not.toHaveBeenCalled();
  expect(onDone).toHaveBeenCalledOnce();
});

it.each([
  ['there is one way alone', cartWith(parcel('home', WAYS.slice(0, 1))), 'No other delivery methods are available for this cart.'],
  ['the shop has not said yet', undefined, 'You can choose a delivery method once your cart has synced.'],
])('has nothing to choose where %s, and says so', async (_, cart, said) => {
  show(cart);
  await expect.element(page.getByRole('status')).toHaveTextContent(said);
  expect(page.getByRole('radio').elements()).toEqual([]);
});
