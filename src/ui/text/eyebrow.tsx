import type { ComponentProps } from 'react';
import { cx } from '../cx.ts';
import styles from './text.module.css';

/** The small line over a heading. `blaze` sets the shop's mark before it, the painted bar of a trail; `tone="ink"` over pictures. */
export function Eyebrow({
  blaze,
  tone = 'muted',
  className,
  ...props
}: ComponentProps<'p'> & { blaze?: boolean; tone?: 'muted' | 'ink' | 'accent' }) {
  return <p {...props} className={cx(styles.eyebrow, className)} data-blaze={blaze ? '' : undefined} data-ink={tone} />;
}
