import { createFileRoute } from '@tanstack/react-router';
import { personalRoute } from '#src/shell/router/personal-route.ts';
import { CardsScreen } from '#src/account/cards/cards-screen.tsx';

export const Route = createFileRoute('/$locale/_personal/account/cards')({
  ...personalRoute({ title: 'account.cards', messages: ['shopper', 'checkout', 'payment'], personal: 'own' }),
  component: CardsScreen,
});
