import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Api } from '#src/api/client.ts';
import { useApi } from '#src/api/use-api.ts';
import { useWords } from '#src/i18n/use-words.ts';
import { DialogBody } from '#ui/dialog/dialog-parts.tsx';
import type { DialogContent } from '#ui/dialog/dialog-manager.ts';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { DialogFailure } from './dialog-failure.tsx';
import styles from './size-chart-dialog.module.css';

export const sizeChartQuery = (api: Api, productType: string) => {
  const input = { params: { productType } };
  return queryOptions({
    queryKey: ['fapi.components.size-chart', input] as const,
    queryFn: ({ signal }) => api('fapi.components.size-chart', { ...input, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
};

/** The sizes of one kind of thing in every system; the first column is what the size chips say. */
export default function SizeChartDialog({ props }: DialogContent<'size-chart'>) {
  const words = useWords('shop');
  const { data: chart, isError, refetch } = useQuery(sizeChartQuery(useApi(), props.type));
  if (isError) {
    return (
      <DialogBody>
        <DialogFailure onAgain={() => void refetch()}>{words.t('sizeChart.failed')}</DialogFailure>
      </DialogBody>
    );
  }
  if (!chart) {
    return (
      <DialogBody>
        <div role="status">
          <span className="visually-hidden">{words.t('loading')}</span>
          <Skeleton lines={8} />
        </div>
      </DialogBody>
    );
  }
  return (
    <DialogBody>
      {/* A table wider than the screen scrolls by itself, and has to be reachable for the arrow keys. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.scroller} tabIndex={0} role="region" aria-label={chart.title}>
        <table className={styles.chart}>
          <caption className={styles.caption}>{chart.title}</caption>
          <thead>
            <tr>
              {chart.columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {chart.rows.map((row) => (
              <tr key={row[0]}>
                {row.map((cell, index) =>
                  index === 0 ? (
                    <th key={chart.columns[index]} scope="row">
                      {cell}
                    </th>
                  ) : (
                    <td key={chart.columns[index]}>{cell}</td>
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
