import type { SizeChart } from './model/rows.ts';

/** A size that somebody ordered. */
export interface PastSize {
  readonly styleId: string;
  /** Name of the size chart. */
  readonly chart: string;
  readonly size: string;
  readonly outcome: 'kept' | 'too-small' | 'too-large';
}

/** How many rows of the chart a style fits smaller (1) or larger (-1) than others. */
export type Lean = -1 | 0 | 1;

/** Answers of reviews about the fit of a style. */
export interface FitCounts {
  readonly small: number;
  readonly true: number;
  readonly large: number;
}

/** Fewer answers say nothing. */
const FEWEST_ANSWERS = 5;
/** Share of the answers that must agree. */
const MAJORITY = 0.5;

export const leanOf = (fit: FitCounts | undefined): Lean => {
  if (!fit) return 0;
  const all = fit.small + fit.true + fit.large;
  if (all < FEWEST_ANSWERS) return 0;
  if (fit.small / all >= MAJORITY) return 1;
  return fit.large / all >= MAJORITY ? -1 : 0;
};

interface Wanted {
  readonly styleId: string;
  readonly chart: string;
  /** The sizes that the style is made in. */
  readonly sizes: readonly string[];
}

const euColumn = ({ columns }: SizeChart): number => columns.findIndex((name) => name['en'] === 'EU');

/** Row of the wanted chart for a size of it, or for the European size of other shoes; -1: the charts have nothing in common. */
const rowOf = (past: PastSize, wanted: Wanted, charts: ReadonlyMap<string, SizeChart>): number => {
  const [own, other] = [charts.get(wanted.chart), charts.get(past.chart)];
  if (!own || !other) return -1;
  if (past.chart === wanted.chart) return own.rows.findIndex(([size]) => size === past.size);
  if (!wanted.chart.startsWith('shoes-') || !past.chart.startsWith('shoes-')) return -1;
  const eu = other.rows.find(([size]) => size === past.size)?.[euColumn(other)];
  return eu === undefined || eu === '' ? -1 : own.rows.findIndex((row) => row[euColumn(own)] === eu);
};

const STEP_OF = { kept: 0, 'too-small': 1, 'too-large': -1 } as const;

/**
 * A size for somebody by what was ordered before: the same style first, then the latest. What was returned as too small or too large is a row off, and a
 * style that reviews find small or large is a row off against one that they do not.
 * @param past the latest first
 * @returns undefined where no order says anything, or the size is not made
 */
export const adviseSize = <Past extends PastSize>(
  wanted: Wanted,
  past: readonly Past[],
  charts: ReadonlyMap<string, SizeChart>,
  leanOfStyle: (styleId: string) => Lean,
): { readonly size: string; readonly from: Past; readonly lean: number } | undefined => {
  const fitting = past.filter((one) => rowOf(one, wanted, charts) !== -1);
  const from = fitting.find(({ styleId }) => styleId === wanted.styleId) ?? fitting[0];
  const rows = charts.get(wanted.chart)?.rows;
  if (!from || !rows) return undefined;
  const lean = from.styleId === wanted.styleId ? 0 : leanOfStyle(wanted.styleId) - leanOfStyle(from.styleId);
  const target = rowOf(from, wanted, charts) + STEP_OF[from.outcome] + lean;
  // Between two sizes the larger one, as the charts say; what was too large is not answered with the same size again.
  const upwards = rows.slice(Math.max(target, 0)).map(([size = '']) => size);
  const size = target < 0 ? undefined : upwards.find((one) => wanted.sizes.includes(one));
  const isSame = size === from.size && from.chart === wanted.chart && from.styleId === wanted.styleId;
  return size === undefined || (isSame && from.outcome !== 'kept') ? undefined : { size, from, lean };
};
