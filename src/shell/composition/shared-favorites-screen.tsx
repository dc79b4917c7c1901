import { useApi } from '#src/base/api/use-api.ts';
import { SharedFavoritesPage } from '#src/shop/favorites/shared-favorites-page.tsx';

export const SharedFavoritesScreen = ({ shareId }: { readonly shareId: string }) => {
  const api = useApi();
  return <SharedFavoritesPage api={api} shareId={shareId} />;
};
