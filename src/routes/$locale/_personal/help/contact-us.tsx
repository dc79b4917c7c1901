import { createFileRoute } from '@tanstack/react-router';
import { personalRoute } from '#src/shell/router/personal-route.ts';
import { ContactScreen } from '#src/shell/composition/contact-screens.tsx';

export const Route = createFileRoute('/$locale/_personal/help/contact-us')({
  ...personalRoute({ title: 'write.title', messages: ['orders'], area: 'contact-us' }),
  component: ContactScreen,
});
