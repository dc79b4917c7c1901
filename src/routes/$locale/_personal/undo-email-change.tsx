import { createFileRoute } from '@tanstack/react-router';
import { personalRoute } from '#src/app/personal-route.ts';
import { UndoEmailChangeScreen } from '#src/app/password-screens.tsx';

export const Route = createFileRoute('/$locale/_personal/undo-email-change')({
  ...personalRoute({ title: 'undoEmail.title', words: ['security'], personal: 'asking' }),
  component: UndoEmailChangeScreen,
});
