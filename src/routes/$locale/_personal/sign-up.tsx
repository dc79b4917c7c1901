import { createFileRoute } from '@tanstack/react-router';
import { personalRoute } from '#src/shell/router/personal-route.ts';
import { SignUpScreen } from '#src/shell/composition/sign-up-screen.tsx';
import { readTexts } from '#src/base/links/search-params.ts';

export const Route = createFileRoute('/$locale/_personal/sign-up')({
  ...personalRoute({ title: 'signUp.title', messages: ['enrollment'], personal: 'asking', area: 'sign-up' }),
  validateSearch: readTexts('next', 'join'),
  component: SignUp,
});

function SignUp() {
  return <SignUpScreen {...Route.useSearch()} />;
}
