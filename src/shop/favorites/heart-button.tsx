import { settingsFor } from '#contract/settings/settings.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import type { FavoriteMarkProps } from '#src/shop/product-ui/favorite-mark.ts';
import { hitOfDetails } from '#src/shop/product-ui/hit-of-details.ts';
import { useSession } from '#src/base/session/use-session.ts';
import { IconButton } from '#ui/button/icon-button.tsx';
import { HeartFilledIcon } from '#ui/icon/heart-filled-icon.tsx';
import { HeartIcon } from '#ui/icon/heart-icon.tsx';
import { addFavorite, favorites, removeFavorite } from './favorites.ts';
import styles from './heart-button.module.css';
import { useIsFavorite } from './use-favorites.ts';

/** Makes a product a favorite, or takes it off the list: a toggle that answers at once, with or without a network. */
export const HeartButton = ({ card, productId, look = 'solid', onRemove }: FavoriteMarkProps) => {
  const { t, locale } = useI18n('lists');
  const { consumerType } = useSession();
  const key = card.id;
  const isFavorite = useIsFavorite(key);
  const prepare = (): void => void favorites.open().catch(() => undefined);
  const toggle = (): void => {
    if (!isFavorite) addFavorite('variants' in card ? hitOfDetails(card, productId) : card, productId);
    else if (onRemove) onRemove();
    else removeFavorite(key, null);
  };
  // A shop may have none, an employee has none (spec 1 §6).
  if (!settingsFor(locale.id).features.favorites || consumerType === 'EMPLOYEE') return null;
  return (
    <IconButton
      className={styles.heart}
      data-favorites=""
      look={look}
      label={t('favorites.mark', { name: card.name })}
      aria-pressed={isFavorite}
      icon={isFavorite ? <HeartFilledIcon size={20} /> : <HeartIcon size={20} />}
      onPointerDown={prepare}
      onClick={toggle}
    />
  );
};
