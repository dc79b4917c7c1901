import { useHydrated } from '@tanstack/react-router';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { useSession } from '#src/base/session/use-session.ts';
import { InsightsPage } from '#src/staff/insights-page.tsx';
import { NotStaff } from '#src/staff/not-staff.tsx';
import { TitledPage } from '#ui/layout/titled-page.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';

/** How the shop is used. The server draws the frame: it does not know who looks. */
export const InsightsScreen = () => {
  const { t } = useI18n('staff');
  const hydrated = useHydrated();
  const { consumerType } = useSession();
  const content = consumerType === 'STAFF' ? <InsightsPage /> : <NotStaff />;
  return <TitledPage title={t('staff.title')}>{hydrated ? content : <Skeleton lines={12} />}</TitledPage>;
};
