import { settingsFor } from '#contract/settings/settings.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { iconButtonProps, IconWithCount } from '#ui/button/icon-button.tsx';
import { HeartIcon } from '#ui/icon/heart-icon.tsx';
import { Link } from '#ui/link/link.tsx';
import { useSession } from '#src/base/session/use-session.ts';
import { useFavorites } from './use-favorites.ts';

/** The way to the favorites, with how many there are. The count is there before any database is. */
export const FavoritesLink = () => {
  const { t, locale } = useI18n('lists');
  const { count } = useFavorites();
  const { consumerType } = useSession();
  // A shop may have none, an employee has none (spec 1 §6).
  if (!settingsFor(locale.id).features.favorites || consumerType === 'EMPLOYEE') return null;
  return (
    <Link {...iconButtonProps({ label: t('favorites.count', { count }) })} data-favorites="" href={`/${locale.id}/favorites`}>
      <IconWithCount icon={<HeartIcon />} count={count} />
    </Link>
  );
};
