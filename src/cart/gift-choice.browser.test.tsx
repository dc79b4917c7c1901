import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { GiftOffer } from '#contract/promotion.ts';
import { EnglishPage } from '#src/base/i18n/testing/english-page.tsx';
import { axeViolations, renderInPage } from '#ui/testing/render-in-page.tsx';
import { GiftOffers } from './gift-choice.tsx';

const choice = (upc: string, label: string, available = true) => ({
  upc,
  productId: 'SOCKS001BLU',
  name: 'Milepost',
  label,
  productImageURL: `/images/SOCKS001BLU/side/${upc}`,
  available,
});
const offer: GiftOffer = {
  promotionId: 'GWP-SOCKS',
  name: 'Socks on us',
  choices: [choice('1', 'Blue, S'), choice('2', 'Blue, M'), choice('3', 'Blue, L', false)],
  chosen: '1',
};
const show = (choose: (offer: GiftOffer, upc: string | null) => Promise<void>, resting = false, offers: readonly GiftOffer[] = [offer]) =>
  renderInPage(
    <EnglishPage>
      <GiftOffers offers={offers} resting={resting} choose={choose} />
    </EnglishPage>,
  );
const radio = (name: RegExp) => page.getByRole('radio', { name });

it('shows which gift is in the cart, and lets another be chosen, or none', async () => {
  const choose = vi.fn(() => Promise.resolve());
  const place = show(choose);
  await expect.element(radio(/Blue, S/)).toBeChecked();
  const pictures = [...place.querySelectorAll('label')].map((label) => label.querySelector('img')?.getAttribute('src'));
  expect(pictures, 'each gift with its picture, none without').toEqual([...offer.choices.map(({ productImageURL }) => productImageURL), undefined]);
  expect(await axeViolations(place)).toEqual([]);
  await radio(/Blue, M/).click();
  await vi.waitFor(() => expect(choose).toHaveBeenCalledWith(offer, '2'));
  await radio(/No gift/).click();
  await vi.waitFor(() => expect(choose).toHaveBeenLastCalledWith(offer, null));
});

it('offers no gift that is gone, and none at all without the shop', async () => {
  show(() => Promise.resolve());
  await expect.element(radio(/Blue, L/)).toBeDisabled();
  await expect.element(radio(/Blue, M/)).toBeEnabled();
});

it('rests while nothing can be asked', async () => {
  show(() => Promise.resolve(), true);
  await expect.element(radio(/Blue, M/)).toBeDisabled();
});

it('says why a choice was refused, and stays with what is in the cart', async () => {
  show(() => Promise.reject(new Error('gone')));
  await radio(/Blue, M/).click();
  await expect.element(page.getByText(/something went wrong/i)).toBeVisible();
  await expect.element(radio(/Blue, S/)).toBeChecked();
});

it('asks the shop once at a time, and the focus stays on what was chosen', async () => {
  let answer = (): void => {};
  const choose = vi.fn(() => new Promise<void>((resolve) => (answer = resolve)));
  show(choose);
  (radio(/Blue, S/).element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(radio(/Blue, M/)).toBeChecked();
  await expect.element(radio(/Blue, M/)).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(choose).toHaveBeenCalledExactlyOnceWith(offer, '2');
  answer();
  await expect.element(radio(/Blue, S/)).toBeChecked();
});

it('scrolls many gifts within 24rem, so that the summary of the cart stays short', async () => {
  const many = Array.from({ length: 9 }, (_, index) => choice(String(index), `Blue, ${index}`));
  const place = show(() => Promise.resolve(), false, [{ ...offer, choices: many }]);
  await expect.element(radio(/Blue, 8/)).toBeInTheDocument();
  const gifts = place.firstElementChild as HTMLElement;
  expect(gifts.getBoundingClientRect().height).toBeLessThanOrEqual(384);
  expect(gifts.scrollHeight).toBeGreaterThan(gifts.clientHeight);
});
