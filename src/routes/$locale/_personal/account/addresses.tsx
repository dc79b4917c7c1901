import { createFileRoute } from '@tanstack/react-router';
import { personalRoute } from '#src/shell/router/personal-route.ts';
import { AddressBookScreen } from '#src/account/addresses/address-book-screen.tsx';

export const Route = createFileRoute('/$locale/_personal/account/addresses')({
  ...personalRoute({ title: 'account.addresses', messages: ['shopper', 'checkout'], personal: 'own' }),
  component: AddressBookScreen,
});
