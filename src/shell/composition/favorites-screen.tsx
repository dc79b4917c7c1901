import { useApi } from '#src/base/api/use-api.ts';
import { favorites } from '#src/shop/favorites/favorites.ts';
import { FavoritesPage } from '#src/shop/favorites/favorites-page.tsx';
import { ShareFavorites } from '#src/shop/favorites/share-favorites.tsx';
import { useSession } from '#src/base/session/use-session.ts';
import { NotFound } from '#src/shell/router/not-found.tsx';
import { quickShopPort } from '#src/shell/content/quick-shop-port.ts';

/** Employees have no favorites (spec 2 §4). */
export const FavoritesScreen = () => {
  const api = useApi();
  const { consumerType } = useSession();
  if (consumerType === 'EMPLOYEE') return <NotFound />;
  const share = <ShareFavorites api={api} origin={typeof location === 'undefined' ? '' : location.origin} settle={favorites.refresh} />;
  return <FavoritesPage {...quickShopPort} share={share} />;
};
