import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import styles from './empty-state.module.css';

export type EmptyStateProps = {
  title: ReactNode;
  children?: ReactNode;
  icon?: ReactNode;
  /** What one can do about it: buttons or links. */
  actions?: ReactNode;
  headingLevel?: 1 | 2 | 3;
  className?: string;
};

/** Nothing is here, why that is, and the way on. */
export function EmptyState({ title, children, icon, actions, headingLevel = 2, className }: EmptyStateProps) {
  const Title = `h${headingLevel}` as const;
  return (
    <div className={cx(styles.empty, className)}>
      {icon ? <div className={styles.icon}>{icon}</div> : null}
      <Title className={styles.title}>{title}</Title>
      {children ? <div className={styles.text}>{children}</div> : null}
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </div>
  );
}
