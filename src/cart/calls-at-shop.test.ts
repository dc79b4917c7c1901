import { expect, it, vi } from 'vitest';
import type { Cart } from '#contract/cart.ts';
import { ApiError } from '#contract/client/client.ts';
import { errorRow } from '#contract/errors/errors.ts';
import type { NewAdjustment } from '#contract/price-adjustment.ts';
import type { Api } from '#src/base/api/client.ts';
import { adjustmentsOf, chooseGift, putVoucher } from './calls-at-shop.ts';
import type { ShopPorts } from './change-at-shop.ts';
import { makeLine, makeView } from './testing/make-view.ts';

const forgotten = new ApiError({ ...errorRow('BSK404'), code: 'BSK404', values: {}, details: {} } as never);

/** The cart with a pair of shoes and a gift; its items have ids of their own. */
const cartOf = (id: string): Cart => {
  const shoe = makeLine('400', {}, { id: `${id}-shoe` }).item;
  const gift = makeLine('500', {}, { id: `${id}-gift`, bonus: true, promotionId: 'GWP-SOCKS' }).item;
  return { ...makeView([]).cart, id, items: [shoe, gift] };
};

const offer = {
  promotionId: 'GWP-SOCKS',
  name: 'Socks on us',
  choices: [{ upc: '501', productId: 'SOCKS001BLU', name: 'Sock', label: 'M', productImageURL: '', available: true }],
  chosen: '500',
};
const adjustment: NewAdjustment = { level: 'ITEM', itemId: 'old-shoe', kind: 'PERCENT', value: 10_000, reason: 'DAMAGED' };

type Sent = Readonly<Record<string, unknown>>;
interface Action {
  readonly name: string;
  readonly act: (api: Api, view: { cart: Cart; subject: string }, ports: ShopPorts) => Promise<void>;
  /** What is asked of the cart in place of the old one; none: nothing is left to do there. */
  readonly again: readonly [call: string, input: Sent] | null;
}

const ACTIONS: readonly Action[] = [
  {
    name: 'a gift is chosen',
    act: (api, view, ports) => chooseGift(api, view, offer, '501', ports),
    again: ['cart.addItem', { body: { cartId: 'new', product: 'SOCKS001BLU', upc: '501', giftOf: 'GWP-SOCKS' } }],
  },
  {
    name: 'no gift is wanted',
    act: (api, view, ports) => chooseGift(api, view, offer, null, ports),
    again: ['cart.removeItem', { body: { cartId: 'new', itemId: 'new-gift' } }],
  },
  {
    name: 'a price is adjusted',
    act: (api, view, ports) => adjustmentsOf(api, view, ports).add(adjustment),
    again: ['cart.addPriceAdjustment', { params: { basketId: 'new' }, body: { ...adjustment, itemId: 'new-shoe' } }],
  },
  {
    name: 'an adjustment is changed',
    act: (api, view, ports) => adjustmentsOf(api, view, ports).change('one', adjustment),
    again: ['cart.addPriceAdjustment', { params: { basketId: 'new' }, body: { ...adjustment, itemId: 'new-shoe' } }],
  },
  { name: 'an adjustment is taken back', act: (api, view, ports) => adjustmentsOf(api, view, ports).drop('one'), again: null },
  {
    name: 'a voucher is applied',
    act: (api, view, ports) => putVoucher(api, view, 500, ports),
    again: ['cart.applyReward', { params: { basketId: 'new' }, body: { appliedLoyaltyVoucher: { points: 500 } } }],
  },
];

const shop = () => {
  const asked: [string, Sent][] = [];
  const api = (async (call: string, input: Sent) => {
    asked.push([call, input]);
    if (JSON.stringify(input).includes('"old')) throw forgotten;
    return { ...cartOf('new'), version: 2 };
  }) as unknown as Api;
  const ports = { acceptCart: vi.fn(async () => {}), refresh: vi.fn(async () => {}), instead: vi.fn(async () => cartOf('new')) };
  return { asked, api, ports, view: { cart: cartOf('old'), subject: 'ann' } };
};

it.each(ACTIONS)('is done once more with the cart in place of one that the shop has forgotten: $name', async ({ act, again }) => {
  const { api, asked, ports, view } = shop();
  await act(api, view, ports);
  expect(ports.refresh).toHaveBeenCalledOnce();
  expect(ports.instead).toHaveBeenCalledExactlyOnceWith('old');
  expect(asked).toHaveLength(again ? 2 : 1);
  if (!again) return;
  const [call, input] = asked[1] ?? [];
  expect(call).toBe(again[0]);
  expect(input).toMatchObject(again[1]);
  expect(input?.key).not.toBe(asked[0]?.[1].key);
  expect(ports.acceptCart).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 'new' }));
});

it.each(ACTIONS)('is said as it was refused where no cart comes in its place: $name', async ({ act }) => {
  const { api, ports, view } = shop();
  await expect(act(api, view, { ...ports, instead: async () => null })).rejects.toBe(forgotten);
});
