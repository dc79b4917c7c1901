import type { CartItem } from '#contract/cart.ts';
import type { Order } from '#contract/calls/checkout.ts';
import { LOCALES, type LocaleId } from '#contract/locales.ts';
import { chargedFor, RETURN_DAYS, type ReturnReason, type Unreturnable } from '#contract/calls/order-states.ts';
import type { OrderFacts } from './facts.ts';
import { sentBack, stepOf } from './status.ts';

const DAY_MS = 86_400_000;

export interface ReturnWish {
  readonly itemId: string;
  readonly qty: number;
  readonly reason: ReturnReason;
}

/** When the last piece arrived; undefined while something is under way. */
const arrivedAt = (order: Order, { events }: OrderFacts): Date | undefined => {
  const days = order.shipments.map(({ shippingId }) => events.find((event) => event.shippingId === shippingId && event.step === 'DELIVERED')?.at);
  return days.every((day) => day !== undefined) ? new Date(Math.max(...days.map((day) => day.getTime()))) : undefined;
};

/**
 * The last moment at which something can be sent back: thirty days after the last piece arrived; of orders from November and
 * December not before the end of January, since presents take time (the shop's page about returns). Undefined while something is under way.
 */
export const returnsUntil = (order: Order, facts: OrderFacts): Date | undefined => {
  const arrived = arrivedAt(order, facts);
  if (!arrived) return undefined;
  const usual = new Date(arrived.getTime() + RETURN_DAYS * DAY_MS);
  const placed = new Date(order.placedAt);
  const presents = placed.getUTCMonth() >= 10 ? new Date(Date.UTC(placed.getUTCFullYear() + 1, 1, 1) - 1) : usual;
  return presents > usual ? presents : usual;
};

export interface Returnable {
  readonly itemId: string;
  /** Pieces that can be sent back now. */
  readonly qty: number;
  readonly why?: Unreturnable;
}

const whyNot = (order: Order, facts: OrderFacts, item: CartItem, now: Date): Unreturnable | undefined => {
  const shipment = order.shipments.find(({ itemIds }) => itemIds.includes(item.id));
  if (facts.cancellation) return 'cancelled';
  if (item.isDigitalProduct) return 'digital';
  if (item.isCustoms) return 'custom';
  if (item.bonus) return 'gift';
  if (!shipment || stepOf(facts, shipment.shippingId) !== 'DELIVERED') return 'not-delivered';
  const until = returnsUntil(order, facts);
  if (until && now > until) return 'too-late';
  return sentBack(facts, item.id) >= item.qty ? 'returned' : undefined;
};

export const returnableOf = (order: Order, facts: OrderFacts, now: Date): readonly Returnable[] =>
  order.items.map((item) => {
    const why = whyNot(order, facts, item, now);
    return why === undefined ? { itemId: item.id, qty: item.qty - sentBack(facts, item.id) } : { itemId: item.id, qty: 0, why };
  });

/** What all units of an item cost the shopper: after every discount, with its tax. */
const paidFor = ({ price, taxTotal }: CartItem, locale: LocaleId): number =>
  price.priceAfterOrderDiscount + (LOCALES[locale].taxIncluded ? 0 : taxTotal);

export interface RefundPlan {
  /** In the order of the wishes. */
  readonly amounts: readonly number[];
  /** With delivery, where the whole order comes back. */
  readonly total: number;
}

/**
 * What goes back for some units. Of an item bought three times for 10.00 the units are worth 3.33, 3.33 and 3.34 in whatever portions they come: what has
 * gone back for k of n units is always k n-ths, rounded down. With the last piece of an order everything that was paid has gone back, delivery too.
 */
export const planRefund = (order: Order, locale: LocaleId, facts: OrderFacts, wishes: readonly ReturnWish[]): RefundPlan => {
  const counted = new Map<string, number>();
  const amounts = wishes.map(({ itemId, qty }) => {
    const item = order.items.find(({ id }) => id === itemId);
    if (!item) return 0;
    const before = sentBack(facts, itemId) + (counted.get(itemId) ?? 0);
    counted.set(itemId, (counted.get(itemId) ?? 0) + qty);
    const paid = paidFor(item, locale);
    return Math.floor((paid * (before + qty)) / item.qty) - Math.floor((paid * before) / item.qty);
  });
  const refunded = facts.returns.reduce((sum, { row }) => sum + row.amount, 0);
  const left = chargedFor(order) - refunded;
  const nothingStays = order.items.every(({ id, qty, bonus }) => bonus || sentBack(facts, id) + (counted.get(id) ?? 0) >= qty);
  const ofUnits = amounts.reduce((sum, amount) => sum + amount, 0);
  return { amounts, total: nothingStays ? left : Math.min(ofUnits, left) };
};
