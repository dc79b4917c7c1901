import { useId, type ReactNode } from 'react';
import { cx } from '../cx.ts';
import { useUiMessages } from '../messages/messages.tsx';
import { FieldContext } from './field-context.ts';
import { FieldError } from './field-error.tsx';
import styles from './field.module.css';

export type FieldProps = {
  label: ReactNode;
  hint?: ReactNode;
  /** What is wrong, in words. Its presence makes the control invalid. */
  error?: ReactNode;
  /** Marks the control as required. `optional` says so in words instead, where most fields are required. */
  required?: boolean;
  optional?: boolean;
  hideLabel?: boolean;
  /** The control's id, where something outside has to know it. */
  id?: string;
  className?: string;
  children: ReactNode;
};

/** Label, hint and error around one control of the kit; the control ties itself to them. */
export function Field({ label, hint, error, required, optional, hideLabel, id, className, children }: FieldProps) {
  const messages = useUiMessages();
  const ownId = useId();
  const control = id ?? ownId;
  const hintId = hint ? `${control}-hint` : undefined;
  const errorId = error ? `${control}-error` : undefined;
  const describedBy = [hintId, errorId].filter(Boolean).join(' ') || undefined;
  return (
    <div className={cx(styles.field, className)} data-invalid={error ? '' : undefined}>
      <label className={hideLabel ? 'visually-hidden' : styles.label} htmlFor={control}>
        {label}
        {required ? (
          <span className={styles.required} aria-hidden="true">
            *
          </span>
        ) : null}
        {optional ? (
          <>
            {' '}
            <span className={styles.optional}>{messages.optional}</span>
          </>
        ) : null}
      </label>
      {hint ? (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      ) : null}
      <FieldContext
        value={{ id: control, 'aria-describedby': describedBy, 'aria-invalid': error ? true : undefined, required: required || undefined }}
      >
        {children}
      </FieldContext>
      <FieldError id={`${control}-error`}>{error}</FieldError>
    </div>
  );
}
