import { createFileRoute } from '@tanstack/react-router';
import { personalRoute } from '#src/shell/router/personal-route.ts';
import { SharedFavoritesScreen } from '#src/shell/composition/shared-favorites-screen.tsx';

export const Route = createFileRoute('/$locale/_personal/favorites/shared/$shareId')({
  ...personalRoute({ title: 'share.pageTitle', messages: ['sharing'], personal: 'own', offered: ({ features }) => features.favorites }),
  component: SharedFavorites,
});

function SharedFavorites() {
  return <SharedFavoritesScreen shareId={Route.useParams().shareId} />;
}
