import { createFileRoute } from '@tanstack/react-router';
import { personalRoute } from '#src/shell/router/personal-route.ts';
import { SecurityPage } from '#src/account/security/security-page.tsx';

export const Route = createFileRoute('/$locale/_personal/account/security')({
  ...personalRoute({ title: 'account.security', messages: ['security'], personal: 'own' }),
  component: SecurityPage,
});
