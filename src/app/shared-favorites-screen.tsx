import { useLocation } from '@tanstack/react-router';
import { useApi } from '#src/api/use-api.ts';
import { SharedFavoritesPage } from '#src/favorites/shared-favorites-page.tsx';

/** `/favorites/shared/{id}`: the id is that of the link. */
export const SharedFavoritesScreen = () => {
  const api = useApi();
  const id = useLocation({ select: ({ pathname }) => pathname.replace(/\/$/, '').split('/').at(-1) ?? '' });
  return <SharedFavoritesPage api={api} shareId={id} />;
};
