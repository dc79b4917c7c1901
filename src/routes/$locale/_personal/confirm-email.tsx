import { createFileRoute } from '@tanstack/react-router';
import { personalRoute } from '#src/shell/personal-route.ts';
import { ConfirmEmailScreen } from '#src/shell/password-screens.tsx';

export const Route = createFileRoute('/$locale/_personal/confirm-email')({
  ...personalRoute({ title: 'confirmEmail.title', messages: ['security'], personal: 'asking' }),
  component: ConfirmEmailScreen,
});
