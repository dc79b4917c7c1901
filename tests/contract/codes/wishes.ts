import type { ErrorCode } from '#contract/errors/errors.ts';
import { type TestVariantName, wish } from '#server/commerce/cart/testing-variants.ts';
import type { Case, Pair, Refused } from './case.ts';
import type { Call } from './shop.ts';

type UnwantedCode = Extract<ErrorCode, 'PRC400' | 'ORD404' | 'INV700' | 'INV702' | 'INV408' | 'GWP403' | 'STR404' | 'GFO404' | 'GFS800'>;

interface Unwanted {
  readonly what: string;
  readonly name: TestVariantName;
  readonly more?: Readonly<Record<string, unknown>>;
  readonly locale?: string;
}

/** What no cart takes, by the code that says why. */
const UNWANTED: Readonly<Record<UnwantedCode, Unwanted>> = {
  PRC400: { what: 'what costs nothing by mistake', name: 'freeOfCharge' },
  ORD404: { what: 'what is no longer sold', name: 'withdrawn' },
  INV700: { what: 'what is sold out', name: 'soldOut' },
  INV702: { what: 'what has no price in the currency', name: 'dollarsOnly', locale: 'fr-fr' },
  INV408: { what: 'more than the shop allows of a product', name: 'tee', more: { qty: 7 } },
  GWP403: { what: 'what is given away alone', name: 'gift' },
  STR404: { what: 'what is to wait in a store that there is not', name: 'tee', more: { storeId: 'NOWHERE' } },
  GFO404: { what: 'what leaves from a workshop with a message in it', name: 'custom', more: { giftOption: { to: 'Bea', message: 'Hi' } } },
  GFS800: {
    what: 'a gift card that is to be mailed on a day that is over',
    name: 'giftCard',
    more: { giftOption: { to: 'Bea', email: 'bea@example.com', message: '', sendOn: '2026-11-01' } },
  },
};

interface Wanted {
  readonly item: Readonly<Record<string, unknown>>;
  readonly locale: string;
}

const wantedOf = (code: UnwantedCode): Wanted => {
  const { name, more, locale = 'en-us' } = UNWANTED[code];
  return { item: wish(name, more), locale };
};

export const adds = (code: UnwantedCode): Case => [
  'cart.addItem',
  `add ${UNWANTED[code].what}`,
  async (shop) => {
    const call = shop.stranger();
    const { item, locale } = wantedOf(code);
    const { body } = await call('POST', '/cart/v1/cart', { body: {}, locale });
    return call('POST', '/cart/v1/item', { body: { cartId: body.id, ...item }, locale });
  },
];

/** All of it, wanted in another way than by adding it. */
export const wants = <const Code extends UnwantedCode>(
  verb: string,
  codes: readonly Code[],
  ask: (call: Call, wanted: Wanted) => Promise<Refused>,
): Readonly<Record<Code, Pair>> =>
  Object.fromEntries(
    codes.map((code): [string, Pair] => [code, [`${verb} ${UNWANTED[code].what}`, (shop) => ask(shop.stranger(), wantedOf(code))]]),
  ) as Record<Code, Pair>;
