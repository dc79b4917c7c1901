import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Heading } from '#ui/text/heading.tsx';
import { Text } from '#ui/text/text.tsx';
import { BarChart } from './charts/bar-chart.tsx';
import { FiguresTable } from './figures-table.tsx';
import type { Insights } from './insights-query.ts';
import { METRICS, timingRows } from './timing-rows.ts';
import styles from './insights-page.module.css';

/** How fast pages were for three of four visits. */
export const TimingsSection = ({ timings }: Pick<Insights, 'timings'>) => {
  const { t, number } = useI18n('staff');
  const rows = timingRows(timings);
  const valueOf = (metric: (typeof METRICS)[number], value: number | undefined): string =>
    value === undefined ? '–' : number(value, { maximumFractionDigits: metric === 'CLS' ? 3 : 0 });
  return (
    <section className={styles.section} aria-labelledby="staff-timings">
      <Heading level={2} size="md" id="staff-timings">
        {t('staff.timings')}
      </Heading>
      <Text tone="muted">{t('staff.timingsText')}</Text>
      {rows.length === 0 ? (
        <Text>{t('staff.timingsNone')}</Text>
      ) : (
        <div className={styles.pair}>
          <BarChart
            title={t('staff.chart.timings')}
            bars={rows
              .filter(({ values }) => values.LCP !== undefined)
              .map(({ id, page, navigation, values }) => ({
                id,
                label: t(`staff.navigation.${navigation}`, { page }),
                value: values.LCP ?? 0,
                text: t('staff.ms', { value: valueOf('LCP', values.LCP) }),
                isSecond: navigation === 'soft',
              }))}
          />
          <FiguresTable
            caption={t('staff.timingsCaption')}
            columns={[t('staff.page'), ...METRICS]}
            rows={rows.map(({ id, page, navigation, values }) => ({
              id,
              cells: [t(`staff.navigation.${navigation}`, { page }), ...METRICS.map((metric) => valueOf(metric, values[metric]))],
            }))}
          />
        </div>
      )}
    </section>
  );
};
