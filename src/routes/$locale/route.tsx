import { createFileRoute, notFound, Outlet } from '@tanstack/react-router';
import { Frame } from '#src/app/frame.tsx';

/** Everything under a locale prefix. The prefix and the words of the page always agree: another language is another document. */
export const Route = createFileRoute('/$locale')({
  beforeLoad: ({ params, context }) => {
    if (params.locale !== context.locale.id) throw notFound();
  },
  component: () => (
    <Frame>
      <Outlet />
    </Frame>
  ),
});
