import { createFileRoute } from '@tanstack/react-router';
import { SetsScreen } from '#src/shell/composition/sets-screen.tsx';
import { personalRoute } from '#src/shell/router/personal-route.ts';

export const Route = createFileRoute('/$locale/_personal/staff/sets/$setId')({
  ...personalRoute({ title: 'editor.set.title', messages: ['editor', 'discovery'], personal: 'own' }),
  component: Editor,
});

function Editor() {
  const { setId } = Route.useParams();
  return <SetsScreen setId={setId} />;
}
