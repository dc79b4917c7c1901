import { buttonProps } from '../button/button.tsx';
import { cx } from '../cx.ts';
import { ArrowLeftIcon } from '../icon/arrow-left-icon.tsx';
import { ArrowRightIcon } from '../icon/arrow-right-icon.tsx';
import { Link } from '../link/link.tsx';
import { useUiMessages } from '../messages/messages.tsx';
import { paginationItems } from './pagination-items.ts';
import styles from './pagination.module.css';

export type PaginationProps = {
  /** The present page, from 1. */
  page: number;
  pages: number;
  /** The address of a page: real links, so that crawlers and new tabs work. */
  href: (page: number) => string;
  className?: string;
};

/** Links to the pages of a list. Draws nothing where there is only one. */
export function Pagination({ page, pages, href, className }: PaginationProps) {
  const messages = useUiMessages();
  if (pages <= 1) return null;
  return (
    <nav aria-label={messages.pages} className={cx(styles.pagination, className)}>
      {page > 1 ? (
        <Link href={href(page - 1)} rel="prev" aria-label={messages.previous} {...buttonProps({ variant: 'quiet', className: styles.step })}>
          <ArrowLeftIcon size={20} />
        </Link>
      ) : null}
      <ol className={styles.list}>
        {paginationItems(page, pages).map((item) =>
          item.kind === 'gap' ? (
            <li key={`gap-${item.after}`} className={styles.gap} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={item.page}>
              <Link
                href={href(item.page)}
                className={styles.page}
                aria-label={messages.page(item.page)}
                aria-current={item.page === page ? 'page' : undefined}
              >
                {item.page}
              </Link>
            </li>
          ),
        )}
      </ol>
      {page < pages ? (
        <Link href={href(page + 1)} rel="next" aria-label={messages.next} {...buttonProps({ variant: 'quiet', className: styles.step })}>
          <ArrowRightIcon size={20} />
        </Link>
      ) : null}
    </nav>
  );
}
