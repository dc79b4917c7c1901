import type { giftErrors } from '#contract/errors/gifts.ts';
import { DEMO_PIN, demoNumber } from '#server/commerce/gift-cards/seed-cards.ts';
import type { Case, Cases, Pair, Pairs } from './case.ts';
import { adds } from './wishes.ts';

const CARD = demoNumber(1);
const card = (number: string, pin = DEMO_PIN) => ({ card_number: number, pin });
export const gift = (number: string, pin?: string) => ({ payment_method_id: 'GIFT_CARD', ...card(number, pin) });

/** Cards that are none, or none any more, whatever is to be done with them. */
const BAD_CARDS = {
  GFC400: ['a gift card without its PIN', { card_number: CARD }],
  GFC800: ['a number that is no gift card’s', card(demoNumber(99))],
  GFC700: ['a gift card and another PIN', card(CARD, '9999')],
  GFC760: ['a gift card that is not active', card(demoNumber(36))],
  GFC812: ['a gift card whose time is over', card(demoNumber(37))],
} as const satisfies Partial<Record<keyof typeof giftErrors, readonly [what: string, card: Readonly<Record<string, string>>]>>;
type BadCardCode = keyof typeof BAD_CARDS;

const attaches = (input: string, ...cards: readonly Record<string, unknown>[]): Case => [
  'cart.addPaymentInstrument',
  input,
  async (shop) => {
    const call = shop.stranger();
    const cart = await shop.cart(call, ['shoe', 9]);
    let last: Awaited<ReturnType<typeof shop.attach>> | undefined;
    for (const card of cards) last = await shop.attach(call, cart, card);
    if (!last) throw new Error('nothing was attached');
    return last;
  },
];
const attachesBad = (code: BadCardCode): Case => {
  const [what, card] = BAD_CARDS[code];
  return attaches(`pay with ${what}`, { payment_method_id: 'GIFT_CARD', ...card });
};

export const giftCases: Cases<keyof typeof giftErrors> = {
  GFS800: adds('GFS800'),
  GFO404: adds('GFO404'),
  GFO405: [
    'cart.addPaymentInstrument',
    'pay a gift card with a gift card',
    async (shop) => {
      const call = shop.stranger();
      const giftOption = { to: 'Bo', email: 'bo@example.com', message: '' };
      return shop.attach(call, await shop.cart(call, ['giftCard', 1, { giftOption }]), gift(CARD));
    },
  ],
  GFC400: attachesBad('GFC400'),
  GFC800: attachesBad('GFC800'),
  GFC700: attachesBad('GFC700'),
  GFC760: attachesBad('GFC760'),
  GFC812: attachesBad('GFC812'),
  GFC725: attaches('pay with a gift card of another currency', gift(demoNumber(2))),
  GFC740: attaches('pay with an empty gift card', gift(demoNumber(31))),
  GFC755: attaches('pay with the same gift card twice', gift(CARD), gift(CARD)),
  GFC410: attaches('pay with a fifth gift card', ...[1, 11, 21, 51, 31].map((index) => gift(demoNumber(index)))),
  GFC799: [
    'cart.addPaymentInstrument',
    'pay with a gift card while whoever keeps the balances does not answer',
    async (shop) => {
      const call = shop.stranger();
      const cart = await shop.cart(call, ['shoe', 1]);
      return shop.during({ balancesAnswer: false }, () => shop.attach(call, cart, gift(CARD)));
    },
  ],
  GWP403: adds('GWP403'),
};

const looksAt = (code: BadCardCode): Pair => {
  const [what, body] = BAD_CARDS[code];
  return [`look at the balance of ${what}`, (shop) => shop.stranger()('POST', '/cart/v1/giftcard/balance', { body })];
};

export const balancePairs: Pairs['cart.giftcardBalance'] = {
  GFC400: looksAt('GFC400'),
  GFC700: looksAt('GFC700'),
  GFC760: looksAt('GFC760'),
  GFC800: looksAt('GFC800'),
  GFC812: looksAt('GFC812'),
  GFC799: [
    'look at the balance of a gift card while whoever keeps the balances does not answer',
    (shop) => shop.during({ balancesAnswer: false }, () => shop.stranger()('POST', '/cart/v1/giftcard/balance', { body: card(CARD) })),
  ],
};
