import { createFileRoute } from '@tanstack/react-router';
import { personalRoute } from '#src/shell/router/personal-route.ts';
import { SyncScreen } from '#src/shell/composition/sync-screen.tsx';

export const Route = createFileRoute('/$locale/_personal/sync')({
  ...personalRoute({ title: 'sync.pageTitle', messages: ['shop'], personal: 'own' }),
  component: SyncScreen,
});
