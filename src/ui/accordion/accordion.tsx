import { useId, type ReactNode } from 'react';
import { cx } from '../cx.ts';
import { ChevronDownIcon } from '../icon/chevron-down-icon.tsx';
import styles from './accordion.module.css';

export type AccordionItem = { id: string; title: ReactNode; content: ReactNode; open?: boolean };

export type AccordionProps = {
  items: readonly AccordionItem[];
  /** Opening one closes the others. */
  single?: boolean;
  /** The rank of the titles among the page's headings; without it they are none. */
  headingLevel?: 2 | 3 | 4;
  className?: string;
};

/** Sections that open: the browser's own `details`, so they work before any script, print, and are found by find-in-page. */
export function Accordion({ items, single, headingLevel, className }: AccordionProps) {
  const group = useId();
  const Title = headingLevel ? (`h${headingLevel}` as const) : 'span';
  return (
    <div className={cx(styles.accordion, className)}>
      {items.map((item) => (
        <details key={item.id} name={single ? group : undefined} open={item.open} className={styles.item}>
          <summary className={styles.summary}>
            <Title className={styles.title}>{item.title}</Title>
            <ChevronDownIcon className={styles.icon} size={20} />
          </summary>
          <div className={styles.content}>{item.content}</div>
        </details>
      ))}
    </div>
  );
}
