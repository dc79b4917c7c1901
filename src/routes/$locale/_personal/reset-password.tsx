import { createFileRoute } from '@tanstack/react-router';
import { personalRoute } from '#src/app/personal-route.ts';
import { ResetPasswordScreen } from '#src/app/password-screens.tsx';

export const Route = createFileRoute('/$locale/_personal/reset-password')({
  ...personalRoute({ title: 'reset.title', words: ['security'], personal: 'asking' }),
  component: ResetPasswordScreen,
});
