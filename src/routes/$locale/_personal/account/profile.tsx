import { createFileRoute } from '@tanstack/react-router';
import { personalRoute } from '#src/shell/router/personal-route.ts';
import { ProfileScreen } from '#src/account/profile/profile-screen.tsx';

export const Route = createFileRoute('/$locale/_personal/account/profile')({
  ...personalRoute({ title: 'account.profile', messages: ['shopper'], personal: 'own', area: 'account-profile' }),
  component: ProfileScreen,
});
