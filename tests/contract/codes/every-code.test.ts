import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '#contract/calls.ts';
import { type ErrorCode, errorRow } from '#contract/errors.ts';
import { type FlashCode, flashes } from '#contract/errors/flash.ts';
import { errorsOf } from '#server/http/docs/openapi.ts';
import { consumerCases } from './accounts.ts';
import { authCases } from './auth.ts';
import { cartCases } from './cart.ts';
import type { Cases } from './case.ts';
import { checkoutCases } from './delivery.ts';
import { flashCases } from './flashes.ts';
import { giftCases } from './gift-cards.ts';
import { otherCases } from './orders.ts';
import { ownCases } from './own.ts';
import { promotionCases, rewardCases } from './promotions.ts';
import { type CodeShop, openCodeShop } from './shop.ts';

let shop: CodeShop;
beforeAll(async () => {
  shop = await openCodeShop();
}, 120_000);
afterAll(() => shop.close());

/** What a client sends, or what of ours fails, for every code: one without an input does not compile. */
const CASES: Cases<ErrorCode> = {
  ...authCases,
  ...cartCases,
  ...checkoutCases,
  ...giftCases,
  ...promotionCases,
  ...rewardCases,
  ...otherCases,
  ...ownCases,
  ...consumerCases,
};

describe('every code of the catalogue is answered to an input, as its call says and with its own status', () => {
  it.each(Object.entries(CASES).map(([code, [call, input, ask]]) => ({ code: code as ErrorCode, call, input, ask })))(
    '$code: $input',
    async ({ code, call, ask }) => {
      const answer = await ask(shop);
      expect([answer.code, answer.status]).toEqual([code, errorRow(code).status]);
      if (call !== 'images') expect(errorsOf(calls[call])).toContain(code);
    },
    60_000,
  );
});

describe('every remark on a basket is made', () => {
  it.each(Object.entries(flashCases).map(([code, [input, ask]]) => ({ code: code as FlashCode, input, ask })))(
    '$code: $input',
    async ({ code, ask }) => {
      expect((await ask(shop)).filter((flash) => flash.code === code)).toMatchObject([{ type: flashes[code].type }]);
    },
    60_000,
  );
});
