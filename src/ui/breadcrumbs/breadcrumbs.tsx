import { cx } from '../cx.ts';
import { TextLink } from '../link/text-link.tsx';
import { useUiMessages } from '../messages/messages.tsx';
import styles from './breadcrumbs.module.css';

export type Crumb = { label: string; href?: string };

/** The way here, the present page last. On small screens it scrolls sideways rather than wrapping over the picture. */
export function Breadcrumbs({ items, className }: { items: readonly Crumb[]; className?: string }) {
  const messages = useUiMessages();
  return (
    <nav aria-label={messages.breadcrumb} className={cx(styles.crumbs, className)}>
      <ol className={styles.list}>
        {items.map((item, index) => {
          const isHere = index === items.length - 1;
          return (
            <li key={`${item.label} ${item.href ?? ''}`} className={styles.item}>
              {isHere || !item.href ? (
                <span aria-current={isHere ? 'page' : undefined}>{item.label}</span>
              ) : (
                <TextLink href={item.href} look="quiet" className={styles.link}>
                  {item.label}
                </TextLink>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
