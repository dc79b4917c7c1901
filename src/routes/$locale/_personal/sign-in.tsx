import { createFileRoute } from '@tanstack/react-router';
import { personalRoute } from '#src/shell/router/personal-route.ts';
import { SignInScreen } from '#src/shell/composition/sign-in-screen.tsx';
import { readTexts } from '#src/base/links/search-params.ts';

export const Route = createFileRoute('/$locale/_personal/sign-in')({
  ...personalRoute({ title: 'signIn.title', personal: 'asking' }),
  validateSearch: readTexts('next'),
  component: SignIn,
});

function SignIn() {
  return <SignInScreen {...Route.useSearch()} />;
}
