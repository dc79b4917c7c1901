import type { Favorite } from '#db/list-sync/favorites.ts';
import { refusalText } from '#src/base/i18n/refusal-text.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import type { ListState } from '#src/base/lists/create-list.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { favorites } from './favorites.ts';

/** What the shopper has to know about the list: refused wishes until they are dismissed, and a device that keeps nothing. */
export const FavoriteNotices = ({ list }: { list: ListState<Favorite> }) => {
  const i18n = useI18n('lists', 'errors');
  return (
    <>
      {list.refused.map(({ key, want, refusal }) =>
        refusal ? (
          <Banner key={key} kind="warning" compact role="alert" onDismiss={() => void favorites.dismiss(key)}>
            {i18n.t('favorites.refused', { name: want?.card?.name ?? i18n.t('favorites.aProduct'), reason: refusalText(i18n, refusal) })}
          </Banner>
        ) : null,
      )}
      {list.lost > 0 ? (
        <Banner kind="error" compact role="alert">
          {i18n.t('lists.lost')}
        </Banner>
      ) : list.storage ? (
        <Banner kind="warning" compact>
          {i18n.t('lists.storage')}
        </Banner>
      ) : null}
    </>
  );
};
