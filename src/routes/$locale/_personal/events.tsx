import { createFileRoute } from '@tanstack/react-router';
import { personalRoute } from '#src/shell/router/personal-route.ts';
import { EventsScreen } from '#src/shell/composition/events-screen.tsx';

export const Route = createFileRoute('/$locale/_personal/events')({
  ...personalRoute({ title: 'events.title', messages: ['enrollment'] }),
  component: EventsScreen,
});
