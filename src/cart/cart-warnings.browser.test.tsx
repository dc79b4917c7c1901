import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Flash } from '#contract/cart.ts';
import { EnglishPage } from '#src/base/i18n/testing/english-page.tsx';
import { renderInPage } from '#ui/testing/render-in-page.tsx';
import { NO_CART } from './cart.ts';
import { CartNotices } from './cart-notices.tsx';
import { CartLineRow } from './cart-line-row.tsx';
import { makeLine, makeView } from './testing/make-view.ts';

const remark = (code: string, details: Flash['details']): Flash => ({ code, type: 'warning', details });

const show = (flash: readonly Flash[], notices: Parameters<typeof makeView>[1] = {}): void => {
  const view = makeView([], notices);
  renderInPage(
    <EnglishPage>
      <CartNotices cart={{ ...NO_CART, view: { ...view, cart: { ...view.cart, flash: [...flash] } } }} />
    </EnglishPage>,
  );
};

const showLine = (code: string, details: Flash['details'] = {}): void => {
  const line = makeLine('400', {}, { id: 'one' });
  renderInPage(
    <EnglishPage>
      <ul>
        <CartLineRow line={line} flash={[remark(code, { ...details, itemId: 'one' })]} offline={false} />
      </ul>
    </EnglishPage>,
  );
};

it('tell of every line that comes another way, which one it is and from where, and of each once', async () => {
  show([
    remark('PickupToShipToStore', { itemId: 'one', name: 'Trail Shoe', storeName: 'Waymark Pearl' }),
    remark('PickupToShipToStore', { itemId: 'two', name: 'Wool Sock', storeName: 'Waymark Pearl' }),
    remark('PickupToShipToStore', { itemId: 'three', name: 'Wool Sock', storeName: 'Waymark Pearl' }),
    remark('PickupToHomeDelivery', { itemId: 'four', name: 'Rain Shell' }),
  ]);
  await expect.element(page.getByText('Trail Shoe now ships to a store for pickup (Waymark Pearl).')).toBeVisible();
  await expect.element(page.getByText('Wool Sock now ships to a store for pickup (Waymark Pearl).')).toBeVisible();
  await expect.element(page.getByText('Rain Shell now ships to your home.')).toBeVisible();
});

it('speak of the order where an older answer names no line', async () => {
  show([remark('HomeDeliveryToPickup', { itemId: 'one' })]);
  await expect.element(page.getByText('This order will now be picked up in store.')).toBeVisible();
});

it('name a code that did not come back with a cart that was put aside', async () => {
  show([remark('CouponEnded', { code: 'WELCOME10' }), remark('CouponEnded', { code: 'TRAIL15' })]);
  await expect.element(page.getByText('Code WELCOME10 couldn’t be restored with this cart, because it can’t be used now.')).toBeVisible();
  await expect.element(page.getByText('Code TRAIL15 couldn’t be restored with this cart, because it can’t be used now.')).toBeVisible();
});

it('say that everything was put back only where it was', async () => {
  const rebuilt = (id: string, lost: number) => ({
    id,
    subject: 'guest',
    kind: 'rebuilt' as const,
    details: { lost },
    at: '2026-11-21T09:00:00.000Z',
  });
  show([], { notices: [rebuilt('a', 0), rebuilt('b', 2)] });
  await expect.element(page.getByText('We had to rebuild your cart. All your items are back.')).toBeVisible();
  await expect.element(page.getByText('We had to rebuild your cart. 2 items couldn’t be fully restored.')).toBeVisible();
});

it('say of a gift card without a name where it goes, and not that it belongs to another line', async () => {
  showLine('ProductItemRequired');
  await expect.element(page.getByText('This gift card has no recipient yet, so it would go to your own email.')).toBeVisible();
});

it('say how many pieces are the most, where the shop says it', async () => {
  showLine('ProductItemMaxQuantity', { maxAllowedQty: 3 });
  await expect.element(page.getByText('The maximum quantity for this item is 3.')).toBeVisible();
});
