import { createFileRoute } from '@tanstack/react-router';
import { OfflineCatalogueScreen } from '#src/shell/composition/offline-catalogue-screen.tsx';
import { personalRoute } from '#src/shell/router/personal-route.ts';

export const Route = createFileRoute('/$locale/_personal/offline-catalogue')({
  ...personalRoute({ title: 'offlineCatalogue.pageTitle', messages: ['offline-catalogue'] }),
  component: OfflineCatalogueScreen,
});
