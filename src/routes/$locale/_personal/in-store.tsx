import { createFileRoute } from '@tanstack/react-router';
import { personalRoute } from '#src/shell/router/personal-route.ts';
import { InStoreScreen } from '#src/shell/composition/in-store-screen.tsx';

export const Route = createFileRoute('/$locale/_personal/in-store')({
  ...personalRoute({ title: 'inStore.title', messages: ['in-store'], personal: 'own' }),
  component: InStoreScreen,
});
