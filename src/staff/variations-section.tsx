import { FUNNEL_STEPS } from '#contract/calls/funnel-steps.ts';
import type { Share } from '#contract/calls/insights.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Text } from '#ui/text/text.tsx';
import { IntervalChart } from './charts/interval-chart.tsx';
import { FiguresTable } from './figures-table.tsx';
import type { Insights } from './insights-query.ts';
import styles from './insights-page.module.css';

/** Name that says of itself what it is. */
const SELF_NAMED = 'Baseline';

/** Conversion of each variation, with what chance alone may have done to it. */
export const VariationsSection = ({ experiments }: Pick<Insights, 'experiments'>) => {
  const { t, number } = useI18n('staff');
  const percent = (share: number): string => number(share, { style: 'percent', maximumFractionDigits: 1 });
  const points = (share: number): string => number(share * 100, { maximumFractionDigits: 1, signDisplay: 'exceptZero' });
  const conversion = (share: Share | null): string =>
    share ? t('staff.interval', { share: percent(share.share), low: percent(share.low), high: percent(share.high) }) : '–';
  const difference = (share: Share | null): string => {
    if (!share) return '–';
    const said = t('staff.points', { share: points(share.share), low: points(share.low), high: points(share.high) });
    return `${said}. ${share.low > 0 || share.high < 0 ? t('staff.differs') : t('staff.maybeChance')}`;
  };
  return (
    <section className={styles.section} aria-labelledby="staff-variations">
      <Heading level={2} size="md" id="staff-variations">
        {t('staff.variations')}
      </Heading>
      <Text tone="muted">{t('staff.variationsText')}</Text>
      {experiments.length === 0 ? <Text>{t('staff.variationsNone')}</Text> : null}
      {experiments.map(({ source, id, variations }) => {
        const name = t(`staff.source.${source}`, { id });
        const labelOf = (variation: string, isBaseline: boolean): string =>
          isBaseline && variation !== SELF_NAMED ? t('staff.baseline', { id: variation }) : variation;
        return (
          <article key={`${source} ${id}`} className={styles.article} aria-label={name}>
            <Heading level={3} size="sm">
              {name}
            </Heading>
            <div className={styles.pair}>
              <IntervalChart
                title={t('staff.chart.variations', { name })}
                intervals={variations.map((variation) => ({
                  id: variation.id,
                  label: labelOf(variation.id, variation.isBaseline),
                  isBaseline: variation.isBaseline,
                  share: variation.conversion,
                }))}
                shareText={percent}
              />
              <FiguresTable
                caption={t('staff.chart.variations', { name })}
                columns={[t('staff.variation'), t('staff.visitors'), t('staff.buyers'), t('staff.conversion'), t('staff.difference')]}
                rows={variations.map((variation) => ({
                  id: variation.id,
                  cells: [
                    labelOf(variation.id, variation.isBaseline),
                    number(variation.visitors),
                    number(variation.steps.purchase),
                    conversion(variation.conversion),
                    difference(variation.difference),
                  ],
                }))}
              />
            </div>
            <Disclosure label={t('staff.allSteps')}>
              <FiguresTable
                caption={t('staff.stepsOf', { name })}
                columns={[t('staff.variation'), ...FUNNEL_STEPS.map((step) => t(`staff.step.${step}`))]}
                rows={variations.map((variation) => ({
                  id: variation.id,
                  cells: [labelOf(variation.id, variation.isBaseline), ...FUNNEL_STEPS.map((step) => number(variation.steps[step]))],
                }))}
              />
            </Disclosure>
          </article>
        );
      })}
    </section>
  );
};
