import { settingsFor } from '#contract/settings.ts';
import { useWords } from '#src/i18n/use-words.ts';
import { HeartIcon } from '#ui/icon/heart-icon.tsx';
import { Link } from '#ui/link/link.tsx';
import styles from './favorites-link.module.css';
import { useFavorites } from './use-favorites.ts';

/** The way to the favorites, with how many there are. The count is there before any database is. */
export const FavoritesLink = () => {
  const { t, locale } = useWords('lists');
  const { count } = useFavorites();
  // A shop may have none (spec 1 §6).
  if (!settingsFor(locale.id).features.favorites) return null;
  const label = t('favorites.count', { count });
  return (
    <Link className={styles.link} href={`/${locale.id}/favorites`} aria-label={label} title={label}>
      <HeartIcon />
      {count > 0 ? (
        <span key={count} className={styles.count} aria-hidden="true">
          {count > 99 ? '99+' : count}
        </span>
      ) : null}
    </Link>
  );
};
