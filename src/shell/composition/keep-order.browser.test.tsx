import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Order } from '#contract/calls/checkout.ts';
import type { CartNotice } from '#db/cart/server-changes.ts';
import { EnglishPage } from '#src/base/i18n/testing/english-page.tsx';
import { CartNotices } from '#src/cart/cart-notices.tsx';
import { cart, openCart } from '#src/cart/cart.ts';
import { beginPage, makeDevice } from '#src/cart/testing/fake-engine.ts';
import { makeView } from '#src/cart/testing/make-view.ts';
import { useCart } from '#src/cart/use-cart.ts';
import { renderInPage } from '#ui/testing/render-in-page.tsx';
import { keepOrder } from './keep-order.tsx';

vi.mock('#src/cart/engine-loader.ts', () => import('#src/cart/testing/fake-engine.ts'));

const became = (orderNumber: string): CartNotice => ({
  id: `became ${orderNumber}`,
  subject: 'guest',
  kind: 'became-order',
  details: { orderNumber },
  at: '2026-11-23T09:00:00.000Z',
});
const Notices = () => <CartNotices cart={useCart()} />;
const remark = (orderNumber: string) => page.getByText(new RegExp(`^Your last cart is now order ${orderNumber}\\.`));

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

it('an order that is read as placed is no longer told of in the cart, and any other order is', async () => {
  const notices = [became('WM-1'), became('WM-2')];
  const device = makeDevice(makeView([], { notices }));
  vi.spyOn(cart, 'dismissNotice').mockImplementation(async (id) => device.show(makeView([], { notices: notices.filter((one) => one.id !== id) })));
  beginPage(0, device.open);
  renderInPage(
    <EnglishPage>
      <Notices />
    </EnglishPage>,
  );
  await openCart();
  await expect.element(remark('WM-1')).toBeVisible();
  renderInPage(
    <EnglishPage>
      <Notices />
      {keepOrder({ orderNumber: 'WM-1' } as Order)}
    </EnglishPage>,
  );
  await expect.element(remark('WM-1')).not.toBeInTheDocument();
  await expect.element(remark('WM-2')).toBeVisible();
});
