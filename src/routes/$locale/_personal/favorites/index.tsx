import { createFileRoute } from '@tanstack/react-router';
import { personalRoute } from '#src/shell/router/personal-route.ts';
import { FavoritesScreen } from '#src/shell/composition/favorites-screen.tsx';

export const Route = createFileRoute('/$locale/_personal/favorites/')({
  ...personalRoute({ title: 'favorites.title', messages: ['shop'], personal: 'own', offered: ({ features }) => features.favorites }),
  component: FavoritesScreen,
});
