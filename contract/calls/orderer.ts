import type { Address } from '#contract/address.ts';
import type { Order } from './checkout.ts';

/** Whoever ordered, by the name they gave with the goods where that is known: the bill is theirs, the goods may be collected by somebody else. */
export const ordererOf = ({ billingAddress, shipments }: Pick<Order, 'billingAddress' | 'shipments'>): Address =>
  shipments.flatMap(({ address }) => address ?? []).find(({ email }) => email === billingAddress.email) ?? billingAddress;
