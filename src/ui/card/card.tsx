import type { ComponentProps } from 'react';
import { cx } from '../cx.ts';
import styles from './card.module.css';

export type CardProps = ComponentProps<'div'> & {
  as?: 'div' | 'section' | 'article' | 'li' | 'aside' | 'form';
  /** `outline` a hairline, `raised` white on paper, `sunken` a quiet ground, `deep` dark in both themes. */
  surface?: 'outline' | 'raised' | 'sunken' | 'deep';
  padding?: 'none' | 'sm' | 'md' | 'lg';
};

/** A surface that holds things together: an order summary, an address, a promise. */
export function Card({ as = 'div', surface = 'outline', padding = 'md', className, ...props }: CardProps) {
  const Element = as as 'div';
  return (
    <Element
      {...props}
      className={cx(styles.card, className)}
      data-surface={surface}
      data-padding={padding}
      data-tone={surface === 'deep' ? 'deep' : undefined}
    />
  );
}
