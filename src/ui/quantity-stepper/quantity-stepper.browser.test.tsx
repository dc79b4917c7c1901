import { useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeViolations, renderInPage } from '../testing/render-in-page.tsx';
import { QuantityStepper } from './quantity-stepper.tsx';

function Line({ start = 1, max = 5 }: { start?: number; max?: number }) {
  const [quantity, setQuantity] = useState(start);
  return (
    <>
      <QuantityStepper label="Quantity, Ridge Runner" value={quantity} onChange={setQuantity} max={max} />
      <output aria-label="ordered">{quantity}</output>
    </>
  );
}

const ordered = () => page.getByLabelText('ordered');
const input = () => page.getByRole('textbox', { name: 'Quantity, Ridge Runner' });

it('has no axe violations', async () => {
  renderInPage(<Line />);
  expect(await axeViolations()).toEqual([]);
});

it('counts up and down and stops at both ends without losing the focus', async () => {
  renderInPage(<Line max={2} />);
  const more = page.getByRole('button', { name: 'Increase Quantity, Ridge Runner' });
  await more.click();
  await more.click({ force: true });
  await expect.element(ordered()).toHaveTextContent('2');
  expect(document.activeElement).toBe(more.element());
  await expect.element(more).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('button', { name: 'Decrease Quantity, Ridge Runner' }).click();
  await expect.element(ordered()).toHaveTextContent('1');
});

it('says what the quantity became, and that it is the most', async () => {
  renderInPage(<Line max={2} />);
  await page.getByRole('button', { name: 'Increase Quantity, Ridge Runner' }).click();
  await expect.element(page.getByText('Quantity 2. The maximum is 2')).toBeInTheDocument();
});

it.each([
  ['99', 'The maximum is 5', '5'],
  ['0', 'The minimum is 1', '1'],
])('says where it is seen that %s is beyond what may be ordered, until the next change', async (typed, said, became) => {
  renderInPage(<Line start={3} />);
  await input().click();
  await userEvent.keyboard(`{Control>}a{/Control}${typed}{Enter}`);
  await expect.element(ordered()).toHaveTextContent(became);
  const remark = page.getByText(said, { exact: true });
  await expect.element(remark).toBeVisible();
  expect(remark.element().getBoundingClientRect().height).toBeGreaterThan(10);
  expect(await axeViolations()).toEqual([]);
  await userEvent.keyboard('{Control>}a{/Control}4{Enter}');
  await expect.element(remark).not.toBeInTheDocument();
});

it('takes a typed number when it is left, within what may be ordered', async () => {
  renderInPage(<Line />);
  await input().click();
  await userEvent.keyboard('{Control>}a{/Control}12{Enter}');
  await expect.element(ordered()).toHaveTextContent('5');
  await expect.element(input()).toHaveValue('5');
});

it('keeps the old quantity when the field is left empty', async () => {
  renderInPage(<Line start={3} />);
  await input().click();
  await userEvent.keyboard('{Control>}a{/Control}{Backspace}');
  await userEvent.tab();
  await expect.element(ordered()).toHaveTextContent('3');
  await expect.element(input()).toHaveValue('3');
});

it('follows the up and down keys', async () => {
  renderInPage(<Line />);
  await input().click();
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
  await expect.element(ordered()).toHaveTextContent('2');
});
