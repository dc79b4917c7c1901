import { createFileRoute } from '@tanstack/react-router';
import { eventsQuery } from '#src/shell/composition/events-query.ts';
import { EventsScreen } from '#src/shell/composition/events-screen.tsx';
import { personalRoute } from '#src/shell/router/personal-route.ts';

const route = personalRoute({ title: 'events.title', messages: ['enrollment'] });

export const Route = createFileRoute('/$locale/_personal/events')({
  ...route,
  loader: async ({ context }) => {
    const [data] = await Promise.all([route.loader({ context }), import.meta.env.SSR && context.queryClient.prefetchQuery(eventsQuery(context))]);
    return data;
  },
  component: EventsScreen,
});
