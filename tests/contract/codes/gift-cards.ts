import type { giftErrors } from '#contract/errors/gifts.ts';
import { wish } from '#server/cart/testing-goods.ts';
import { DEMO_PIN, demoNumber } from '#server/gift-cards/seed-cards.ts';
import type { Case, Cases } from './case.ts';

const CARD = demoNumber(1);
const gift = (number: string | undefined, pin: string | undefined = DEMO_PIN) => ({ payment_method_id: 'GIFT_CARD', card_number: number, pin });

const attaches = (input: string, ...cards: readonly Record<string, unknown>[]): Case => [
  'cart.addPaymentInstrument',
  input,
  async (shop) => {
    const call = shop.stranger();
    const cart = await shop.basket(call, ['shoe', 9]);
    let last: Awaited<ReturnType<typeof shop.attach>> | undefined;
    for (const card of cards) last = await shop.attach(call, cart, card);
    if (!last) throw new Error('nothing was attached');
    return last;
  },
];
const wraps = (input: string, name: Parameters<typeof wish>[0], giftOption: object): Case => [
  'cart.addItem',
  input,
  async (shop) => {
    const call = shop.stranger();
    const { id } = await shop.basket(call);
    return call('POST', '/cart/v1/item', { body: { cartId: id, ...wish(name, { giftOption }) } });
  },
];

export const giftCases: Cases<keyof typeof giftErrors> = {
  GFS800: wraps('have a gift card mailed on a day that is over', 'giftCard', {
    to: 'Bea',
    email: 'bea@example.com',
    message: '',
    sendOn: '2026-11-01',
  }),
  GFO404: wraps('have a message put into a parcel that leaves from a workshop', 'custom', { to: 'Bea', message: 'Hi' }),
  GFO405: [
    'cart.addPaymentInstrument',
    'pay a gift card with a gift card',
    async (shop) => {
      const call = shop.stranger();
      const giftOption = { to: 'Bo', email: 'bo@example.com', message: '' };
      return shop.attach(call, await shop.basket(call, ['giftCard', 1, { giftOption }]), gift(CARD));
    },
  ],
  GFC400: attaches('pay with a gift card without its PIN', { payment_method_id: 'GIFT_CARD', card_number: CARD }),
  GFC800: attaches('pay with a number that is no gift card’s', gift(demoNumber(99))),
  GFC700: attaches('pay with a gift card and another PIN', gift(CARD, '9999')),
  GFC760: attaches('pay with a gift card that is not active', gift(demoNumber(36))),
  GFC812: attaches('pay with a gift card whose time is over', gift(demoNumber(37))),
  GFC725: attaches('pay with a gift card of another currency', gift(demoNumber(2))),
  GFC740: attaches('pay with an empty gift card', gift(demoNumber(31))),
  GFC755: attaches('pay with the same gift card twice', gift(CARD), gift(CARD)),
  GFC410: attaches('pay with a fifth gift card', ...[1, 11, 21, 51, 31].map((index) => gift(demoNumber(index)))),
  GFC799: [
    'cart.addPaymentInstrument',
    'pay with a gift card while whoever keeps the balances does not answer',
    async (shop) => {
      const call = shop.stranger();
      const cart = await shop.basket(call, ['shoe', 1]);
      shop.faults.balancesAnswer = false;
      return shop.attach(call, cart, gift(CARD)).finally(() => {
        shop.faults.balancesAnswer = true;
      });
    },
  ],
  GWP403: [
    'cart.addItem',
    'buy what is given away alone',
    async (shop) => {
      const call = shop.stranger();
      const { id } = await shop.basket(call, ['tee', 1]);
      return call('POST', '/cart/v1/item', { body: { cartId: id, ...wish('gift') } });
    },
  ],
};
