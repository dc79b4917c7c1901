import type { CartItem } from '#contract/cart.ts';
import { settingsFor } from '#contract/settings/settings.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { GiftFacts } from '#src/shop/product-ui/gift-facts.tsx';
import { struckOf } from '#src/shop/product-ui/struck-price.ts';
import { TextLink } from '#ui/link/text-link.tsx';
import styles from './item-list.module.css';

export interface ItemListProps {
  readonly items: readonly CartItem[];
  readonly label: string;
  /** Names lead to their products. Not while an order is being placed: who leaves there does not come back. */
  readonly linked?: boolean;
  /** What the shop says about an item, by its id. */
  readonly remark?: (itemId: string) => string | undefined;
}

/** What is bought, to read: picture, name, choice, units and what the row costs. */
export const ItemList = ({ items, label, linked = false, remark }: ItemListProps) => {
  const i18n = useI18n('shop', 'checkout');
  const { omnibusPrice } = settingsFor(i18n.locale.id).features;
  return (
    <ul className={styles.items} aria-label={label}>
      {items.map((item) => {
        const { price, qty, bonus } = item;
        const chosen = item.attributes.map((attribute) => attribute.label).join(' · ');
        const before = struckOf(price, omnibusPrice) * qty;
        const said = remark?.(item.id);
        return (
          <li key={item.id} className={styles.item}>
            <span className={styles.picture}>
              {item.productImageURL ? <img src={item.productImageURL} alt="" width={72} height={72} loading="lazy" decoding="async" /> : null}
            </span>
            <div className={styles.what}>
              <p className={styles.name}>{linked && item.slug ? <TextLink href={item.pdpUrl}>{item.name}</TextLink> : item.name}</p>
              {chosen ? <p className={styles.more}>{chosen}</p> : null}
              <GiftFacts gift={item.giftOption} className={styles.more} />
              <p className={styles.more}>{i18n.t('items.pieces', { qty })}</p>
              {said ? <p className={styles.said}>{said}</p> : null}
            </div>
            <p className={styles.cost}>
              {before > price.priceAfterItemDiscount ? (
                <>
                  <span className="visually-hidden">{i18n.t('cart.was')} </span>
                  <s className={styles.was}>{i18n.money(before, price.currency)}</s> <span className="visually-hidden">{i18n.t('cart.now')} </span>
                </>
              ) : null}
              <span>
                {bonus && price.priceAfterItemDiscount === 0 ? i18n.t('price.free') : i18n.money(price.priceAfterItemDiscount, price.currency)}
              </span>
            </p>
          </li>
        );
      })}
    </ul>
  );
};
