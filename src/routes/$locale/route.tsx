import { useQuery } from '@tanstack/react-query';
import { createFileRoute, notFound, Outlet } from '@tanstack/react-router';
import { FrameOffline, HeaderActions } from '#src/shell/layout/header-actions.tsx';
import { AppLayout } from '#src/shell/layout/app-layout.tsx';
import { ShellFrame } from '#src/shell/layout/shell-frame.tsx';
import { footerQuery, menuQuery, utilityQuery } from '#src/shell/layout/queries.ts';
import { deferred } from '#ui/lazy/deferred.tsx';

const SearchBox = deferred(
  () => import('#src/shop/catalogue/search-box.tsx').then((module) => module.SearchBox),
  import.meta.env.SSR ? (await import('#src/shop/catalogue/search-box.tsx')).SearchBox : undefined,
);

const PreviewRefused = deferred(
  () => import('#src/shell/composition/preview-refused.tsx').then((module) => module.PreviewRefused),
  import.meta.env.SSR ? (await import('#src/shell/composition/preview-refused.tsx')).PreviewRefused : undefined,
);

/** Everything under a locale prefix. The prefix and the words of the page always agree: another language is another document. */
export const Route = createFileRoute('/$locale')({
  beforeLoad: ({ params, context }) => {
    if (params.locale !== context.locale.id) throw notFound();
  },
  // A page can do without its menu, not without itself: what is missing here is fetched again by the frame. A preview that is refused is so as a whole.
  loader: ({ context }) =>
    Promise.allSettled([
      context.queryClient.ensureQueryData(menuQuery(context)),
      context.queryClient.ensureQueryData(footerQuery(context)),
      context.queryClient.ensureQueryData(utilityQuery(context)),
    ]).then(([menu]) => ({ isRefused: menu.status === 'rejected' && (menu.reason as { code?: unknown } | null)?.code === 'AUT404' })),
  staleTime: Number.POSITIVE_INFINITY,
  pendingComponent: ShellFrame,
  component: Framed,
});

function Framed() {
  const context = Route.useRouteContext();
  const { isRefused } = Route.useLoaderData();
  const { data: menu } = useQuery({ ...menuQuery(context), enabled: !isRefused });
  const { data: footer } = useQuery({ ...footerQuery(context), enabled: !isRefused });
  return (
    <AppLayout menu={menu} footer={footer} search={<SearchBox />} actions={<HeaderActions />} banner={<FrameOffline />}>
      {isRefused ? <PreviewRefused /> : <Outlet />}
    </AppLayout>
  );
}
