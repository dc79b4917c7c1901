import type { ShippingCode } from '#contract/cart.ts';
import type { ErrorCode } from '#contract/errors/errors.ts';
import type { FlashCode } from '#contract/errors/flash.ts';
import { SHIP } from '#server/platform/db/schema/catalogue.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { availableAt } from '#server/commerce/stock/reservations.ts';
import type { CartStore } from './ports.ts';
import type { ItemRow } from './rows.ts';
import { wayOf } from './availability.ts';
import type { CartState } from './view.ts';

/** A line that cannot come as it was chosen, and how it still can. */
export interface Move {
  readonly item: ItemRow;
  readonly from: ShippingCode;
  readonly to: 'standard' | 'pickup' | 'sts';
  /** Null: shipped. */
  readonly storeId: string | null;
}

/** The changes that shoppers are told of (spec 1 §4), by from and to; what waits at a collection point counts as picked up. */
const FLASHES: Readonly<Record<string, FlashCode>> = {
  'pickup standard': 'PickupToHomeDelivery',
  'pickup sts': 'PickupToShipToStore',
  'sts standard': 'ShipToStoreToHomeDelivery',
  'sts pickup': 'ShipToStoreToPickup',
  'standard pickup': 'HomeDeliveryToPickup',
  'pudo standard': 'PickupToHomeDelivery',
};
export const flashOfMove = ({ from, to }: Pick<Move, 'from' | 'to'>): FlashCode => FLASHES[`${from} ${to}`] ?? 'PickupToHomeDelivery';

/** An order is refused with one of three (spec 1 §8): it would be collected, it would be shipped, it would be sent to the store. */
const REFUSALS: Readonly<Record<Move['to'], ErrorCode>> = { pickup: 'ORD516', standard: 'ORD517', sts: 'ORD518' };

/** Where a line that lies in no warehouse can be collected: the store of the shopper's choice, else one that the cart goes to anyway. */
const collectAt = (item: ItemRow, { rows, stores, available }: CartState, favStoreId: string | undefined): CartStore | undefined =>
  [favStoreId, ...rows.items.map(({ storeId }) => storeId)]
    .flatMap((id) => (id == null ? [] : (stores.get(id) ?? [])))
    .find((store) => store.services.includes('pickup') && availableAt(available, item.upc, store.id) >= item.qty);

const moveOf = (item: ItemRow, state: CartState, favStoreId: string | undefined): Move | undefined => {
  const { variants, stores, available } = state;
  const variant = variants.get(item.upc);
  if (item.bonus || !variant?.sellable) return undefined;
  const from = wayOf(item, variant);
  const store = item.storeId === null ? undefined : stores.get(item.storeId);
  const ships = variant.backorder || availableAt(available, item.upc, SHIP) >= item.qty;
  const onShelf = store?.services.includes('pickup') === true && availableAt(available, item.upc, store.id) >= item.qty;
  const sendable = store?.services.includes('sts') === true;
  const none = (location: string): boolean => availableAt(available, item.upc, location) === 0;
  const home: Move | undefined = ships ? { item, from, to: 'standard', storeId: null } : undefined;
  switch (from) {
    case 'pickup':
      if (store?.services.includes('pickup') && !none(store.id)) return undefined;
      return store && sendable && ships ? { item, from, to: 'sts', storeId: store.id } : home;
    case 'sts':
      if (store && sendable && (variant.backorder || !none(SHIP))) return undefined;
      return store && onShelf ? { item, from, to: 'pickup', storeId: store.id } : home;
    case 'pudo':
      return store?.services.includes('pudo') ? undefined : home;
    case 'standard': {
      if (variant.backorder || !none(SHIP)) return undefined;
      const place = collectAt(item, state, favStoreId);
      return place && { item, from, to: 'pickup', storeId: place.id };
    }
    default:
      return undefined;
  }
};

/** The lines that have to come another way than they were chosen, each with the way that is left. Missing units alone move nothing. */
export const movesOf = (state: CartState, favStoreId?: string): Move[] => state.rows.items.flatMap((item) => moveOf(item, state, favStoreId) ?? []);

/**
 * That an order comes as it was chosen: ORD516, ORD517 or ORD518 say which line would have to come how instead; INV407 where the place is
 * gone at which it was to be collected and nothing else is left. A reading with `isPatchRequired` makes the change.
 */
export const assertDelivery = (state: CartState): void => {
  const moves = movesOf(state);
  const [first] = moves;
  if (first) {
    const items = moves.map(({ item, from, to, storeId }) => ({
      itemId: item.id,
      upc: item.upc,
      from,
      to,
      ...(storeId === null ? {} : { storeId }),
    }));
    throw new Refusal(REFUSALS[first.to], { items });
  }
  const lost = state.rows.items.filter(({ storeId }) => storeId !== null && !state.stores.has(storeId));
  if (lost.length > 0) throw new Refusal('INV407', { items: lost.map(({ id, upc }) => ({ itemId: id, upc })) });
};
