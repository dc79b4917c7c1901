import { createFileRoute, Outlet, useChildMatches } from '@tanstack/react-router';
import { AccountScreen } from '#src/shell/composition/account-screen.tsx';
import { titleOf } from '#src/shell/router/personal-route.ts';

/** Menu and guard of the account, around its pages. */
export const Route = createFileRoute('/$locale/_personal/account')({ component: Account });

function Account() {
  // As the document brings it: drawn from words that are not here yet, the heading would differ from the server's.
  const title = useChildMatches({ select: (matches) => titleOf(matches.at(-1)?.loaderData) });
  return (
    <AccountScreen title={title}>
      <Outlet />
    </AccountScreen>
  );
}
