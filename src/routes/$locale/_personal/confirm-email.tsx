import { createFileRoute } from '@tanstack/react-router';
import { personalRoute } from '#src/shell/router/personal-route.ts';
import { ConfirmEmailScreen } from '#src/shell/composition/password-screens.tsx';

export const Route = createFileRoute('/$locale/_personal/confirm-email')({
  ...personalRoute({ title: 'confirmEmail.title', messages: ['security'], personal: 'asking' }),
  component: ConfirmEmailScreen,
});
