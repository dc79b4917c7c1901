import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Heading } from '#ui/text/heading.tsx';
import { Text } from '#ui/text/text.tsx';
import { BarChart } from './charts/bar-chart.tsx';
import { FiguresTable } from './figures-table.tsx';
import type { Insights } from './insights-query.ts';
import { METRICS, type TimingRow, timingRows } from './timing-rows.ts';
import styles from './insights-page.module.css';

/** How fast pages were for three of four visits. */
export const TimingsSection = ({ timings }: Pick<Insights, 'timings'>) => {
  const { t, number } = useI18n('staff');
  const rows = timingRows(timings);
  const visitOf = ({ page, navigation }: TimingRow): string => t(`staff.navigation.${navigation}`, { page: t(`staff.pageType.${page}`) });
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
              .map((row) => ({
                id: row.id,
                label: visitOf(row),
                value: row.values.LCP ?? 0,
                text: t('staff.ms', { value: valueOf('LCP', row.values.LCP) }),
                isSecond: row.navigation === 'soft',
              }))}
          />
          <FiguresTable
            caption={t('staff.timingsCaption')}
            columns={[t('staff.page'), ...METRICS]}
            rows={rows.map((row) => ({
              id: row.id,
              cells: [visitOf(row), ...METRICS.map((metric) => valueOf(metric, row.values[metric]))],
            }))}
          />
        </div>
      )}
    </section>
  );
};
