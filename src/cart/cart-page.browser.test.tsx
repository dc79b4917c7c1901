import { use } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { NoAnswer } from '#contract/client/client.ts';
import type { RefusedChange } from '#db/cart/view.ts';
import type { Api } from '#src/base/api/client.ts';
import { WithApi } from '#src/base/api/testing/with-api.tsx';
import { EnglishPage } from '#src/base/i18n/testing/english-page.tsx';
import { renderInPage } from '#ui/testing/render-in-page.tsx';
import { cartState } from './cart.ts';
import { CartPage, type CartPageProps } from './cart-page.tsx';
import { MiniCart } from './mini-cart.tsx';
import { beginPage, makeDevice } from './testing/fake-engine.ts';
import { makeLine, makeView } from './testing/make-view.ts';

vi.mock('#src/cart/engine-loader.ts', () => import('#src/cart/testing/fake-engine.ts'));

const api = (async () => {
  throw new NoAnswer('network', false);
}) as unknown as Api;

const show = (props: CartPageProps = {}): void =>
  void renderInPage(
    <WithApi api={api}>
      <EnglishPage>
        <CartPage {...props} />
      </EnglishPage>
    </WithApi>,
  );

/** Something tall that comes when it is told to. */
const comesLate = () => {
  let come = (): void => undefined;
  const coming = new Promise<void>((resolve) => (come = resolve));
  const Late = () => {
    use(coming);
    return <div style={{ blockSize: 200 }}>Pay in one step</div>;
  };
  return { Late, come: () => come() };
};

const empty = page.getByText('Your cart is empty');
const loading = page.getByRole('status').filter({ hasText: 'Loading' });
/** The device's data has been read, and what is in it is on the screen. */
const isOpen = async (): Promise<void> => {
  await vi.waitFor(() => expect(cartState().view).not.toBeNull());
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
};
const topOf = (element: Element): number => element.getBoundingClientRect().top;

afterEach(() => localStorage.clear());

describe('a cart on a device that does not know yet whether its shopper has one', () => {
  const unknown = makeView([], { isKnown: false });

  it('is not called empty before the shop has answered', async () => {
    const device = makeDevice(unknown, 'unknown');
    beginPage(0, device.open);
    show();
    await isOpen();
    expect(empty.elements()).toEqual([]);
    await expect.element(loading).toBeInTheDocument();
    device.show(makeView([makeLine('400')]));
    await expect.element(page.getByRole('heading', { name: 'Shoe 400' })).toBeVisible();
    expect(empty.elements()).toEqual([]);
  });

  it('is shown as it is without network', async () => {
    beginPage(0, makeDevice(unknown, 'offline').open);
    show();
    await isOpen();
    await expect.element(empty).toBeVisible();
  });

  it('is shown as it is when the shop does not answer within three seconds', async () => {
    beginPage(0, makeDevice(unknown, 'unknown').open);
    show();
    await isOpen();
    expect(empty.elements()).toEqual([]);
    await expect.element(empty, { timeout: 6000 }).toBeVisible();
  });
});

describe('express payment that comes late', () => {
  it('does not push the sign-in on the cart page away from under a press', async () => {
    beginPage(1, makeDevice(makeView([makeLine('400')])).open);
    const { Late, come } = comesLate();
    show({ express: <Late />, account: <button type="button">Join</button> });
    await expect.element(page.getByRole('button', { name: 'Checkout' })).toBeVisible();
    const join = page.getByRole('button', { name: 'Join' });
    expect(join.elements()).toEqual([]);
    come();
    await expect.element(page.getByText('Pay in one step')).toBeVisible();
    await expect.element(join).toBeVisible();
  });

  it('does not push the checkout in the mini cart away from under a press', async () => {
    beginPage(1, makeDevice(makeView([makeLine('400')])).open);
    const { Late, come } = comesLate();
    renderInPage(
      <WithApi api={api}>
        <EnglishPage>
          <div style={{ display: 'flex', flexDirection: 'column', blockSize: 600 }}>
            <MiniCart added={undefined} express={<Late />} />
          </div>
        </EnglishPage>
      </WithApi>,
    );
    const checkout = page.getByRole('button', { name: 'Checkout' });
    await expect.element(checkout).toBeVisible();
    const before = topOf(checkout.element());
    come();
    await expect.element(page.getByText('Pay in one step')).toBeVisible();
    expect(topOf(checkout.element())).toBe(before);
  });
});

it('a way of delivery that was refused is said once, with the summary', async () => {
  const refused: RefusedChange = {
    id: 'refused-1',
    type: 'set-shipping-method',
    change: { type: 'set-shipping-method', args: { shippingId: 'home', code: 'express' } },
    line: null,
    refusal: { code: 'SHP404', status: 409 },
    at: '2026-11-21T09:00:00.000Z',
  };
  beginPage(1, makeDevice(makeView([makeLine('400')], { refused: [refused] })).open);
  show();
  const text = page.getByText('This delivery method isn’t available. Please choose another.');
  const alert = page.getByRole('complementary').getByRole('alert');
  await expect.element(alert.filter({ has: text })).toBeVisible();
  expect(alert.elements()).toHaveLength(1);
  expect(text.elements()).toHaveLength(1);
});
