import { createFileRoute } from '@tanstack/react-router';
import { personalRoute } from '#src/shell/personal-route.ts';
import { SyncScreen } from '#src/shell/sync-screen.tsx';

export const Route = createFileRoute('/$locale/_personal/sync')({
  ...personalRoute({ title: 'sync.pageTitle', messages: ['shop'], personal: 'own' }),
  component: SyncScreen,
});
