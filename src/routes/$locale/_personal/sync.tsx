import { createFileRoute } from '@tanstack/react-router';
import { personalRoute } from '#src/app/personal-route.ts';
import { SyncScreen } from '#src/app/sync-screen.tsx';

export const Route = createFileRoute('/$locale/_personal/sync')({
  ...personalRoute({ title: 'sync.pageTitle', words: ['shop'], personal: 'own' }),
  component: SyncScreen,
});
