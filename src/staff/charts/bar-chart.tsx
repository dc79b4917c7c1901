import { scaleBand, scaleLinear } from 'd3-scale';
import { Chart, WIDTH } from './chart.tsx';
import styles from './chart.module.css';

export interface Bar {
  readonly id: string;
  readonly label: string;
  readonly value: number;
  /** The value as it is read. */
  readonly text: string;
  /** In the second colour. */
  readonly isSecond?: boolean;
}

export interface BarChartProps {
  readonly title: string;
  readonly bars: readonly Bar[];
}

const ROW = 44;
const LABEL = 14;
/** Room for the value behind the longest bar. */
const VALUE = 76;

/** Horizontal bars, each under its label. */
export const BarChart = ({ title, bars }: BarChartProps) => {
  const height = bars.length * ROW;
  const y = scaleBand(
    bars.map(({ id }) => id),
    [0, height],
  );
  const x = scaleLinear([0, Math.max(1, ...bars.map(({ value }) => value))], [0, WIDTH - VALUE]);
  return (
    <Chart title={title} height={height}>
      {bars.map(({ id, label, value, text, isSecond }) => {
        const top = y(id) ?? 0;
        return (
          <g key={id}>
            <text className={styles.label} x={0} y={top + LABEL}>
              {label}
            </text>
            <rect className={styles.track} x={0} y={top + LABEL + 6} width={WIDTH - VALUE} height={14} />
            <rect className={isSecond ? styles.second : styles.bar} x={0} y={top + LABEL + 6} width={x(value)} height={14} />
            <text className={styles.value} x={WIDTH - VALUE + 8} y={top + LABEL + 18}>
              {text}
            </text>
          </g>
        );
      })}
    </Chart>
  );
};
