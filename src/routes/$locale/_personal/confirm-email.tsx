import { createFileRoute } from '@tanstack/react-router';
import { personalRoute } from '#src/app/personal-route.ts';
import { ConfirmEmailScreen } from '#src/app/password-screens.tsx';

export const Route = createFileRoute('/$locale/_personal/confirm-email')({
  ...personalRoute({ title: 'confirmEmail.title', words: ['security'], personal: 'asking' }),
  component: ConfirmEmailScreen,
});
