import { useApi } from '#src/api/use-api.ts';
import { SharedFavoritesPage } from '#src/favorites/shared-favorites-page.tsx';

export const SharedFavoritesScreen = ({ shareId }: { readonly shareId: string }) => {
  const api = useApi();
  return <SharedFavoritesPage api={api} shareId={shareId} />;
};
