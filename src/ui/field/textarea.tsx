import type { ComponentProps } from 'react';
import { cx } from '../cx.ts';
import { useFieldControl } from './field-context.ts';
import styles from './input.module.css';

/** Several lines of text; grows with what is typed where the browser can. */
export function Textarea({ className, rows = 4, ...props }: ComponentProps<'textarea'>) {
  const control = useFieldControl(props);
  return (
    <span
      className={cx(styles.frame, className)}
      data-invalid={control['aria-invalid'] ? '' : undefined}
      data-disabled={props.disabled ? '' : undefined}
    >
      <textarea {...props} {...control} rows={rows} className={cx(styles.input, styles.textarea)} />
    </span>
  );
}
