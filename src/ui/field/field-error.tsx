import type { ReactNode } from 'react';
import { AlertIcon } from '../icon/alert-icon.tsx';
import styles from './field.module.css';

/** The words under a control that was filled in wrongly. The place is there before the words, so that they are read out. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <div aria-live="polite" className={styles.errorPlace}>
      {children ? (
        <p className={styles.error} id={id}>
          <AlertIcon size={16} />
          <span>{children}</span>
        </p>
      ) : null}
    </div>
  );
}
