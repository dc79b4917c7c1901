import { type ReactNode, useId } from 'react';
import styles from './chart.module.css';

/** Of every chart, in units of its own: text is as large on a phone as it is drawn. */
export const WIDTH = 360;

export interface ChartProps {
  /** What is to be seen: the figures stand in a table beside it. */
  readonly title: string;
  readonly height: number;
  readonly children: ReactNode;
}

export const Chart = ({ title, height, children }: ChartProps) => {
  const id = useId();
  return (
    <svg className={styles.chart} viewBox={`0 0 ${WIDTH} ${height}`} role="img" aria-labelledby={id}>
      <title id={id}>{title}</title>
      {children}
    </svg>
  );
};
