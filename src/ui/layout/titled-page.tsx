import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../cx.ts';
import { Container } from './layout.tsx';
import styles from './titled-page.module.css';

export interface TitledPageProps {
  readonly title: string;
  /** What it holds, beside the title: "12 products". */
  readonly count?: string | undefined;
  /** `form`: what is filled in, in a narrow column. */
  readonly width?: ComponentProps<typeof Container>['width'];
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A page under its title, which takes the focus when the page is navigated to. */
export const TitledPage = ({ title, count, width, className, children }: TitledPageProps) => (
  <Container width={width} className={cx(styles.page, className)}>
    <h1 className={styles.title} tabIndex={-1}>
      {title}
      {count === undefined ? null : <span className={styles.count}> {count}</span>}
    </h1>
    {children}
  </Container>
);
