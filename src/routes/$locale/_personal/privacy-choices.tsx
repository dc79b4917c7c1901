import { createFileRoute } from '@tanstack/react-router';
import { personalRoute } from '#src/shell/router/personal-route.ts';
import { PrivacyChoicesScreen } from '#src/shell/composition/privacy-choices-screen.tsx';

export const Route = createFileRoute('/$locale/_personal/privacy-choices')({
  ...personalRoute({ title: 'consent.title', messages: ['consent'] }),
  component: PrivacyChoicesScreen,
});
