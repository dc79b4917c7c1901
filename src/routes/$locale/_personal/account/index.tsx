import { createFileRoute } from '@tanstack/react-router';
import { personalRoute } from '#src/shell/router/personal-route.ts';
import { AccountOverview } from '#src/account/account-overview.tsx';

export const Route = createFileRoute('/$locale/_personal/account/')({
  ...personalRoute({ title: 'account.title', messages: ['security'], personal: 'own', area: 'account' }),
  component: AccountOverview,
});
