import { createFileRoute } from '@tanstack/react-router';
import { personalRoute } from '#src/shell/router/personal-route.ts';
import { PrivacyScreen } from '#src/shell/composition/privacy-screen.tsx';

export const Route = createFileRoute('/$locale/_personal/account/privacy')({
  ...personalRoute({ title: 'account.privacy', messages: ['shopper'], personal: 'own' }),
  component: PrivacyScreen,
});
