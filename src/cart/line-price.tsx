import type { CartItem } from '#contract/cart.ts';
import { settingsFor } from '#contract/settings/settings.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { struckOf } from '#src/shop/product-ui/struck-price.ts';
import { Badge } from '#ui/badge/badge.tsx';
import styles from './line-price.module.css';

/** The price of a row, its price before promotions, and the reasons: tags and callouts (spec 1 §9). A gift is shown as free first. */
export const LinePrice = ({ item }: { item: CartItem }) => {
  const i18n = useI18n('shop');
  const { price, qty } = item;
  const money = (amount: number): string => i18n.money(amount, price.currency);
  const before = struckOf(price, settingsFor(i18n.locale.id).features.omnibusPrice) * qty;
  const now = price.priceAfterItemDiscount;
  const free = price.current === 0 || item.bonus;
  return (
    <div className={styles.price}>
      <p className={styles.row}>
        {before > now ? (
          <>
            <span className="visually-hidden">{i18n.t('cart.was')} </span>
            <s className={styles.was}>{money(before)}</s> <span className="visually-hidden">{i18n.t('cart.now')} </span>
          </>
        ) : null}
        <data value={now} className={styles.now} data-reduced={before > now ? '' : undefined}>
          {free && now === 0 ? i18n.t('price.free') : money(now)}
        </data>
      </p>
      {qty > 1 && !free ? <p className={styles.each}>{i18n.t('cart.each', { price: money(price.current) })}</p> : null}
      {free ? (
        <Badge tone="positive">{i18n.t('price.freeGift')}</Badge>
      ) : price.current < price.original ? (
        <Badge tone="accent">{i18n.t('price.markedDown')}</Badge>
      ) : null}
    </div>
  );
};
