import type { Address } from '#contract/address.ts';
import type { Order } from '#contract/calls/checkout.ts';
import { isGiftCard } from '#server/commerce/gift-cards/issue.ts';

/** The address of whoever subscribed to the newsletter in the checkout. */
export const subscriberOf = ({ shipments, billingAddress }: Pick<Order, 'shipments' | 'billingAddress'>): Address | undefined =>
  [...shipments.flatMap(({ address }) => address ?? []), billingAddress].find(({ subscriptions }) => subscriptions?.newsletterConsent);

/** Whether something follows from a placed order that `finaliseOrder` does. */
export const hasConsequences = (order: Order): boolean => order.items.some(isGiftCard) || subscriberOf(order) !== undefined;
