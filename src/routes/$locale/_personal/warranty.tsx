import { createFileRoute } from '@tanstack/react-router';
import { personalRoute } from '#src/shell/router/personal-route.ts';
import { WarrantyScreen } from '#src/shell/composition/contact-screens.tsx';

export const Route = createFileRoute('/$locale/_personal/warranty')({
  ...personalRoute({ title: 'warranty.title', messages: ['orders'] }),
  component: WarrantyScreen,
});
