import { createFileRoute } from '@tanstack/react-router';
import { ModerationScreen } from '#src/shell/composition/moderation-screen.tsx';
import { personalRoute } from '#src/shell/router/personal-route.ts';

export const Route = createFileRoute('/$locale/_personal/staff/reviews')({
  ...personalRoute({ title: 'moderation.title', messages: ['moderation', 'reviews'], personal: 'own' }),
  component: ModerationScreen,
});
