import { createFileRoute } from '@tanstack/react-router';
import { personalRoute } from '#src/shell/router/personal-route.ts';
import { UndoEmailChangeScreen } from '#src/shell/composition/password-screens.tsx';

export const Route = createFileRoute('/$locale/_personal/undo-email-change')({
  ...personalRoute({ title: 'undoEmail.title', messages: ['security'], personal: 'asking' }),
  component: UndoEmailChangeScreen,
});
