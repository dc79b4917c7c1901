import { createFileRoute } from '@tanstack/react-router';
import { personalRoute } from '#src/shell/router/personal-route.ts';
import { AssociateLoginScreen } from '#src/shell/composition/associate-login-screen.tsx';

export const Route = createFileRoute('/$locale/_personal/associate-login')({
  ...personalRoute({ title: 'inStore.login.title', messages: ['in-store'], personal: 'asking' }),
  component: AssociateLoginScreen,
});
