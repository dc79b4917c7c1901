import { createFileRoute } from '@tanstack/react-router';
import { personalRoute } from '#src/shell/router/personal-route.ts';
import { StoresScreen } from '#src/shell/composition/stores-screen.tsx';

export const Route = createFileRoute('/$locale/_personal/stores')({
  ...personalRoute({ title: 'stores.pageTitle', messages: ['stores', 'shop'], area: 'store-locator' }),
  component: StoresScreen,
});
