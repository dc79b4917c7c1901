import { createFileRoute } from '@tanstack/react-router';
import { personalRoute } from '#src/shell/router/personal-route.ts';
import { ExpressReturnScreen } from '#src/shell/composition/express-return-screen.tsx';

export const Route = createFileRoute('/$locale/_personal/express')({
  ...personalRoute({ title: 'express.payPalTitle', messages: ['express', 'shop'], personal: 'own' }),
  component: ExpressReturnScreen,
});
