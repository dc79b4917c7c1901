import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../cx.ts';
import { useFieldControl } from './field-context.ts';
import styles from './input.module.css';

export type TextInputProps = ComponentProps<'input'> & {
  /** An icon or a short text inside the frame, before or after what is typed. */
  start?: ReactNode;
  end?: ReactNode;
};

/** One line of text. Takes `ref` and every attribute of an input, so that `register('email')` can be spread on it. */
export function TextInput({ start, end, className, type = 'text', ...props }: TextInputProps) {
  const control = useFieldControl(props);
  return (
    <span
      className={cx(styles.frame, className)}
      data-invalid={control['aria-invalid'] ? '' : undefined}
      data-disabled={props.disabled ? '' : undefined}
    >
      {start ? <span className={styles.adornment}>{start}</span> : null}
      <input {...props} {...control} type={type} className={styles.input} />
      {end ? <span className={styles.adornment}>{end}</span> : null}
    </span>
  );
}
