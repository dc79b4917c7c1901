import type { ComponentProps } from 'react';
import { cx } from '../cx.ts';
import styles from './text.module.css';

export type HeadingProps = ComponentProps<'h2'> & {
  /** Its rank on the page. */
  level?: 1 | 2 | 3 | 4;
  /** Its size, apart from its rank. `display` is for one line of a hero. */
  size?: 'display' | 'xl' | 'lg' | 'md' | 'sm';
};

/** A heading whose rank and size are two things. */
export function Heading({ level = 2, size = 'lg', className, children, ...props }: HeadingProps) {
  const Element = `h${level}` as const;
  return (
    <Element {...props} className={cx(styles.heading, className)} data-size={size}>
      {children}
    </Element>
  );
}
