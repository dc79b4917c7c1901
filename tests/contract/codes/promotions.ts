import type { Cart } from '#contract/cart.ts';
import type { promotionErrors, rewardErrors } from '#contract/errors/promotions.ts';
import type { Case, Cases } from './case.ts';
import type { Call, CodeShop } from './shop.ts';

const apply = (call: Call, { id }: Pick<Cart, 'id'>, code: string) => call('PUT', '/cart/v1/coupon', { body: { cartId: id, code } });

const types = (input: string, code: string): Case => [
  'cart.applyCoupon',
  input,
  async (shop) => {
    const call = shop.stranger();
    return apply(call, await shop.cart(call, ['shoe', 1]), code);
  },
];

export const promotionCases: Cases<keyof typeof promotionErrors> = {
  PRM130: types('type a code that there is not', 'NOSUCH'),
  PRM160: types('type a code of other countries', 'EUROPE5'),
  PRM135: types('type a code whose time has not come', 'NEXTYEAR'),
  PRM140: types('type a code of which none are left', 'FIRST100'),
  PRM155: types('type a code whose time is over', 'SPRING25'),
  PRM175: [
    'cart.applyCoupon',
    'type a code for goods at full price with reduced goods alone',
    async (shop) => {
      const call = shop.stranger();
      return apply(call, await shop.cart(call, ['tee', 1]), 'TRAIL15');
    },
  ],
  PRM416: [
    'cart.applyCoupon',
    'type a code again',
    async (shop) => {
      const call = shop.stranger();
      const cart = await shop.cart(call, ['shoe', 1]);
      await apply(call, cart, 'WELCOME10');
      return apply(call, cart, ' welcome10 ');
    },
  ],
  PRM150: [
    'cart.applyCoupon',
    'type a code for once after an order with it',
    async (shop) => {
      const call = shop.stranger();
      await shop.buyer.buy(call, [['tee', 1]], { coupon: 'WELCOME10' });
      return apply(call, await shop.cart(call, ['shoe', 1]), 'WELCOME10');
    },
  ],
};

type Shopper = Awaited<ReturnType<CodeShop['loyalty']['shopper']>>;

const spends = (input: string, ready: (shopper: Shopper) => Promise<unknown>): Case => [
  'cart.applyReward',
  input,
  async ({ loyalty }) => {
    const shopper = await loyalty.shopper();
    await ready(shopper);
    return shopper.voucher(await shopper.cart(['shoe', 1]), 100);
  },
];

export const rewardCases: Cases<keyof typeof rewardErrors> = {
  REW401: [
    'cart.applyReward',
    'put a voucher into a basket as a guest',
    async (shop) => {
      const call = shop.loyalty.guest();
      const { id } = await shop.cart(call, ['shoe', 1]);
      return call('PUT', `/cart/v1/cart/${id}/reward`, { body: { appliedLoyaltyVoucher: { points: 100 } } });
    },
  ],
  REW130: spends('put a voucher into a basket without being a member', async () => {}),
  REW135: spends('put a voucher into a basket before the membership is confirmed', (shopper) => shopper.join()),
  REW140: spends('put a voucher into a basket for more points than there are', async (shopper) => {
    await shopper.join();
    await shopper.confirm();
  }),
};
