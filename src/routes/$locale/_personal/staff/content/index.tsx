import { createFileRoute } from '@tanstack/react-router';
import { ContentEditorScreen } from '#src/shell/composition/content-editor-screen.tsx';
import { personalRoute } from '#src/shell/router/personal-route.ts';

export const Route = createFileRoute('/$locale/_personal/staff/content/')({
  ...personalRoute({ title: 'editor.title', messages: ['editor'], personal: 'own' }),
  component: ContentEditorScreen,
});
