import type { ComponentProps } from 'react';
import { cx } from '../cx.ts';
import styles from './dialog-parts.module.css';

/** The scrolling middle of a dialog. */
export function DialogBody({ className, ...props }: ComponentProps<'div'>) {
  return <div {...props} className={cx(styles.body, className)} />;
}

/** The actions of a dialog: they stay at its foot, under the thumb, while the body scrolls. */
export function DialogFooter({ className, ...props }: ComponentProps<'div'>) {
  return <div {...props} className={cx(styles.footer, className)} />;
}
