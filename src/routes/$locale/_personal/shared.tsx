import { createFileRoute } from '@tanstack/react-router';
import { SharedScreen } from '#src/shell/composition/shared-screen.tsx';
import { personalRoute } from '#src/shell/router/personal-route.ts';

export const Route = createFileRoute('/$locale/_personal/shared')({
  ...personalRoute({ title: 'header.search' }),
  component: SharedScreen,
});
