import { createFileRoute } from '@tanstack/react-router';
import { personalRoute } from '#src/shell/router/personal-route.ts';
import { NewsletterScreen } from '#src/shell/composition/newsletter-screen.tsx';

export const Route = createFileRoute('/$locale/_personal/newsletter')({
  ...personalRoute({ title: 'newsletter.title', messages: ['enrollment'] }),
  component: NewsletterScreen,
});
