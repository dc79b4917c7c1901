import type { Locale } from '#contract/locales.ts';
import type { SizeChart } from './rows.ts';
import { sizeLabel } from './sizes.ts';

/** A size of shoes with the longest foot, in millimetres, that it is made for. */
export interface FootSize {
  readonly foot: number;
  readonly size: string;
  readonly label: string;
}

const FOOT = /^foot \(cm\)$/i;

/** The sizes of a chart that says how long the foot is, the shortest first; none where it does not. */
export const footSizesOf = (chart: SizeChart, locale: Pick<Locale, 'id' | 'language'>): FootSize[] => {
  const column = chart.columns.findIndex((name) => FOOT.test(name['en'] ?? ''));
  if (column === -1) return [];
  return chart.rows
    .flatMap((row): FootSize[] => {
      const [size = ''] = row;
      const foot = Math.round(Number(row[column]) * 10);
      return size !== '' && foot > 0 ? [{ foot, size, label: sizeLabel(size, chart, locale) }] : [];
    })
    .toSorted((one, other) => one.foot - other.foot);
};
