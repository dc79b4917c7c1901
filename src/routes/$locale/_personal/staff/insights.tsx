import { createFileRoute } from '@tanstack/react-router';
import { personalRoute } from '#src/shell/router/personal-route.ts';
import { InsightsScreen } from '#src/shell/composition/insights-screen.tsx';

export const Route = createFileRoute('/$locale/_personal/staff/insights')({
  ...personalRoute({ title: 'staff.title', messages: ['staff'], personal: 'own' }),
  component: InsightsScreen,
});
