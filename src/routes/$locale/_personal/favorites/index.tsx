import { createFileRoute } from '@tanstack/react-router';
import { personalRoute } from '#src/app/personal-route.ts';
import { FavoritesScreen } from '#src/app/favorites-screen.tsx';

export const Route = createFileRoute('/$locale/_personal/favorites/')({
  ...personalRoute({ title: 'favorites.title', words: ['shop'], personal: 'own', offered: ({ features }) => features.favorites }),
  component: FavoritesScreen,
});
