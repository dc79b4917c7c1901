import type { ComponentProps } from 'react';
import { cx } from '../cx.ts';
import styles from './prose.module.css';

/** Running text with headings, lists, links, tables: articles, terms, product stories. */
export function Prose({ className, ...props }: ComponentProps<'div'>) {
  return <div {...props} className={cx(styles.prose, className)} />;
}
