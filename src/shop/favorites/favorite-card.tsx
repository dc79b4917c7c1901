import type { ProductHit } from '#contract/calls/products.ts';
import type { Favorite } from '#db/list-sync/favorites.ts';
import type { ShownEntry } from '#db/list-sync/fold.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { ProductCard } from '#src/shop/product-ui/product-card.tsx';
import { Button } from '#ui/button/button.tsx';
import { HeartIcon } from '#ui/icon/heart-icon.tsx';
import { CloudCheckIcon } from '#ui/icon/cloud-check-icon.tsx';
import { priceChange } from './price-change.ts';
import { removeWithUndo } from './remove-with-undo.ts';
import styles from './favorite-card.module.css';

export interface FavoriteCardProps {
  readonly entry: ShownEntry<Favorite>;
  readonly onQuickShop: (hit: ProductHit, productId: string) => void;
  readonly onIntent: () => void;
}

const SIZES = '(width >= 100rem) 26rem, (width >= 64rem) 24vw, (width >= 40rem) 31vw, 47vw';

/** One favorite: its card as it is now, what has changed since it became one, and the way into the cart. */
export const FavoriteCard = ({ entry, onQuickShop, onIntent }: FavoriteCardProps) => {
  const i18n = useI18n('lists');
  const { key, value, mark } = entry;
  const { card } = value;
  if (!card) {
    return (
      <div className={styles.gone}>
        <HeartIcon size={32} />
        <p>{i18n.t('favorites.goneName')}</p>
        <Button variant="link" onClick={() => removeWithUndo(key, i18n)}>
          {i18n.t('favorites.removeGone')}
        </Button>
      </div>
    );
  }
  const change = priceChange(value);
  const canBuy = card.inventory === 'InStock' && !card.comingSoon;
  return (
    <div className={styles.favorite}>
      <ProductCard hit={card} sizes={SIZES} plain />
      {change === 0 ? null : (
        <p className={styles.change} data-down={change < 0 ? '' : undefined}>
          {i18n.t(change < 0 ? 'favorites.priceDown' : 'favorites.priceUp', { amount: i18n.money(Math.abs(change), card.price.currency) })}
        </p>
      )}
      {mark === 'saved' ? null : (
        <p className={styles.waiting}>
          <CloudCheckIcon size={16} />
          {i18n.t('favorites.waiting')}
        </p>
      )}
      {canBuy ? (
        <Button
          variant="secondary"
          size="sm"
          block
          aria-label={i18n.t('favorites.addOf', { action: i18n.t('buy.add'), name: card.name })}
          onPointerEnter={onIntent}
          onFocus={onIntent}
          onClick={() => onQuickShop(card, value.id)}
        >
          {i18n.t('buy.add')}
        </Button>
      ) : null}
    </div>
  );
};
