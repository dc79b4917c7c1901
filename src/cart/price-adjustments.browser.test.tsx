import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { PriceAdjustment } from '#contract/price-adjustment.ts';
import { refusal } from '#src/base/forms/testing/refusal.ts';
import { EnglishPage } from '#src/base/i18n/testing/english-page.tsx';
import { axeViolations, renderInPage } from '#ui/testing/render-in-page.tsx';
import { AdjustmentPanel, type AdjustmentPanelProps } from './price-adjustments.tsx';
import { makeLine, makeView } from './testing/make-view.ts';

const { cart } = makeView([makeLine('400', {}, { id: 'line-1' })]);
const made: PriceAdjustment = {
  adjustmentId: 'a1',
  level: 'ITEM',
  itemId: 'line-1',
  kind: 'PERCENT',
  value: 10_000,
  reason: 'DAMAGED',
  amount: 990,
  storeEmployeeId: 'PDX-01',
};

const show = (more: Partial<AdjustmentPanelProps> = {}) => {
  const calls = { add: vi.fn(async () => {}), change: vi.fn(async () => {}), drop: vi.fn(async () => {}) };
  const place = renderInPage(
    <EnglishPage>
      <AdjustmentPanel cart={cart} resting={false} {...calls} {...more} />
    </EnglishPage>,
  );
  return { ...calls, place };
};

it('changes the price of a line, with a reason', async () => {
  const { add, place } = show();
  await page.getByText('Adjust prices').click();
  await page.getByLabelText('Type').selectOptions('AMOUNT');
  await page.getByLabelText('Value').fill('5,50');
  await page.getByLabelText('Reason').selectOptions('PRICE_MATCH');
  expect(await axeViolations(place)).toEqual([]);
  await page.getByRole('button', { name: 'Apply adjustment' }).click();
  await vi.waitFor(() => expect(add).toHaveBeenCalledWith({ level: 'ITEM', itemId: 'line-1', kind: 'AMOUNT', value: 550, reason: 'PRICE_MATCH' }));
});

it('asks for a number before it asks the shop', async () => {
  const { add } = show();
  await page.getByText('Adjust prices').click();
  await page.getByLabelText('Value').fill('much');
  await page.getByRole('button', { name: 'Apply adjustment' }).click();
  await expect.element(page.getByText('Enter a percentage above 0.')).toBeVisible();
  await page.getByLabelText('Type').selectOptions('AMOUNT');
  await page.getByRole('button', { name: 'Apply adjustment' }).click();
  await expect.element(page.getByText('Enter $0.01 or more.')).toBeVisible();
  expect(add).not.toHaveBeenCalled();
});

it('names the limit where more was wanted, in the terms of what was typed', async () => {
  const add = vi.fn(() => Promise.reject(refusal('WMK422A', { maxPercent: 20, maxAmount: 1990 })));
  show({ add });
  await page.getByText('Adjust prices').click();
  await page.getByLabelText('Value').fill('50');
  await page.getByRole('button', { name: 'Apply adjustment' }).click();
  await expect.element(page.getByText('This is more than the discount allowed here. Enter 20% or less.')).toBeVisible();
  await page.getByLabelText('Type').selectOptions('AMOUNT');
  await page.getByRole('button', { name: 'Apply adjustment' }).click();
  await expect.element(page.getByText('This is more than the discount allowed here. Enter $19.90 or less.')).toBeVisible();
});

it('shows what was changed, by how much and why; each can be changed again or taken back', async () => {
  const { change, drop } = show({ cart: { ...cart, priceAdjustments: [made] } });
  await expect.element(page.getByText(/Shoe 400: .*9\.90 \(Damaged\)/)).toBeVisible();
  await page.getByRole('button', { name: 'Remove' }).click();
  await vi.waitFor(() => expect(drop).toHaveBeenCalledWith('a1'));
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByLabelText('Value').fill('15');
  await page.getByRole('button', { name: 'Save adjustment' }).click();
  await vi.waitFor(() => expect(change).toHaveBeenCalledWith('a1', expect.objectContaining({ kind: 'PERCENT', value: 15_000 })));
});

it('rests without the shop', async () => {
  show({ resting: true, cart: { ...cart, priceAdjustments: [made] } });
  await expect.element(page.getByRole('button', { name: 'Apply adjustment' })).toBeDisabled();
  await expect.element(page.getByRole('button', { name: 'Remove' })).toBeDisabled();
});

it('takes an adjustment back once, however often it is pressed, and nothing else is changed meanwhile', async () => {
  let answer = (): void => {};
  const drop = vi.fn(() => new Promise<void>((resolve) => (answer = resolve)));
  show({ cart: { ...cart, priceAdjustments: [made] }, drop });
  const remove = page.getByRole('button', { name: 'Remove' });
  await remove.click();
  await expect.element(remove).toHaveAttribute('aria-busy', 'true');
  await expect.element(page.getByRole('button', { name: 'Edit' })).toBeDisabled();
  await expect.element(page.getByRole('button', { name: 'Apply adjustment' })).toBeDisabled();
  (remove.element() as HTMLButtonElement).click();
  expect(drop).toHaveBeenCalledOnce();
  answer();
  await expect.element(page.getByRole('button', { name: 'Edit' })).toBeEnabled();
});

it('says at the adjustment why it could not be taken back, and can try again', async () => {
  const drop = vi.fn(() => Promise.reject(new Error('gone')));
  show({ cart: { ...cart, priceAdjustments: [made] }, drop });
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect.element(page.getByRole('alert').getByText(/something went wrong/i)).toBeVisible();
  await page.getByRole('button', { name: 'Remove' }).click();
  await vi.waitFor(() => expect(drop).toHaveBeenCalledTimes(2));
});

it('asks once for one change of a price, also when Enter is pressed again while the shop thinks', async () => {
  const add = vi.fn(() => new Promise<void>(() => {}));
  show({ add });
  await page.getByText('Adjust prices').click();
  await page.getByLabelText('Value').fill('5');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button', { name: 'Apply adjustment' })).toHaveAttribute('aria-busy', 'true');
  await userEvent.keyboard('{Enter}');
  expect(add).toHaveBeenCalledOnce();
});
