import { createFileRoute } from '@tanstack/react-router';
import { personalRoute } from '#src/shell/router/personal-route.ts';
import { LoyaltyScreen } from '#src/shell/composition/loyalty-screen.tsx';

export const Route = createFileRoute('/$locale/_personal/account/loyalty')({
  ...personalRoute({ title: 'loyalty.title', messages: ['loyalty'], personal: 'own', offered: ({ features }) => features.loyalty }),
  component: LoyaltyScreen,
});
