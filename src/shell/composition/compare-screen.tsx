import { useHydrated, useLocation, useNavigate } from '@tanstack/react-router';
import { useApi } from '#src/base/api/use-api.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { ComparePage } from '#src/shop/compare/compare-page.tsx';
import { comparePath, idsOf } from '#src/shop/compare/compare-paths.ts';
import { TitledPage } from '#ui/layout/titled-page.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';

/** What is marked is known on the device alone: the server draws the frame. */
export const CompareScreen = () => {
  // Read here and not by the route: what the route says is part of every first visit.
  const ids = new URLSearchParams(useLocation({ select: ({ searchStr }) => searchStr })).get('ids') ?? undefined;
  const api = useApi();
  const { t, locale } = useI18n('discovery', 'shop');
  const navigate = useNavigate();
  const hydrated = useHydrated();
  if (!hydrated) {
    return (
      <TitledPage title={t('compare.title')}>
        <Skeleton lines={12} />
      </TitledPage>
    );
  }
  const onIds = (next: readonly string[]): void => void navigate({ href: comparePath(locale.id, next), replace: true, resetScroll: false });
  return <ComparePage api={api} ids={idsOf(ids)} onIds={onIds} />;
};
