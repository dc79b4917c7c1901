import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { ASIDE_HOURS } from '#contract/constants.ts';
import { noteReach } from '#src/base/connectivity/reach.ts';
import { EnglishPage } from '#src/base/i18n/testing/english-page.tsx';
import { closeDialog, dialogManager } from '#ui/dialog-manager/dialog-manager.ts';
import { axeViolations, renderInPage } from '#ui/testing/render-in-page.tsx';
import { BuyPanel } from './buy-panel.tsx';
import type { ProductCart } from './product-ports.ts';
import { choose, type Selection } from './selection.ts';
import { makeDetails } from './testing/make-details.ts';

const product = makeDetails({ colors: ['BLK'], sizes: ['9', '10'], stock: { 'BLK/9': 9, 'BLK/10': 9 } });
const add = vi.fn<ProductCart['add']>();
const cart: ProductCart = { add, signIn: async () => false, prepare: () => undefined };

const Page = () => {
  const [selection, setSelection] = useState<Selection>({ color: 'BLK', size: '9' });
  const onChoose = (type: string, value: string): void => setSelection((last) => choose(last, type, value));
  return <BuyPanel product={product} selection={selection} onChoose={onChoose} cart={cart} />;
};

const checkbox = page.getByRole('checkbox', { name: 'Reserve it for me now' });
const added = async (): Promise<unknown> => {
  await page
    .getByRole('button', { name: /^Add to cart/ })
    .first()
    .click();
  const [item, more] = add.mock.lastCall ?? [];
  const { upc, storeId, shippingCode } = item?.choice ?? {};
  return { upc, storeId, ...(shippingCode && { shippingCode }), ...more };
};
// The radio lies under its label.
const chooseSize = (size: string): void => page.getByRole('radio', { name: size }).element().closest('label')?.click();
const [nine, ten] = product.variants.map(({ upc }) => upc);

beforeEach(async () => {
  add.mockClear();
  dialogManager.register('pickup-in-store', () => new Promise(() => undefined), { title: () => 'Pick up in store' });
  renderInPage(
    <EnglishPage>
      <Page />
    </EnglishPage>,
  );
  await expect.element(page.getByRole('button', { name: 'Check stores' })).toBeVisible();
  await expect.element(checkbox).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Check stores' }).click();
  closeDialog({ store: { id: 'PDX', name: 'Portland' } });
  await expect.element(checkbox).toBeVisible();
});
afterEach(() => noteReach(true));

describe('to have a piece put aside', () => {
  it('is offered once a store is chosen that has it, and is asked for by nobody who does not want it', async () => {
    await expect.element(checkbox).not.toBeChecked();
    await expect.element(checkbox).toHaveAccessibleDescription(`The store will hold it for ${ASIDE_HOURS} hours.`);
    expect(await axeViolations()).toEqual([]);
    expect(await added()).toEqual({ upc: nine, storeId: 'PDX' });
    await checkbox.click();
    expect(await added()).toEqual({ upc: nine, storeId: 'PDX', reserve: true });
  });

  it('is a wish about the size that the store was seen to have: another is added without', async () => {
    await checkbox.click();
    chooseSize('10');
    await expect.element(checkbox).not.toBeInTheDocument();
    expect(await added()).toEqual({ upc: ten, storeId: 'PDX' });
    chooseSize('9');
    await expect.element(checkbox).toBeChecked();
  });

  it('can be asked for where the shop is out of reach, which says that it waits', async () => {
    noteReach(false);
    await expect.element(checkbox).toHaveAccessibleDescription('We’ll reserve it as soon as you’re back online.');
    await checkbox.click();
    expect(await added()).toEqual({ upc: nine, storeId: 'PDX', reserve: true });
  });

  it('goes with the store, and a store chosen anew begins without', async () => {
    await checkbox.click();
    await page.getByRole('button', { name: 'Ship instead' }).click();
    await expect.element(checkbox).not.toBeInTheDocument();
    expect(await added()).toEqual({ upc: nine, storeId: undefined });
    await page.getByRole('button', { name: 'Check stores' }).click();
    closeDialog({ store: { id: 'PDX', name: 'Portland' } });
    await expect.element(checkbox).not.toBeChecked();
  });

  it('is not asked of a store that has it sent: the page says where it goes, and it is added so', async () => {
    await page.getByRole('button', { name: 'Change store' }).click();
    expect(dialogManager.getEntries().at(-1)?.props).toMatchObject({ ships: true, chosenId: 'PDX', sent: false });
    closeDialog({ store: { id: 'SEA', name: 'Seattle', code: 'sts' } });
    await expect.element(page.getByText(/^Ships to Seattle, arrives \w+, \w+ \d+/)).toBeVisible();
    await expect.element(page.getByText(/^Pick up at/)).not.toBeInTheDocument();
    await expect.element(checkbox).not.toBeInTheDocument();
    expect(await axeViolations()).toEqual([]);
    expect(await added()).toEqual({ upc: nine, storeId: 'SEA', shippingCode: 'sts' });
    await page.getByRole('button', { name: 'Change store' }).click();
    expect(dialogManager.getEntries().at(-1)?.props).toMatchObject({ chosenId: 'SEA', sent: true });
    closeDialog();
  });
});
