import { createFileRoute } from '@tanstack/react-router';
import { personalRoute } from '#src/shell/router/personal-route.ts';
import { SubscriptionsScreen } from '#src/account/subscriptions/subscriptions-screen.tsx';

export const Route = createFileRoute('/$locale/_personal/account/subscriptions')({
  ...personalRoute({ title: 'account.contact', messages: ['shopper'], personal: 'own' }),
  component: SubscriptionsScreen,
});
