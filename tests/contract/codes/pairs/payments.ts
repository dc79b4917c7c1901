import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { providerTokens } from '#server/platform/db/schema/commerce.ts';
import { book } from '#server/commerce/loyalty/book.ts';
import { takeIn } from '#server/commerce/loyalty/ledger.ts';
import { VOUCHERS } from '#server/commerce/loyalty/rules.ts';
import type { Pair, Pairs, Refused } from '../case.ts';
import { balancePairs } from '../gift-cards.ts';
import type { CodeShop } from '../shop.ts';
import { NO_CART, withUnknownCart, ofNoCart } from './carts.ts';

const POINTS = { payment_method_id: 'LOYALTY_POINTS', points: 10_000 };

type Shopper = Awaited<ReturnType<CodeShop['loyalty']['shopper']>>;

const paysWithPoints = (input: string, ready: (shopper: Shopper) => Promise<unknown>): Pair => [
  `pay with points ${input}`,
  async ({ loyalty, attach }) => {
    const shopper = await loyalty.shopper();
    await ready(shopper);
    return attach(shopper.call, await shopper.cart(['shoe', 1]), POINTS);
  },
];

const attaches = (input: string, body: Readonly<Record<string, unknown>>, isEmpty = false): Pair => [
  input,
  async (shop): Promise<Refused> => {
    const call = shop.stranger();
    return shop.attach(call, await (isEmpty ? shop.cart(call) : shop.cart(call, ['tee', 1])), body);
  },
];

export const paymentPairs: Pairs = {
  'cart.getPaymentMethods': { BSK404: withUnknownCart() },
  'cart.addPaymentInstrument': {
    BSK404: withUnknownCart({ body: { payment_method_id: 'REWARD_CODE', code: 'THANKS-USD' } }),
    PYT404: attaches('pay with a card that the provider does not know', { payment_method_id: 'CREDIT_CARD', token: 'card_nobodys' }),
    PAY400: attaches('pay for nothing on the page of the provider', { payment_method_id: 'KLARNA' }, true),
    FE309: [
      'pay with a card whose time is over',
      async (shop) => {
        const call = shop.stranger();
        const token = await shop.buyer.tokenOf('4242424242424242');
        await shop.db.update(providerTokens).set({ expiryYear: 2025 }).where(eq(providerTokens.token, token));
        return shop.attach(call, await shop.cart(call, ['tee', 1]), { payment_method_id: 'CREDIT_CARD', token });
      },
    ],
    REW401: attaches('pay with points as a guest', POINTS),
    REW130: paysWithPoints('without being a member', async () => {}),
    REW135: paysWithPoints('before the membership is confirmed', (shopper) => shopper.join()),
    REW140: paysWithPoints('that there are not', async (shopper) => {
      await shopper.join();
      await shopper.confirm();
    }),
  },
  'cart.deletePaymentInstrument': {
    BSK404: withUnknownCart({ body: { payment_instrument_id: uuidv7() } }),
    PYT404: [
      'take a payment off that is not attached',
      async (shop) => {
        const call = shop.stranger();
        const { id } = await shop.cart(call, ['tee', 1]);
        return call('DELETE', `/cart/v1/cart/${id}/paymentInstruments`, { body: { payment_instrument_id: uuidv7() } });
      },
    ],
  },
  'cart.paymentSession': { BSK404: withUnknownCart({ query: { cartId: NO_CART } }) },
  'cart.giftcardBalance': balancePairs,
  'cart.deviceFingerprint': {
    BSK404: ofNoCart({
      deviceFingerPrint: { language: 'en', timeZone: 'America/Los_Angeles', screen: { width: 390, height: 844 }, touch: true },
    }),
  },
  'cart.applyReward': {
    GFO405: [
      'put a voucher into a basket with a gift card',
      async ({ loyalty, db, clock }) => {
        const shopper = await loyalty.shopper();
        await shopper.join();
        await shopper.confirm();
        const expiresAt = new Date(clock().getTime() + 86_400_000);
        const given = { accountId: shopper.id, kind: 'earn', reference: 'test', now: clock(), expiresAt } as const;
        await db.transaction((tx) => book(tx, given, (holding, id) => takeIn(holding, 1_000, id, 'issued')));
        const cart = await shopper.cart(['giftCard', 1], ['shoe', 1]);
        return shopper.call('PUT', `/cart/v1/cart/${cart.id}/reward`, { body: { appliedLoyaltyVoucher: { points: VOUCHERS[0]?.points } } });
      },
    ],
    BSK404: [
      'put a voucher into a basket that there is not',
      async ({ loyalty }) => {
        const shopper = await loyalty.shopper();
        await shopper.join();
        await shopper.confirm();
        return shopper.call('PUT', `/cart/v1/cart/${NO_CART}/reward`, { body: { appliedLoyaltyVoucher: null } });
      },
    ],
  },
};
