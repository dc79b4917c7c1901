import '#contract/calls/wire-components.gen.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { settingsFor } from '#contract/settings/settings.ts';
import type { Api } from '#src/base/api/client.ts';
import { useApi } from '#src/base/api/use-api.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { DialogBody } from '#ui/dialog/dialog-parts.tsx';
import type { DialogContent } from '#ui/dialog-manager/dialog-manager.ts';
import { atIntent } from '#ui/lazy/at-intent.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { RadioGroup } from '#ui/radio-group/radio-group.tsx';
import { DialogFailure } from './dialog-failure.tsx';
import { hasLengths, inUnit, type LengthUnit } from './size-chart-units.ts';
import styles from './size-chart-dialog.module.css';

export const sizeChartQuery = (api: Api, productType: string) => {
  const input = { params: { productType } };
  return queryOptions({
    queryKey: ['fapi.components.size-chart', input] as const,
    queryFn: ({ signal }) => api('fapi.components.size-chart', { ...input, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
};

// Without the shop there are no sizes by length, and the chart stands alone.
const FootFinder = atIntent(() => import('./foot-finder.tsx').then((module) => module.FootFinder));

/** The sizes of one kind of thing in every system; the first column is what the size chips say. */
export default function SizeChartDialog({ props }: DialogContent<'size-chart'>) {
  const i18n = useI18n('shop');
  const { measures } = settingsFor(i18n.locale.id);
  const [unit, setUnit] = useState<LengthUnit>(measures.sizes === 'US' && measures.distance === 'mi' ? 'in' : 'cm');
  const { data: chart, isError, refetch } = useQuery(sizeChartQuery(useApi(), props.type));
  if (isError) {
    return (
      <DialogBody>
        <DialogFailure onAgain={() => void refetch()}>{i18n.t('sizeChart.failed')}</DialogFailure>
      </DialogBody>
    );
  }
  if (!chart) {
    return (
      <DialogBody>
        <div role="status">
          <span className="visually-hidden">{i18n.t('loading')}</span>
          <Skeleton lines={8} />
        </div>
      </DialogBody>
    );
  }
  const shown = inUnit(chart, unit, i18n.t('sizeChart.inchSign'), (inches) => i18n.number(inches));
  return (
    <DialogBody>
      {hasLengths(chart) ? (
        <RadioGroup
          className={styles.units}
          look="chip"
          legend={i18n.t('sizeChart.unit')}
          hideLegend
          value={unit}
          onChange={setUnit}
          options={[
            { value: 'in', label: i18n.t('sizeChart.in') },
            { value: 'cm', label: i18n.t('sizeChart.cm') },
          ]}
        />
      ) : null}
      {props.type.startsWith('shoes-') ? <FootFinder type={props.type} unit={unit} /> : null}
      {/* A table wider than the screen scrolls by itself, and has to be reachable for the arrow keys. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.scroller} tabIndex={0} role="region" aria-label={chart.title}>
        <table className={styles.chart}>
          <caption className={styles.caption}>{chart.title}</caption>
          <thead>
            <tr>
              {shown.columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.rows.map((row) => (
              <tr key={row[0]}>
                {row.map((cell, index) =>
                  index === 0 ? (
                    <th key={shown.columns[index]} scope="row">
                      {cell}
                    </th>
                  ) : (
                    <td key={shown.columns[index]}>{cell}</td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {chart.note ? <p className={styles.note}>{chart.note}</p> : null}
    </DialogBody>
  );
}
