import type { Cart } from '#contract/cart.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
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
  const i18n = useI18n('shop');
  if (cart.shipments.length < 2) return null;
  return cart.shipments.map(({ shippingId, code, shipping, itemIds }) => {
    const entry = cart.shippingMethods.find((candidate) => candidate.shippingId === shippingId);
    const way = entry?.applicableShippingMethods.find((method) => method.code === code)?.label ?? i18n.t('fulfil.ship');
    return (
      <div key={shippingId} className={styles.part}>
        <dt>
          {entry?.storeName === undefined ? way : `${way}, ${entry.storeName}`} <span>({i18n.t('cart.count', { count: itemIds.length })})</span>
        </dt>
        <dd>{shipping === 0 ? i18n.t('totals.free') : i18n.money(shipping, cart.totals.currency)}</dd>
      </div>
    );
  });
};
