import { createFileRoute } from '@tanstack/react-router';
import { personalRoute } from '#src/app/personal-route.ts';
import { PrivacyScreen } from '#src/app/privacy-screen.tsx';

export const Route = createFileRoute('/$locale/_personal/account/privacy')({
  ...personalRoute({ title: 'account.privacy', words: ['person'], personal: 'own' }),
  component: PrivacyScreen,
});
