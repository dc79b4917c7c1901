import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { GiftOption } from '#contract/cart.ts';
import type { GiftKind } from '#pricing/gift-option.ts';
import { EnglishPage } from '#src/base/i18n/testing/english-page.tsx';
import { axeViolations, renderInPage } from '#ui/testing/render-in-page.tsx';
import GiftOptionDialog from './gift-option-dialog.tsx';

interface Gift {
  readonly name: string;
  readonly kind?: GiftKind;
  readonly value?: GiftOption;
}

const show = (props: Gift = { name: 'Gift Card' }) => {
  const close = vi.fn<Parameters<typeof GiftOptionDialog>[0]['close']>();
  const place = renderInPage(
    <EnglishPage>
      <GiftOptionDialog props={props} close={close} />
    </EnglishPage>,
  );
  return { close, place };
};
const field = (name: string) => page.getByLabelText(name, { exact: false });
const button = (name: string) => page.getByRole('button', { name });

it('of a gift card asks for a name and an address, and leads to the first that is missing', async () => {
  const { close, place } = show();
  await button('Add to cart').click();
  await expect.element(page.getByRole('textbox', { name: /^Recipient’s name/ })).toHaveFocus();
  await expect.element(page.getByRole('textbox', { name: /^Recipient’s name/ })).toHaveAccessibleDescription(/Please enter the recipient’s name/);
  await expect.element(page.getByText('Please enter a valid email for the recipient.')).toBeVisible();
  expect(await axeViolations(place)).toEqual([]);
  expect(close).not.toHaveBeenCalled();
  await page.getByRole('textbox', { name: /^Recipient’s name/ }).fill(' Bea ');
  await page.getByRole('textbox', { name: /^Recipient’s email/ }).fill('bea@example.com');
  await page.getByRole('textbox', { name: /^Message/ }).fill('For the trail');
  await expect.element(page.getByText('227 characters left')).toBeVisible();
  await button('Add to cart').click();
  expect(close).toHaveBeenCalledExactlyOnceWith({ to: 'Bea', email: 'bea@example.com', message: 'For the trail' });
});

it('of a gift card takes no day that has gone by', async () => {
  const { close } = show({ name: 'Gift Card', value: { to: 'Bea', email: 'bea@example.com', message: '' } });
  await field('Send on').fill('2020-01-01');
  await button('Save').click();
  await expect.element(page.getByText('Please choose a date between today and a year from now.')).toBeVisible();
  await expect.element(field('Send on')).toHaveFocus();
  expect(close).not.toHaveBeenCalled();
});

it('of a parcel asks for no address and no day, and takes a message out again', async () => {
  const { close } = show({ name: 'Trail Shoe', kind: 'message', value: { to: 'Bea', message: 'Hi' } });
  await expect.element(page.getByText('We’ll pack a free card with your message in with Trail Shoe.')).toBeVisible();
  expect(page.getByRole('textbox', { name: /^Recipient’s email/ }).elements()).toEqual([]);
  expect(page.getByText('Send on').elements()).toEqual([]);
  await button('Remove message').click();
  expect(close).toHaveBeenCalledExactlyOnceWith(null);
});

it('of a parcel adds no product: what is written for the first time is saved', async () => {
  const { close } = show({ name: 'Trail Shoe', kind: 'message' });
  await expect.element(button('Save')).toBeVisible();
  expect(button('Add to cart').elements()).toHaveLength(0);
  await page.getByRole('textbox', { name: /^Recipient’s name/ }).fill('Bea');
  await page.getByRole('textbox', { name: /^Message/ }).fill('Hi');
  await button('Save').click();
  expect(close).toHaveBeenCalledExactlyOnceWith({ to: 'Bea', message: 'Hi' });
});
