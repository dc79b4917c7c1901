import { useState } from 'react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { CartItem } from '#contract/cart.ts';
import { LOCALES } from '#contract/locales.ts';
import type { CartLine } from '#db/cart/view.ts';
import { EnglishPage } from '#src/base/i18n/testing/english-page.tsx';
import { arrivalWhen } from '#src/shop/product-ui/arrival-when.ts';
import { closeDialog, dialogManager } from '#ui/dialog-manager/dialog-manager.ts';
import { animationsFinished } from '#ui/testing/animations-finished.ts';
import { axeViolations, renderInPage } from '#ui/testing/render-in-page.tsx';
import { CartLineRow } from './cart-line-row.tsx';
import { makeLine } from './testing/make-view.ts';

type Option = CartItem['shippingOptions'][number];

const show = (item: Partial<CartItem>, line: Partial<CartLine> = {}) =>
  renderInPage(
    <EnglishPage>
      <h1>Your cart</h1>
      <h2>Lines</h2>
      <ul>
        <CartLineRow line={makeLine('400', line, item)} offline={false} flash={[]} />
      </ul>
    </EnglishPage>,
  );

const openMenu = async (): Promise<void> => {
  await page.getByRole('button', { name: 'Options for Shoe 400' }).click();
  await animationsFinished();
};

const way = (code: Option['shippingMethod']['code'], selected: boolean, days: readonly [number, number], storeName?: string): Option => ({
  selected,
  shippingMethod: { code, deliveryTime: { minDays: days[0], maxDays: days[1] } },
  ...(storeName !== undefined && { storeInfo: { id: 'PDX', name: storeName, storeInventory: 2 } }),
});

const whenOf = (code: Option['shippingMethod']['code'], minDays: number, maxDays: number): string =>
  arrivalWhen({ locale: LOCALES['en-us'] }, { code, deliveryTime: { minDays, maxDays } });

it.each<[string, Partial<CartItem>, string, readonly string[]]>([
  [
    'shipped',
    { shippingOptions: [way('standard', true, [3, 5])] },
    `Arrives ${whenOf('standard', 3, 5)}`,
    ['Pick up instead, Shoe 400', 'Send to a pickup point, Shoe 400', 'Add a gift message to Shoe 400'],
  ],
  [
    'collected in a store that things can be sent to',
    { shippingOptions: [way('pickup', true, [0, 0], 'Portland'), way('sts', false, [3, 6], 'Portland')] },
    'Pick up at Portland',
    ['Change store, Shoe 400', 'Ship to this store, Shoe 400', 'Send to a pickup point, Shoe 400'],
  ],
  [
    'shipped, where the shopper’s own store has it',
    { shippingOptions: [way('standard', true, [3, 5]), way('pickup', false, [0, 0], 'Portland'), way('sts', false, [3, 6], 'Portland')] },
    `Arrives ${whenOf('standard', 3, 5)}`,
    ['Pick up at Portland, Shoe 400', 'Choose another store, Shoe 400', 'Send to a pickup point, Shoe 400'],
  ],
  [
    'shipped, where the shopper’s own store has too few',
    { qty: 3, shippingOptions: [way('standard', true, [3, 5]), way('pickup', false, [0, 0], 'Portland'), way('sts', false, [3, 6], 'Portland')] },
    `Arrives ${whenOf('standard', 3, 5)}`,
    ['Ship to Portland, Shoe 400', 'Choose another store, Shoe 400'],
  ],
  [
    'sent to a store that has it by now',
    { shippingOptions: [way('sts', true, [3, 6], 'Portland'), way('standard', false, [3, 5]), way('pickup', false, [0, 0], 'Portland')] },
    `Ships to Portland, arrives ${whenOf('sts', 3, 6)}`,
    ['Change store, Shoe 400', 'In stock at your store: pick up instead, Shoe 400', 'Send to a pickup point, Shoe 400'],
  ],
  [
    'sent to a store, which the shop has not heard yet',
    { shippingOptions: [way('sts', true, [0, 0], 'Portland')] },
    'Ships to Portland',
    ['Change store, Shoe 400'],
  ],
  [
    'waiting at a collection point',
    { shippingOptions: [way('pudo', true, [3, 5], 'Corner shop')] },
    `Ships to Corner shop, arrives ${whenOf('pudo', 3, 5)}`,
    ['Change pickup point, Shoe 400', 'Pick up instead, Shoe 400'],
  ],
  [
    'made to order',
    { isCustoms: true, shippingOptions: [way('customs', true, [14, 21])] },
    `Made for you, arrives ${whenOf('customs', 14, 21)}`,
    ['Edit design of Shoe 400'],
  ],
])('a line that is %s says so and offers the other ways', async (_, item, said, offered) => {
  const place = show(item);
  await expect.element(page.getByText(said)).toBeVisible();
  await openMenu();
  for (const name of offered) await expect.element(page.getByRole('button', { name })).toBeVisible();
  expect(await axeViolations(place)).toEqual([]);
});

it('a line offers the shopper’s own store after a change, too, whose answer does not name it', async () => {
  const row = (item: Partial<CartItem>) => (
    <EnglishPage>
      <ul>
        <CartLineRow line={makeLine('400', {}, item)} offline={false} flash={[]} />
      </ul>
    </EnglishPage>
  );
  const Page = () => {
    const [qty, setQty] = useState(1);
    const own = way('sts', false, [3, 6], 'Portland');
    return (
      <>
        <button onClick={() => setQty(2)}>Two</button>
        {row({ qty, shippingOptions: [way('standard', true, [3, 5]), ...(qty === 1 ? [own] : [])] })}
      </>
    );
  };
  renderInPage(<Page />);
  await openMenu();
  await expect.element(page.getByRole('button', { name: 'Ship to Portland, Shoe 400' })).toBeVisible();
  await page.getByRole('button', { name: 'Two' }).click();
  await expect.element(page.getByRole('textbox', { name: 'Quantity of Shoe 400' })).toHaveValue('2');
  await openMenu();
  await expect.element(page.getByRole('button', { name: 'Ship to Portland, Shoe 400' })).toBeVisible();
});

it.each<[string, Partial<CartItem>, Readonly<Record<string, unknown>>]>([
  ['the warehouse has it', { qty: 3, shippingOptions: [way('standard', true, [3, 5])] }, { qty: 3, ships: true, chosenId: undefined }],
  [
    'the warehouse has too few',
    { qty: 3, availability: { state: 'LowStock', quantity: 2 }, shippingOptions: [way('standard', true, [3, 5])] },
    { qty: 3, ships: false },
  ],
  [
    'it is collected and could be shipped',
    { shippingOptions: [way('pickup', true, [0, 0], 'Portland'), way('standard', false, [3, 5])] },
    { qty: 1, ships: true, chosenId: 'PDX', sent: false },
  ],
  ['it is collected and nowhere else', { shippingOptions: [way('pickup', true, [0, 0], 'Portland')] }, { ships: false }],
  ['it is sent to a store', { shippingOptions: [way('sts', true, [3, 6], 'Portland')] }, { ships: true, chosenId: 'PDX', sent: true }],
])('the dialog of stores is told how many are wanted and whether they can be sent: %s', async (_, item, more) => {
  dialogManager.register('pickup-in-store', () => new Promise(() => undefined), { title: () => 'Pick up in store' });
  show(item);
  await openMenu();
  await page.getByRole('button', { name: /^(?:Pick up instead|Change store),/ }).click();
  expect(dialogManager.getEntries().at(-1)?.props).toMatchObject({ upc: '400', ...more });
  closeDialog();
});

it.each<[string, number, CartLine['mark'], boolean]>([
  ['the shop has put it aside', 1, 'saved', true],
  ['a further change of it was refused', 1, 'refused', true],
  ['a change of it waits, which the shop has not counted', 1, 'waiting', false],
  ['its time is over', -1, 'saved', false],
])('a line says until when it is put aside, or does not, where %s', async (_, hours, mark, said) => {
  const reservedUntil = new Date(Date.now() + hours * 3_600_000).toISOString();
  show({ reservedUntil, shippingOptions: [way('pickup', true, [0, 0], 'Portland')] }, { mark });
  await expect.element(page.getByText('Pick up at Portland')).toBeVisible();
  expect(page.getByText(/^Reserved for you until (?:\w{3},? )?\d+:\d\d\s[AP]M \S+$/).elements()).toHaveLength(said ? 1 : 0);
});

it('a line that is put aside until another day names that day', async () => {
  show(
    { reservedUntil: new Date(Date.now() + 26 * 3_600_000).toISOString(), shippingOptions: [way('pickup', true, [0, 0], 'Portland')] },
    { mark: 'saved' },
  );
  await expect.element(page.getByText(/^Reserved for you until (?:Mon|Tue|Wed|Thu|Fri|Sat|Sun),? \d+:\d\d\s[AP]M \S+$/)).toBeVisible();
});

it('what is made to order travels in one way alone', async () => {
  show({ isCustoms: true, shippingOptions: [way('customs', true, [14, 21])] });
  await openMenu();
  await expect.element(page.getByRole('button', { name: 'Edit design of Shoe 400' })).toBeVisible();
  for (const name of ['pickup point', 'Pick up', 'gift message']) await expect.element(page.getByRole('button', { name })).not.toBeInTheDocument();
});

it('a gift card says to whom it goes, on which day and with which message', async () => {
  const giftOption = { to: 'Bea', email: 'bea@example.com', message: 'See you on the fells', sendOn: '2026-12-24' };
  show({ isDigitalProduct: true, giftOption, shippingOptions: [way('digital', true, [0, 0])] });
  await expect.element(page.getByText('Sent to bea@example.com')).toBeVisible();
  await expect.element(page.getByText('Sent on 12/24/2026')).toBeVisible();
  await expect.element(page.getByText('“See you on the fells”')).toBeVisible();
});

it('a line has its removal and one menu beside its quantity; a choice closes the menu, and its dialog gives the focus back to it', async () => {
  dialogManager.register('quick-shop', () => new Promise(() => undefined), { title: () => 'Quickshop' });
  show({ shippingOptions: [way('standard', true, [3, 5])] });
  const options = page.getByRole('button', { name: 'Options for Shoe 400' });
  await expect.element(options).toBeVisible();
  const buttons = () =>
    page
      .getByRole('listitem')
      .getByRole('button')
      .elements()
      .map((button) => button.getAttribute('aria-label'));
  const shut = ['Decrease Quantity of Shoe 400', 'Increase Quantity of Shoe 400', 'Remove Shoe 400', 'Options for Shoe 400'];
  expect(buttons()).toEqual(shut);
  await options.click();
  await expect.element(page.getByRole('button', { name: 'Save for later: Shoe 400' })).toBeVisible();
  await page.getByRole('button', { name: 'Change color or size of Shoe 400' }).click();
  await expect.poll(buttons).toEqual(shut);
  expect(document.activeElement).toBe(options.element());
  expect(dialogManager.getEntries().at(-1)?.props).toMatchObject({ productId: 'TRAIL001K1B' });
  closeDialog();
});
