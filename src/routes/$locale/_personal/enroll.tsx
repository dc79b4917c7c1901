import { createFileRoute } from '@tanstack/react-router';
import { personalRoute } from '#src/shell/router/personal-route.ts';
import { EnrollmentScreen } from '#src/shell/composition/enrollment-screen.tsx';
import { readTexts } from '#src/base/links/search-params.ts';

export const Route = createFileRoute('/$locale/_personal/enroll')({
  ...personalRoute({ title: 'enroll.title', messages: ['enrollment'], personal: 'asking' }),
  validateSearch: readTexts('next'),
  component: Enroll,
});

function Enroll() {
  return <EnrollmentScreen {...Route.useSearch()} />;
}
