import { createFileRoute } from '@tanstack/react-router';
import { personalRoute } from '#src/app/personal-route.ts';
import { ForgotPasswordScreen } from '#src/app/password-screens.tsx';

export const Route = createFileRoute('/$locale/_personal/forgot-password')({
  ...personalRoute({ title: 'forgot.title', personal: 'asking' }),
  component: ForgotPasswordScreen,
});
