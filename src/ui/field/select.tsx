import type { ComponentProps } from 'react';
import { cx } from '../cx.ts';
import { ChevronDownIcon } from '../icon/chevron-down-icon.tsx';
import { useFieldControl } from './field-context.ts';
import styles from './input.module.css';

/** The platform's own select in the kit's frame: the best list there is on a phone, and it costs nothing. */
export function Select({ className, ...props }: ComponentProps<'select'>) {
  const control = useFieldControl(props);
  return (
    <span
      className={cx(styles.frame, className)}
      data-invalid={control['aria-invalid'] ? '' : undefined}
      data-disabled={props.disabled ? '' : undefined}
    >
      <select {...props} {...control} className={cx(styles.input, styles.select)} />
      <ChevronDownIcon className={styles.chevron} size={18} />
    </span>
  );
}
