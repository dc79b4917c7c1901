import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '#contract/client/client.ts';
import { useApi } from '#src/base/api/use-api.ts';
import { OfflineNote } from '#src/base/connectivity/offline-note.tsx';
import { useOffline } from '#src/base/connectivity/use-offline.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { Text } from '#ui/text/text.tsx';
import { FunnelSection } from './funnel-section.tsx';
import { type Insights, insightsQuery, usualPeriod } from './insights-query.ts';
import { NotStaff } from './not-staff.tsx';
import { PeriodForm } from './period-form.tsx';
import { TimingsSection } from './timings-section.tsx';
import { VariationsSection } from './variations-section.tsx';

const isEmpty = ({ funnel, experiments, timings }: Insights): boolean =>
  experiments.length === 0 && timings.length === 0 && Object.values(funnel.total).every((visitors) => visitors === 0);

/** How the shop is used, for its staff: figures of a period, each chart with its table. */
export const InsightsPage = () => {
  const { t } = useI18n('staff');
  const offline = useOffline();
  const [period, setPeriod] = useState(() => usualPeriod(Date.now()));
  const { data, error, isFetching, refetch } = useQuery(insightsQuery(useApi(), period));
  // Who is signed in may have changed elsewhere: what the shop says counts.
  if (error instanceof ApiError && error.code === 'AUT404') return <NotStaff />;
  return (
    <Stack gap={6}>
      <Text>{t('staff.intro')}</Text>
      {offline ? <OfflineNote>{t('staff.offline')}</OfflineNote> : null}
      <PeriodForm period={period} busy={isFetching} onChoose={setPeriod} />
      <p className="visually-hidden" role="status">
        {isFetching ? t('loading') : data ? t('staff.loaded') : ''}
      </p>
      {error && !offline ? (
        <Banner kind="error" role="alert" action={{ label: t('staff.again'), onPress: () => void refetch() }}>
          {t('staff.failed')}
        </Banner>
      ) : null}
      {!data && isFetching ? <Skeleton lines={12} /> : null}
      {data && isEmpty(data) ? <EmptyState title={t('staff.empty')}>{t('staff.emptyText')}</EmptyState> : null}
      {data && !isEmpty(data) ? (
        <>
          <FunnelSection funnel={data.funnel} />
          <VariationsSection experiments={data.experiments} />
          <TimingsSection timings={data.timings} />
        </>
      ) : null}
    </Stack>
  );
};
