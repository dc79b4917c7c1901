import type { ComponentProps } from 'react';
import { cx } from '../cx.ts';
import styles from './badge.module.css';

export type BadgeTone = 'neutral' | 'brand' | 'accent' | 'positive' | 'caution' | 'negative';

/** A short mark on a card or a line: New, Marked Down, Low stock, Waiting. */
export function Badge({ tone = 'neutral', className, ...props }: ComponentProps<'span'> & { tone?: BadgeTone }) {
  return <span {...props} className={cx(styles.badge, className)} data-kind={tone} />;
}
