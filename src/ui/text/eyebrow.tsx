import type { ComponentProps } from 'react';
import { cx } from '../cx.ts';
import styles from './text.module.css';

/** The small line over a heading. `blaze` sets the shop's mark before it, the painted bar of a trail. */
export function Eyebrow({ blaze, className, ...props }: ComponentProps<'p'> & { blaze?: boolean }) {
  return <p {...props} className={cx(styles.eyebrow, className)} data-blaze={blaze ? '' : undefined} />;
}
