import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { NoAnswer } from '#contract/client/client.ts';
import type { CartNotice } from '#db/cart/server-changes.ts';
import type { Api } from '#src/base/api/client.ts';
import { WithApi } from '#src/base/api/testing/with-api.tsx';
import { cart } from '#src/cart/cart.ts';
import { beginPage, makeDevice } from '#src/cart/testing/fake-engine.ts';
import { makeLine, makeView } from '#src/cart/testing/make-view.ts';
import { watchInvalidCustomer } from '#src/cart/watch-invalid-customer.ts';
import { EnglishPage } from '#src/base/i18n/testing/english-page.tsx';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Button } from '#ui/button/button.tsx';
import { dialogManager, openDialog } from '#ui/dialog-manager/dialog-manager.ts';
import { notices } from '#ui/notice/notices.ts';
import { NoticeOutlet } from '#ui/notice/notice-outlet.tsx';
import { animationsFinished } from '#ui/testing/animations-finished.ts';
import { axeViolations, renderInPage } from '#ui/testing/render-in-page.tsx';
import { toasts } from '#ui/toast/toasts.ts';
import { Hosts } from '#src/shell/layout/hosts.tsx';
import { registerShopDialogs } from '#src/shell/boot/register-dialogs.ts';

vi.mock('#src/cart/engine-loader.ts', () => import('#src/cart/testing/fake-engine.ts'));

const api = (async () => {
  throw new NoAnswer('network', false);
}) as unknown as Api;

const Shop = ({ added }: { readonly added?: string | undefined }) => {
  const i18n = useI18n('shop');
  useState(() => registerShopDialogs(i18n));
  return (
    <>
      <NoticeOutlet level="top" />
      <Button onClick={() => openDialog('mini-cart', added === undefined ? {} : { added })}>Cart</Button>
      <Hosts />
    </>
  );
};

const mini = page.getByRole('dialog', { name: 'Your cart' });
const opener = page.getByRole('button', { name: 'Cart', exact: true });
/** Opens it as somebody does who has no pointer. */
const show = async (added?: string): Promise<void> => {
  renderInPage(
    <WithApi api={api}>
      <EnglishPage>
        <Shop added={added} />
      </EnglishPage>
    </WithApi>,
  );
  (opener.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(mini).toBeVisible();
};
const shoe = makeLine('400');
const sock = makeLine('500', {}, { name: 'Wool Sock' });

const WIDTH = innerWidth;
const HEIGHT = innerHeight;

afterEach(async () => {
  await page.viewport(WIDTH, HEIGHT);
  while (dialogManager.isOpen()) dialogManager.close(undefined);
  await vi.waitFor(() => expect(dialogManager.getEntries()).toEqual([]), 3000);
  for (const { id } of toasts.getToasts()) toasts.dismiss(id);
  notices.clear('top');
  vi.restoreAllMocks();
  localStorage.clear();
});

describe('the cart beside the page', () => {
  it('is not called empty while it is read, and shows then what is in it', async () => {
    let isRead = (): void => undefined;
    const reading = new Promise<void>((resolve) => (isRead = resolve));
    const { open } = makeDevice(makeView([shoe]));
    beginPage(1, (onChange) => reading.then(() => open(onChange)));
    await show();
    await expect.element(mini.getByRole('status').filter({ hasText: 'Loading' })).toBeInTheDocument();
    expect(mini.getByText('Your cart is empty').elements()).toEqual([]);
    isRead();
    await expect.element(mini.getByRole('heading', { name: 'Shoe 400' })).toBeVisible();
    expect(mini.getByText('Loading').elements()).toEqual([]);
  });

  it('says that it could not be opened, and not that it is empty', async () => {
    beginPage(2, () => Promise.reject(new Error('no part')));
    await show();
    await expect.element(mini.getByRole('heading', { name: /^We couldn’t open your cart/ })).toBeVisible();
    await expect.element(mini.getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(await axeViolations()).toEqual([]);
  });

  it('is called empty where there is nothing in it, with a way on', async () => {
    beginPage(0, makeDevice(makeView([])).open);
    await show();
    await expect.element(mini.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
    await expect.element(mini.getByRole('link', { name: 'Start shopping' })).toHaveAttribute('href', '/en-us');
    expect(mini.getByRole('button', { name: 'Checkout' }).elements()).toEqual([]);
    expect(await axeViolations()).toEqual([]);
  });

  it('has what was just added first and says so; each control names its line', async () => {
    beginPage(2, makeDevice(makeView([shoe, sock])).open);
    await show('500');
    await expect.element(mini.getByRole('status').filter({ hasText: 'Added' })).toBeVisible();
    const lines = mini.getByRole('list', { name: 'Items in your cart' });
    expect(
      lines
        .getByRole('heading')
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(['Wool Sock', 'Shoe 400']);
    for (const name of ['Wool Sock', 'Shoe 400']) {
      await expect.element(lines.getByRole('textbox', { name: `Quantity of ${name}` })).toHaveValue('1');
      await expect.element(lines.getByRole('button', { name: `Remove ${name}` })).toBeVisible();
    }
    await expect.element(mini.getByRole('button', { name: 'Checkout' })).toBeEnabled();
    await expect.element(mini.getByRole('link', { name: 'View cart' })).toHaveAttribute('href', '/en-us/cart');
    expect(await axeViolations()).toEqual([]);
  });

  it('marks what waits, calls the sum an estimate, and can be ordered as soon as it is sent', async () => {
    const waiting = { ...shoe, mark: 'waiting' } as const;
    beginPage(1, makeDevice(makeView([waiting], { estimated: true, waitingCount: 1, waitingSince: '2026-11-21T09:00:00.000Z' })).open);
    await show();
    await expect.element(mini.getByText('Waiting to sync')).toBeVisible();
    await expect.element(mini.getByText('Estimated total')).toBeVisible();
    await expect.element(mini.getByRole('button', { name: 'Checkout' })).toBeEnabled();
  });

  it('without a line says of when its prices are, and why it cannot be ordered', async () => {
    const waiting = { ...shoe, mark: 'waiting' } as const;
    beginPage(1, makeDevice(makeView([waiting], { asOf: '2026-11-20T09:00:00.000Z', waitingCount: 1 }), 'offline').open);
    await show();
    await expect.element(mini.getByRole('status').filter({ hasText: /^Prices and stock as of \w/ })).toBeVisible();
    await expect.element(mini.getByText('Saved on this device. Syncs when you’re back online')).toBeVisible();
    const checkout = mini.getByRole('button', { name: 'Checkout' });
    await expect.element(checkout).toBeDisabled();
    await expect.element(checkout).toHaveAccessibleDescription(/^You’re offline/);
    expect(await axeViolations()).toEqual([]);
  });

  it('says at the line what was refused there, and lets the rest be ordered', async () => {
    const dismiss = vi.spyOn(cart, 'dismiss').mockResolvedValue();
    const refused = {
      id: 'one',
      type: 'change-quantity',
      change: { type: 'change-quantity', args: { item: shoe.known, qty: 9 } },
      line: shoe.key,
      refusal: { code: 'INV408', status: 409, details: { maxAllowedQty: 3 } },
      at: '2026-11-21T09:00:00.000Z',
    } as const;
    beginPage(1, makeDevice(makeView([{ ...shoe, mark: 'refused', reason: 'INV408', refused: [refused] }])).open);
    await show();
    await expect.element(mini.getByRole('alert').filter({ hasText: /3/ })).toBeVisible();
    await expect.element(mini.getByRole('button', { name: 'Checkout' })).toBeEnabled();
    await mini.getByRole('button', { name: /^Dismiss/ }).click();
    expect(dismiss).toHaveBeenCalledExactlyOnceWith('one');
  });

  it('gives the reason that it points to where nothing can be sent', async () => {
    beginPage(1, makeDevice(makeView([shoe], { hold: 'client-too-old' })).open);
    await show();
    await expect.element(mini.getByRole('button', { name: 'Checkout' })).toHaveAccessibleDescription(/See the message above/);
    await expect.element(mini.getByRole('button', { name: 'Update now' })).toBeVisible();
  });

  it('has the focus while it is open, also when a line goes, and gives it back', async () => {
    const there = makeDevice(makeView([shoe, sock]));
    beginPage(2, there.open);
    await show();
    const remove = mini.getByRole('button', { name: 'Remove Wool Sock' });
    (remove.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    there.show(makeView([shoe]));
    await expect.element(remove).not.toBeInTheDocument();
    await expect.element(mini).toHaveFocus();
    await expect.element(page.getByRole('button', { name: 'Undo' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(mini).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
  });

  it('says itself that it was another session’s, since it lies over the page that begins afresh', async () => {
    const later = globalThis.setTimeout;
    // The page of the test stays.
    vi.spyOn(globalThis, 'setTimeout').mockImplementation(((work: () => void, ms?: number) =>
      ms === 4000 ? 0 : later(work, ms)) as typeof setTimeout);
    sessionStorage.clear();
    const there = makeDevice(makeView([shoe]));
    beginPage(1, there.open);
    await show();
    await expect.element(mini.getByRole('heading', { name: 'Shoe 400' })).toBeVisible();
    const i18n = { loadWithRetry: async () => undefined, t: (key: string) => key } as unknown as Parameters<typeof watchInvalidCustomer>[0];
    const stop = watchInvalidCustomer(i18n);
    const notice: CartNotice = { id: 'one', subject: 'guest', kind: 'invalid-customer', details: {}, at: new Date().toISOString() };
    there.show(makeView([], { notices: [notice] }));
    await expect.element(mini.getByText('error.invalidCustomer')).toBeVisible();
    expect(page.getByText('error.invalidCustomer').elements()).toHaveLength(1);
    stop();
  });

  it('on the smallest phone shows three lines above its button to check out, and the others when they are scrolled to', async () => {
    await page.viewport(320, 640);
    const cartLines = [shoe, sock, ...['600', '700', '800'].map((upc) => makeLine(upc))];
    beginPage(5, makeDevice(makeView(cartLines)).open);
    await show();
    const lines = mini.getByRole('list', { name: 'Items in your cart' }).getByRole('listitem');
    await expect.element(lines.nth(4)).toBeInTheDocument();
    await animationsFinished();
    const whole = (line: Element): boolean => {
      const { top, bottom } = line.getBoundingClientRect();
      const title = page.getByRole('heading', { name: 'Your cart' }).element().getBoundingClientRect();
      const foot = mini.getByText('Total due').element().getBoundingClientRect();
      return top >= title.bottom && bottom <= foot.top;
    };
    const checkout = mini.getByRole('button', { name: 'Checkout' });
    await expect.element(checkout).toBeInViewport({ ratio: 1 });
    expect(lines.elements().map(whole)).toEqual([true, true, true, false, false]);
    for (const line of lines.elements()) {
      line.scrollIntoView({ block: 'center', behavior: 'instant' });
      expect(whole(line)).toBe(true);
    }
    await expect.element(checkout).toBeInViewport({ ratio: 1 });
  });
});
