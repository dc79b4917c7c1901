import { createFileRoute } from '@tanstack/react-router';
import { personalRoute } from '#src/shell/router/personal-route.ts';
import { ForgotPasswordScreen } from '#src/shell/composition/password-screens.tsx';

export const Route = createFileRoute('/$locale/_personal/forgot-password')({
  ...personalRoute({ title: 'forgot.title', personal: 'asking' }),
  component: ForgotPasswordScreen,
});
