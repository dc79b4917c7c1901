import type { CartItem } from '#contract/cart.ts';
import { settingsFor } from '#contract/settings/settings.ts';
import { useWords } from '#src/base/i18n/use-words.ts';
import { struckOf } from '#src/shop/product-ui/struck-price.ts';
import { Badge } from '#ui/badge/badge.tsx';
import styles from './line-price.module.css';

/** The price of a row, its price before promotions, and the reasons: tags and callouts (spec 1 §9). A gift is shown as free first. */
export const LinePrice = ({ item }: { item: CartItem }) => {
  const words = useWords('shop');
  const { price, qty } = item;
  const money = (amount: number): string => words.money(amount, price.currency);
  const before = struckOf(price, settingsFor(words.locale.id).features.omnibusPrice) * qty;
  const now = price.priceAfterItemDiscount;
  const free = price.current === 0 || item.bonus;
  return (
    <div className={styles.price}>
      <p className={styles.row}>
        {before > now ? (
          <>
            <span className="visually-hidden">{words.t('cart.was')} </span>
            <s className={styles.was}>{money(before)}</s> <span className="visually-hidden">{words.t('cart.now')} </span>
          </>
        ) : null}
        <data value={now} className={styles.now} data-reduced={before > now ? '' : undefined}>
          {free && now === 0 ? words.t('price.free') : money(now)}
        </data>
      </p>
      {qty > 1 && !free ? <p className={styles.each}>{words.t('cart.each', { price: money(price.current) })}</p> : null}
      {free ? (
        <Badge tone="positive">{words.t('price.freeGift')}</Badge>
      ) : price.current < price.original ? (
        <Badge tone="accent">{words.t('price.markedDown')}</Badge>
      ) : null}
    </div>
  );
};
