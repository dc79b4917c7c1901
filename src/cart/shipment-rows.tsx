import type { Cart } from '#contract/cart.ts';
import { useWords } from '#src/base/i18n/use-words.ts';
import styles from './totals.module.css';

type Entry = Cart['shippingMethods'][number];

/** What is shown of a cart's deliveries; an order has the same fields. */
export type DeliveryFacts = Pick<Cart, 'shipments' | 'totals'> & {
  readonly shippingMethods: readonly (Pick<Entry, 'shippingId' | 'address' | 'storeName'> & {
    readonly applicableShippingMethods: readonly Pick<Entry['applicableShippingMethods'][number], 'code' | 'label'>[];
  })[];
};

/** Fulfilment and cost of each of several shipments: a cart can be delivered, collected and emailed at once. */
export const ShipmentRows = ({ cart }: { cart: DeliveryFacts }) => {
  const words = useWords('shop');
  if (cart.shipments.length < 2) return null;
  return cart.shipments.map(({ shippingId, code, shipping, itemIds }) => {
    const entry = cart.shippingMethods.find((candidate) => candidate.shippingId === shippingId);
    const way = entry?.applicableShippingMethods.find((method) => method.code === code)?.label ?? words.t('fulfil.ship');
    return (
      <div key={shippingId} className={styles.part}>
        <dt>
          {entry?.storeName === undefined ? way : `${way}, ${entry.storeName}`} <span>({words.t('cart.count', { count: itemIds.length })})</span>
        </dt>
        <dd>{shipping === 0 ? words.t('totals.free') : words.money(shipping, cart.totals.currency)}</dd>
      </div>
    );
  });
};
