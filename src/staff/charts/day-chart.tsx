import { scaleUtc } from 'd3-scale';
import { area, line } from 'd3-shape';
import { Chart, WIDTH } from './chart.tsx';
import { countScale } from './count-scale.ts';
import styles from './chart.module.css';

export interface DayPoint {
  /** YYYY-MM-DD, UTC. */
  readonly day: string;
  readonly first: number;
  readonly second: number;
}

export interface DayChartProps {
  readonly title: string;
  readonly points: readonly DayPoint[];
  readonly legend: { readonly first: string; readonly second: string };
  readonly dayText: (day: string) => string;
  readonly numberText: (value: number) => string;
}

const HEIGHT = 200;
const BOX = { top: 34, bottom: 176, left: 44, right: WIDTH - 4 } as const;

/** Two counts a day: an area and a broken line, which differ in more than colour. */
export const DayChart = ({ title, points, legend, dayText, numberText }: DayChartProps) => {
  const [start, end] = [points[0], points.at(-1)];
  if (!start || !end) return null;
  const most = Math.max(...points.flatMap(({ first, second }) => [first, second]));
  const x = scaleUtc([new Date(start.day), new Date(end.day)], [BOX.left, BOX.right]);
  const { scale: y, ticks } = countScale(most, [BOX.bottom, BOX.top]);
  const at = ({ day }: DayPoint): number => (points.length === 1 ? (BOX.left + BOX.right) / 2 : x(new Date(day)));
  const under = area<DayPoint>()
    .x(at)
    .y0(BOX.bottom)
    .y1(({ first }) => y(first));
  const ofFirst = line<DayPoint>()
    .x(at)
    .y(({ first }) => y(first));
  const ofSecond = line<DayPoint>()
    .x(at)
    .y(({ second }) => y(second));
  return (
    <Chart title={title} height={HEIGHT}>
      <line className={styles.line} x1={4} x2={24} y1={10} y2={10} />
      <text className={styles.label} x={30} y={14}>
        {legend.first}
      </text>
      <line className={styles.line} data-second="" x1={184} x2={204} y1={10} y2={10} />
      <text className={styles.label} x={210} y={14}>
        {legend.second}
      </text>
      {ticks.map((tick) => (
        <g key={tick}>
          <line className={styles.axis} x1={BOX.left} x2={BOX.right} y1={y(tick)} y2={y(tick)} />
          <text className={styles.value} x={BOX.left - 6} y={y(tick) + 4} textAnchor="end">
            {numberText(tick)}
          </text>
        </g>
      ))}
      <path className={styles.area} d={under(points) ?? undefined} />
      <path className={styles.line} d={ofFirst(points) ?? undefined} />
      <path className={styles.line} data-second="" d={ofSecond(points) ?? undefined} />
      {points.length === 1 ? (
        <>
          <circle className={styles.bar} cx={at(start)} cy={y(start.first)} r={4} />
          <circle className={styles.second} cx={at(start)} cy={y(start.second)} r={4} />
        </>
      ) : null}
      <text className={styles.value} x={BOX.left} y={HEIGHT - 6}>
        {dayText(start.day)}
      </text>
      <text className={styles.value} x={BOX.right} y={HEIGHT - 6} textAnchor="end">
        {points.length === 1 ? '' : dayText(end.day)}
      </text>
    </Chart>
  );
};
