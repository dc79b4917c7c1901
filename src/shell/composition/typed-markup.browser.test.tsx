import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import type { Address } from '#contract/address.ts';
import { AddressText } from '#src/base/address/address-text.tsx';
import { CartLineRow } from '#src/cart/cart-line-row.tsx';
import { makeLine } from '#src/cart/testing/make-view.ts';
import { ItemList } from '#src/checkout/item-list.tsx';
import { EnglishPage } from '#src/base/i18n/testing/english-page.tsx';
import GiftOptionDialog from '#src/shop/product/gift-option-dialog.tsx';
import { QuestionList } from '#src/shop/questions/question-list.tsx';
import { renderInPage } from '#ui/testing/render-in-page.tsx';

vi.mock('#src/base/api/use-api.ts', () => ({ useApi: () => () => Promise.resolve({}) }));

/** What somebody may type where the shop takes any text. */
const MARKUP = '<img src=x onerror="document.title=1"><script>document.title=1</script>';

const address: Address = {
  addressId: '1',
  isValidated: true,
  firstName: MARKUP,
  lastName: MARKUP,
  email: 'ada@waymark.example',
  phone: '5035550100',
  phoneCode: '1',
  addressLine1: MARKUP,
  addressLine2: MARKUP,
  city: MARKUP,
  province: 'OR',
  postalCode: '97205',
  country: 'United States',
  countryCode: 'US',
};
const giftOption = { to: MARKUP, email: 'ada@waymark.example', message: MARKUP };
const question = {
  id: '1',
  question: MARKUP,
  nickname: MARKUP,
  askedAt: '2026-11-21T12:00:00.000Z',
  answers: [{ id: '2', name: MARKUP, by: 'staff' as const, text: MARKUP, helpful: 0, answeredAt: '2026-11-21T12:00:00.000Z' }],
};

const line = makeLine('400', {}, { giftOption });

it.each<[string, () => ReactNode]>([
  [
    'a line of the cart that is a present',
    () => (
      <ul>
        <CartLineRow line={line} offline={false} flash={[]} />
      </ul>
    ),
  ],
  ['a present among what is bought', () => <ItemList label="Items" items={[line.item]} />],
  [
    'the words that go with a present',
    () => <GiftOptionDialog props={{ name: 'Shoe', value: giftOption, kind: 'message' }} close={() => undefined} />,
  ],
  ['an address', () => <AddressText address={address} />],
  ['a question about a product, and its answer', () => <QuestionList productId="TRAIL001" questions={[question]} />],
])('%s shows markup as the text that it is, and makes nothing of it', async (_, part) => {
  const place = renderInPage(<EnglishPage>{part()}</EnglishPage>);
  const typed = (): string =>
    [place.textContent, ...[...place.querySelectorAll('input, textarea')].map((one) => (one as HTMLInputElement).value)].join(' ');
  await expect.poll(typed).toContain(MARKUP);
  expect(place.querySelectorAll('img[src=x], script')).toHaveLength(0);
});
