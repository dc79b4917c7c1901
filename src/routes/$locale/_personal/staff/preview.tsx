import { createFileRoute } from '@tanstack/react-router';
import { personalRoute } from '#src/shell/router/personal-route.ts';
import { PreviewViewerScreen } from '#src/shell/composition/preview-viewer-screen.tsx';

export const Route = createFileRoute('/$locale/_personal/staff/preview')({
  ...personalRoute({ title: 'preview.title', messages: ['staff'], personal: 'own' }),
  component: PreviewViewerScreen,
});
