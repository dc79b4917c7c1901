import { useId, type ComponentProps, type ReactNode } from 'react';
import { cx } from '../cx.ts';
import { FieldError } from '../field/field-error.tsx';
import { replaysEarlyClicks } from '../lazy/early-clicks.ts';
import styles from './checkbox.module.css';

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  /** The label; may hold links (terms, privacy). */
  children: ReactNode;
  /** A quieter second line. */
  description?: ReactNode;
  error?: ReactNode;
};

/** A native checkbox with its label. Takes `ref`, so that `register('terms')` can be spread on it. */
export function Checkbox({ children, description, error, className, id: givenId, ...props }: CheckboxProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const describedBy = [props['aria-describedby'], description ? `${id}-description` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return (
    <div className={cx(styles.checkbox, className)} data-invalid={error ? '' : undefined}>
      <label className={styles.label} htmlFor={id}>
        <input
          ref={replaysEarlyClicks}
          {...props}
          type="checkbox"
          id={id}
          className={styles.input}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy || undefined}
        />
        <span>
          {children}
          {props.required ? (
            <span className={styles.required} aria-hidden="true">
              *
            </span>
          ) : null}
        </span>
      </label>
      {description ? (
        <p className={styles.description} id={`${id}-description`}>
          {description}
        </p>
      ) : null}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
}
