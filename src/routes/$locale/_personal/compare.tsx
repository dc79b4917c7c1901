import { createFileRoute } from '@tanstack/react-router';
import { CompareScreen } from '#src/shell/composition/compare-screen.tsx';
import { personalRoute } from '#src/shell/router/personal-route.ts';

/** `/{locale}/compare?ids=`: products side by side, those of this device or those that a link names. */
export const Route = createFileRoute('/$locale/_personal/compare')({
  ...personalRoute({ title: 'compare.title', messages: ['discovery'] }),
  component: CompareScreen,
});
