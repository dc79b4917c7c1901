import { cx } from '../cx.ts';
import styles from './skeleton.module.css';

export type SkeletonProps = {
  /** `text` lines, a `block` that fills its parent, or a picture of a shape. */
  shape?: 'text' | 'heading' | 'block' | 'control' | 'circle' | '1/1' | '4/5' | '3/4' | '16/9';
  width?: 'full' | '3/4' | '1/2' | '1/3' | '1/4';
  /** How many lines of text; the last is shorter. */
  lines?: number;
  className?: string;
};

/** The place of something that is on its way, in its size. Not read out: say "Loading" once, beside it. */
export function Skeleton({ shape = 'text', width = 'full', lines = 1, className }: SkeletonProps) {
  return Array.from({ length: lines }, (_, line) => (
    <span
      key={line}
      aria-hidden="true"
      className={cx(styles.skeleton, className)}
      data-shape={shape}
      data-width={lines > 1 && line === lines - 1 ? '3/4' : width}
    />
  ));
}
