import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiErrorSchema } from '#contract/errors/api-error.ts';
import type { CallRow } from '#contract/calls/call.ts';
import { calls } from '#contract/calls/calls.ts';
import { type ErrorCode, errorRow } from '#contract/errors/errors.ts';
import { type FlashCode, flashes } from '#contract/errors/flash.ts';
import { errorsOf } from '#server/platform/http/docs/openapi.ts';
import { consumerCases } from './accounts.ts';
import { authCases } from './auth.ts';
import { cartCases } from './cart.ts';
import type { Cases, FirstCall, Pair, Pairs, Refused } from './case.ts';
import { checkoutCases } from './delivery.ts';
import { flashCases } from './flashes.ts';
import { giftCases } from './gift-cards.ts';
import { otherCases } from './orders.ts';
import { ownCases } from './own.ts';
import { cartPairs } from './pairs/carts.ts';
import { orderPairs } from './pairs/orders.ts';
import { paymentPairs } from './pairs/payments.ts';
import { peoplePairs } from './pairs/people.ts';
import { storePairs } from './pairs/stores.ts';
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

/** The same for every other code of a call of the first document. */
const PAIRS: Pairs = { ...cartPairs, ...paymentPairs, ...orderPairs, ...storePairs, ...peoplePairs };

const assertRefused = ({ code, status, body }: Refused, expected: ErrorCode): void => {
  expect([code, status]).toEqual([expected, errorRow(expected).status]);
  if (body !== undefined) expect(apiErrorSchema.parse(body)).toMatchObject({ appId: 'waymark', status });
};

describe('every code of the catalogue is answered to an input, as its call says and with its own status', () => {
  it.each(Object.entries(CASES).map(([code, [call, input, ask]]) => ({ code: code as ErrorCode, call, input, ask })))(
    '$code: $input',
    async ({ code, call, ask }) => {
      assertRefused(await ask(shop), code);
      if (call !== 'images') expect(errorsOf(calls[call])).toContain(code);
    },
    60_000,
  );
});

describe('every call of the first document is refused with every code that it documents', () => {
  const pairs = Object.entries<CallRow>(calls)
    .filter(([, { spec }]) => spec.startsWith('spec 1'))
    .flatMap(([call, { errors }]) => errors.map((code) => ({ call: call as FirstCall, code })));
  const others = pairs.filter(({ call, code }) => CASES[code][0] !== call);
  const inputOf = ({ call, code }: (typeof pairs)[number]): Pair | undefined => {
    const ofCall: Readonly<Partial<Record<ErrorCode, Pair>>> = PAIRS[call] ?? {};
    return ofCall[code];
  };

  it('has one input for each, and none for anything else', () => {
    const given = Object.entries(PAIRS).flatMap(([call, ofCall]) => Object.keys(ofCall).map((code) => `${call} ${code}`));
    expect(given.toSorted()).toEqual(others.map(({ call, code }) => `${call} ${code}`).toSorted());
  });

  it.each(others.map((pair) => ({ ...pair, input: inputOf(pair)?.[0], ask: inputOf(pair)?.[1] })))(
    '$call $code: $input',
    async ({ call, code, ask }) => assertRefused((await ask?.(shop, call)) ?? { code: undefined, status: 200 }, code),
    60_000,
  );
});

describe('every remark on a cart is made', () => {
  it.each(Object.entries(flashCases).map(([code, [input, ask]]) => ({ code: code as FlashCode, input, ask })))(
    '$code: $input',
    async ({ code, ask }) => {
      expect((await ask(shop)).filter((flash) => flash.code === code)).toMatchObject([{ type: flashes[code].type }]);
    },
    60_000,
  );
});
