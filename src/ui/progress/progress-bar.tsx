import { useId, type ReactNode } from 'react';
import { cx } from '../cx.ts';
import styles from './progress-bar.module.css';

export type ProgressBarProps = {
  label: ReactNode;
  /** How much is done of `max` (1 unless said otherwise). Without it the end is not known. */
  value?: number;
  max?: number;
  /** Words at the end of the line: 3 of 12 MB, 20 € to free shipping. */
  detail?: ReactNode;
  className?: string;
};

/** How far something is: a download, the way to free shipping. The browser's own `progress`. */
export function ProgressBar({ label, value, max = 1, detail, className }: ProgressBarProps) {
  const id = useId();
  return (
    <div className={cx(styles.progress, className)}>
      <div className={styles.line}>
        <label htmlFor={id}>{label}</label>
        {detail ? <span className={styles.detail}>{detail}</span> : null}
      </div>
      <progress id={id} className={styles.bar} value={value} max={max} />
    </div>
  );
}
