import { FUNNEL_STEPS } from '#contract/calls/funnel-steps.ts';
import type { StepCounts } from '#contract/calls/insights.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Text } from '#ui/text/text.tsx';
import { BarChart } from './charts/bar-chart.tsx';
import { DayChart } from './charts/day-chart.tsx';
import { FiguresTable } from './figures-table.tsx';
import type { Insights } from './insights-query.ts';
import styles from './insights-page.module.css';

/** Visitors at each step: of the period, by day and by type of page. */
export const FunnelSection = ({ funnel }: Pick<Insights, 'funnel'>) => {
  const { t, number, date } = useI18n('staff');
  const day = (iso: string): string => date(iso, { dateStyle: 'short', timeZone: 'UTC' });
  const cellsOf = (steps: StepCounts): string[] => FUNNEL_STEPS.map((step) => number(steps[step]));
  const stepNames = FUNNEL_STEPS.map((step) => t(`staff.step.${step}`));
  return (
    <section className={styles.section} aria-labelledby="staff-funnel">
      <Heading level={2} size="md" id="staff-funnel">
        {t('staff.funnel')}
      </Heading>
      <Text tone="muted">{t('staff.funnelText')}</Text>
      <div className={styles.pair}>
        <BarChart
          title={t('staff.chart.funnel')}
          bars={FUNNEL_STEPS.map((step) => ({
            id: step,
            label: t(`staff.step.${step}`),
            value: funnel.total[step],
            text: number(funnel.total[step]),
          }))}
        />
        <FiguresTable
          caption={t('staff.chart.funnel')}
          columns={[t('staff.step'), t('staff.visitors')]}
          rows={FUNNEL_STEPS.map((step) => ({ id: step, cells: [t(`staff.step.${step}`), number(funnel.total[step])] }))}
        />
      </div>
      <DayChart
        title={t('staff.chart.days')}
        points={funnel.days.map(({ day: at, steps }) => ({ day: at, first: steps.page_view, second: steps.purchase }))}
        legend={{ first: t('staff.visitors'), second: t('staff.step.purchase') }}
        dayText={day}
        numberText={(value) => number(value)}
      />
      <Disclosure label={t('staff.byDay')}>
        <FiguresTable
          caption={t('staff.byDay')}
          columns={[t('staff.day'), ...stepNames]}
          rows={funnel.days.map(({ day: at, steps }) => ({ id: at, cells: [day(at), ...cellsOf(steps)] }))}
        />
      </Disclosure>
      <div className={styles.pair}>
        <BarChart
          title={t('staff.byPage')}
          bars={funnel.pages.map(({ page, steps }) => ({
            id: page,
            label: t(`staff.pageType.${page}`),
            value: steps.page_view,
            text: number(steps.page_view),
          }))}
        />
        <FiguresTable
          caption={t('staff.byPage')}
          columns={[t('staff.page'), ...stepNames]}
          rows={funnel.pages.map(({ page, steps }) => ({ id: page, cells: [t(`staff.pageType.${page}`), ...cellsOf(steps)] }))}
        />
      </div>
    </section>
  );
};
