import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ApiError } from '#contract/client/client.ts';
import type { SavedGiftCard } from '#contract/calls/consumer-cards.ts';
import { makeSavedGiftCard } from '#src/checkout/card/testing/make-saved-gift-card.ts';
import { EnglishPage } from '#src/base/i18n/testing/english-page.tsx';
import { axeViolations, renderInPage } from '#ui/testing/render-in-page.tsx';
import { ToastRegion } from '#ui/toast/toast-region.tsx';
import { GiftCards, type GiftCardsProps } from './gift-cards.tsx';

const refusal = (code: string, messageKey: string, action: ApiError['action']): ApiError =>
  new ApiError({
    code,
    status: 422,
    level: 'input',
    messageKey,
    action,
    replay: 'refused',
    values: {},
    details: {},
    serverMessage: '',
    words: undefined,
    appId: '',
    correlationId: '',
    retryAfterMs: undefined,
  });
const show = (props: Partial<GiftCardsProps> = {}) => {
  const spies = {
    look: vi.fn<GiftCardsProps['look']>(async () => ({ last4: '0014', balance: 50_00, currency: 'USD' })),
    save: vi.fn<GiftCardsProps['save']>(async () => undefined),
    onDelete: vi.fn<GiftCardsProps['onDelete']>(),
  };
  renderInPage(
    <EnglishPage>
      <GiftCards cards={[]} busy={false} {...spies} {...props} />
      <ToastRegion />
    </EnglishPage>,
  );
  return spies;
};
const number = page.getByRole('textbox', { name: 'Gift card number' });
const pin = page.getByRole('textbox', { name: 'PIN' });
const save = page.getByRole('button', { name: 'Save gift card' });
const fill = async (): Promise<void> => {
  await number.fill('6050 0000 0000 0014');
  await pin.fill('1234');
};

it('says what is on a card before it is saved, and forgets number and PIN once it is', async () => {
  const { look, save: keep } = show();
  await expect.element(page.getByText('No saved gift cards yet.')).toBeVisible();
  await fill();
  await page.getByRole('button', { name: 'Check balance' }).click();
  await expect.element(page.getByText('$50.00 on the card ending in 0014.')).toBeVisible();
  expect(look).toHaveBeenCalledWith('6050 0000 0000 0014', '1234');
  await userEvent.click(pin);
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Gift card saved.')).toBeVisible();
  expect(keep).toHaveBeenCalledWith('6050 0000 0000 0014', '1234');
  await expect.element(number).toHaveValue('');
  await expect.element(pin).toHaveValue('');
});

it('one that is saved already is said in a notice of its own, and what was typed stays', async () => {
  show({ save: () => Promise.reject(refusal('PYT300', 'error.cardExists', { do: 'toast' })) });
  await fill();
  await save.click();
  await expect.element(page.getByText('You’ve already saved this gift card.')).toBeVisible();
  await expect.element(number).toHaveValue('6050 0000 0000 0014');
  await expect.element(number).toBeValid();
});

it('what is wrong with a card stands at its number, and the notice says that nothing was saved', async () => {
  show({ save: () => Promise.reject(refusal('GFC700', 'error.giftCardInvalid', { do: 'mark', field: 'card_number' })) });
  await fill();
  await save.click();
  await expect.element(page.getByText('We couldn’t save your gift card.')).toBeVisible();
  await expect.element(number).toHaveAccessibleDescription('This gift card number or PIN is incorrect.');
  await expect.element(number).toHaveFocus();
  await number.fill('6');
  await expect.element(number).toBeValid();
});

it('lists cards with what is on them, and deletes one when asked twice', async () => {
  const { onDelete } = show({
    cards: [
      makeSavedGiftCard('0014', { expiresAt: '2027-12-31T12:00:00.000Z' }),
      makeSavedGiftCard('0022', { balance: 0, expired: true }),
      unanswered,
    ],
  });
  await expect.element(page.getByText('Gift card ending in 0014')).toBeVisible();
  await expect.element(page.getByText('Valid until 12/31/2027')).toBeVisible();
  await expect.element(page.getByText('Can no longer be used')).toBeVisible();
  await expect.element(page.getByText('We couldn’t check the balance.')).toBeVisible();
  expect(await axeViolations()).toEqual([]);
  await page.getByRole('button', { name: 'Delete Gift card ending in 0014' }).click();
  expect(onDelete).not.toHaveBeenCalled();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  expect(onDelete).toHaveBeenCalledWith('0014');
});

const { balance: _, ...bare } = makeSavedGiftCard('0030');
const unanswered: SavedGiftCard = bare;
