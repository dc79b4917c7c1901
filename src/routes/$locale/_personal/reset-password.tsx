import { createFileRoute } from '@tanstack/react-router';
import { personalRoute } from '#src/shell/router/personal-route.ts';
import { ResetPasswordScreen } from '#src/shell/composition/password-screens.tsx';

export const Route = createFileRoute('/$locale/_personal/reset-password')({
  ...personalRoute({ title: 'reset.title', messages: ['security'], personal: 'asking' }),
  component: ResetPasswordScreen,
});
