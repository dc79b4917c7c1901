import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { RefusedChange } from '#db/cart/view.ts';
import { EnglishPage } from '#src/base/i18n/testing/english-page.tsx';
import { axeViolations, renderInPage } from '#ui/testing/render-in-page.tsx';
import { cart } from './cart.ts';
import { CouponForm } from './coupon-form.tsx';
import { makeView } from './testing/make-view.ts';

const refused: RefusedChange = {
  id: 'one',
  type: 'apply-coupon',
  change: { type: 'apply-coupon', args: { code: 'OLD20' } },
  line: null,
  refusal: { code: 'PRM155', status: 409, details: {} },
  at: '2026-11-21T09:00:00.000Z',
};
const form = (refusals: readonly RefusedChange[]) =>
  renderInPage(
    <EnglishPage>
      <CouponForm view={makeView([], { refused: refusals })} offline={false} />
    </EnglishPage>,
  );
const field = page.getByRole('textbox');

it('says at the field which code was refused and why, and lets another be typed in its place', async () => {
  const dismiss = vi.spyOn(cart, 'dismiss').mockResolvedValue();
  const place = form([refused]);
  await expect.element(field).toHaveAccessibleDescription('OLD20: This code has expired.');
  await expect.element(field).toBeInvalid();
  expect(await axeViolations(place)).toEqual([]);
  await field.click();
  await userEvent.keyboard('N');
  expect(dismiss).toHaveBeenCalledWith('one');
  form([]);
  await userEvent.keyboard('EW');
  await expect.element(field).toHaveValue('NEW');
  await expect.element(field).toBeValid();
  dismiss.mockRestore();
});

it('sends the code that was typed, without the spaces around it, and is ready for the next', async () => {
  const apply = vi.spyOn(cart, 'applyCoupon').mockReturnValue('change-1');
  form([]);
  await page.getByRole('button').first().click();
  await field.fill(' welcome10 ');
  await userEvent.keyboard('{Enter}');
  expect(apply).toHaveBeenCalledExactlyOnceWith('welcome10');
  await expect.element(field).toHaveValue('');
  apply.mockRestore();
});

it('says at the field that a code is missing, and the button stays beside the input', async () => {
  form([]);
  await page.getByRole('button').first().click();
  const apply = page.getByRole('button', { name: 'Apply' });
  await apply.click();
  await expect.element(field).toHaveAccessibleDescription('Enter a promo code.');
  await expect.element(field).toHaveFocus();
  const middle = (element: Element): number => {
    const { top, bottom } = element.getBoundingClientRect();
    return (top + bottom) / 2;
  };
  expect(Math.abs(middle(apply.element()) - middle(field.element()))).toBeLessThan(1.5);
  await userEvent.keyboard('N');
  await expect.element(field).toBeValid();
});

it('tells a guest to sign in for a code that needs an account', async () => {
  form([{ ...refused, refusal: { code: 'PRM160', status: 422, details: { needs: 'account' } } }]);
  await expect.element(field).toHaveAccessibleDescription('OLD20: This code is for customers with an account. Sign in to use it.');
});
