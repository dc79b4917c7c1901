import { scaleBand, scaleLinear } from 'd3-scale';
import type { Share } from '#contract/calls/insights.ts';
import { Chart, WIDTH } from './chart.tsx';
import styles from './chart.module.css';

export interface Interval {
  readonly id: string;
  readonly label: string;
  readonly isBaseline: boolean;
  /** Null of nobody. */
  readonly share: Share | null;
}

export interface IntervalChartProps {
  readonly title: string;
  readonly intervals: readonly Interval[];
  readonly shareText: (share: number) => string;
}

const ROW = 40;
const FOOT = 22;
const SIDE = 12;

/** Shares as points with the intervals that they may really be in; a broken line marks the baseline. */
export const IntervalChart = ({ title, intervals, shareText }: IntervalChartProps) => {
  const height = intervals.length * ROW;
  const y = scaleBand(
    intervals.map(({ id }) => id),
    [0, height],
  );
  const most = Math.max(0.01, ...intervals.map(({ share }) => share?.high ?? 0));
  const x = scaleLinear([0, most], [SIDE, WIDTH - SIDE]).nice(4);
  const baseline = intervals.find(({ isBaseline }) => isBaseline)?.share?.share;
  return (
    <Chart title={title} height={height + FOOT}>
      {x.ticks(4).map((tick) => (
        <g key={tick}>
          <line className={styles.axis} x1={x(tick)} x2={x(tick)} y1={0} y2={height} />
          <text className={styles.value} x={x(tick)} y={height + 16} textAnchor={x(tick) < 30 ? 'start' : x(tick) > WIDTH - 30 ? 'end' : 'middle'}>
            {shareText(tick)}
          </text>
        </g>
      ))}
      {baseline === undefined ? null : <line className={styles.baseline} x1={x(baseline)} x2={x(baseline)} y1={0} y2={height} />}
      {intervals.map(({ id, label, isBaseline, share }) => {
        const top = y(id) ?? 0;
        return (
          <g key={id}>
            <text className={styles.label} x={0} y={top + 13}>
              {label}
            </text>
            {share ? (
              <>
                <line className={styles.interval} x1={x(share.low)} x2={x(share.high)} y1={top + 26} y2={top + 26} />
                <circle className={isBaseline ? styles.bar : styles.second} cx={x(share.share)} cy={top + 26} r={5} />
              </>
            ) : null}
          </g>
        );
      })}
    </Chart>
  );
};
