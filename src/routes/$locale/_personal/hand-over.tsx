import { createFileRoute } from '@tanstack/react-router';
import { TakeOverScreen } from '#src/shell/composition/take-over-screen.tsx';
import { personalRoute } from '#src/shell/router/personal-route.ts';

export const Route = createFileRoute('/$locale/_personal/hand-over')({
  ...personalRoute({ title: 'inStore.takeOver.title', messages: ['in-store'] }),
  component: TakeOverScreen,
});
