import type { ComponentProps } from 'react';
import { cx } from '../cx.ts';

/** Words for those who listen; shown once something inside has the focus. */
export function VisuallyHidden({ className, ...props }: ComponentProps<'span'>) {
  return <span {...props} className={cx('visually-hidden', className)} />;
}
