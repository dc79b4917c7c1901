import { useId, type ReactNode } from 'react';
import { cx } from '../cx.ts';
import { FieldError } from './field-error.tsx';
import styles from './field.module.css';

export type FieldGroupProps = {
  legend: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  hideLegend?: boolean;
  /** What stands at the end of the legend's line: the chosen colour, a link to the size chart. */
  aside?: ReactNode;
  className?: string;
  children: ReactNode;
};

/**
 * Several controls that answer one question: a group with its name, a hint and one error. No fieldset: WebKit keeps a legend in its special place, where
 * it lines up with nothing.
 */
export function FieldGroup({ legend, hint, error, hideLegend, aside, className, children }: FieldGroupProps) {
  const id = useId();
  const describedBy = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return (
    <div
      role="group"
      className={cx(styles.group, className)}
      aria-labelledby={`${id}-legend`}
      aria-describedby={describedBy || undefined}
      data-invalid={error ? '' : undefined}
    >
      <div className={hideLegend ? 'visually-hidden' : styles.legend} id={`${id}-legend`}>
        {legend}
      </div>
      {aside ? <div className={styles.aside}>{aside}</div> : null}
      {hint ? (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      {children}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
}
