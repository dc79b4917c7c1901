import type { ComponentProps } from 'react';
import { cx } from '../cx.ts';
import styles from './text.module.css';

export type TextProps = ComponentProps<'p'> & {
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'xl';
  tone?: 'ink' | 'muted' | 'accent' | 'positive' | 'caution' | 'negative';
};

/** A paragraph of the kit. */
export function Text({ size = 'md', tone = 'ink', className, ...props }: TextProps) {
  return <p {...props} className={cx(styles.text, className)} data-size={size} data-ink={tone} />;
}
