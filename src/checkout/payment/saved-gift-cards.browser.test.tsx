import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Cart } from '#contract/cart.ts';
import type { SavedGiftCard } from '#contract/calls/consumer-cards.ts';
import { makeSavedGiftCard } from '#src/checkout/card/testing/make-saved-gift-card.ts';
import { makeLine, makeView } from '#src/cart/testing/make-view.ts';
import { EnglishPage } from '#src/base/i18n/testing/english-page.tsx';
import { axeViolations, renderInPage } from '#ui/testing/render-in-page.tsx';
import type { PartProps } from './part-props.ts';
import { usableGiftCards } from './saved-gift-cards.tsx';
import { StoredCardForm } from './stored-card-form.tsx';

const { cart } = makeView([makeLine('400')]);
const saved = (last4: string, more: Partial<SavedGiftCard> = {}): SavedGiftCard =>
  makeSavedGiftCard(last4, { paymentInstrumentId: `id-${last4}`, ...more });
const attached = {
  payment_method_id: 'GIFT_CARD',
  payment_instrument_id: 'one',
  c_requestID: 'r',
  amount: 50_00,
  stored: { last4: '0014', balance: 50_00 },
} as const;

it('those that can pay here: of this money, good, not empty, and not on the cart already', () => {
  const { balance: _, ...unanswered } = saved('0099');
  const cards = [saved('0014'), saved('0022', { currency: 'CAD' }), saved('0030', { expired: true }), saved('0048', { balance: 0 }), unanswered];
  const left = (of: Cart): string[] => usableGiftCards(cards, of).map(({ last4 }) => last4);
  expect(left(cart)).toEqual(['0014', '0099']);
  expect(left({ ...cart, payment_instruments: [attached] })).toEqual(['0099']);
});

it('a saved gift card pays by its name, without number and PIN', async () => {
  const add = vi.fn<PartProps['calls']['pay']['add']>(async () => cart);
  renderInPage(
    <EnglishPage>
      <StoredCardForm
        method="GIFT_CARD"
        saved={[saved('0014')]}
        cart={cart}
        calls={{ pay: { add } } as unknown as PartProps['calls']}
        pass={async () => cart}
        onFailure={{ report: async () => undefined, say: () => undefined }}
      />
    </EnglishPage>,
  );
  await expect.element(page.getByText('Gift card ending in 0014')).toBeVisible();
  expect(await axeViolations()).toEqual([]);
  await page.getByRole('button', { name: 'Use Gift card ending in 0014' }).click();
  expect(add).toHaveBeenCalledWith(cart.id, { payment_method_id: 'GIFT_CARD', saved_instrument_id: 'id-0014' });
});
