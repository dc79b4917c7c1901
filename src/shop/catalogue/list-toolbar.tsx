import { useEffect, useRef } from 'react';
import type { Sort } from '#contract/calls/products.ts';
import type { MessageKey } from '#src/base/i18n/i18n.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { ChevronDownIcon } from '#ui/icon/chevron-down-icon.tsx';
import { Link } from '#ui/link/link.tsx';
import { withSort, withView } from './list-changes.ts';
import { type ListSearch, SORT_OPTIONS } from './list-search.ts';
import styles from './list-toolbar.module.css';

export interface ListToolbarProps {
  readonly search: ListSearch;
  /** The order that the list has come in. */
  readonly sort: Sort;
  readonly total: number;
  /** Id of the filter form, which the order belongs to when it is sent without scripts. */
  readonly form: string;
  readonly href: (next: ListSearch) => string;
  readonly onSort: (next: ListSearch) => void;
}

const SORT_WORDS: Record<Sort, MessageKey> = {
  featured: 'list.sort.featured',
  newest: 'list.sort.newest',
  'price-asc': 'list.sort.priceAsc',
  'price-desc': 'list.sort.priceDesc',
  rating: 'list.sort.rating',
  discount: 'list.sort.discount',
};

/** How many there are, in which order, and how dense. */
export const ListToolbar = ({ search, sort, total, form, href, onSort }: ListToolbarProps) => {
  const { t } = useI18n('shop');
  const select = useRef<HTMLSelectElement>(null);
  const order = search.sort ?? sort;
  const atFirst = useRef({ order, choose: (chosen: Sort) => onSort(withSort(search, chosen)) });
  useEffect(() => {
    // An order that was chosen before the page reacted counts from now on.
    const chosen = SORT_OPTIONS.find((option) => option === select.current?.value);
    if (chosen && chosen !== atFirst.current.order) atFirst.current.choose(chosen);
  }, []);
  return (
    <div className={styles.bar}>
      <p className={styles.count} role="status">
        {t('list.count', { count: total })}
      </p>
      <label className={styles.sort}>
        <span className={styles.sortLabel}>{t('list.sort')}</span>
        <span className={styles.select}>
          <select ref={select} name="sort" form={form} value={order} onChange={(event) => onSort(withSort(search, event.target.value as Sort))}>
            {SORT_OPTIONS.map((option) => (
              <option key={option} value={option}>
                {/* What a search finds first is what answers it best. */}
                {t(search.q && option === 'featured' ? 'list.sort.relevance' : SORT_WORDS[option])}
              </option>
            ))}
          </select>
          <ChevronDownIcon size={16} />
        </span>
      </label>
      <div className={styles.views} role="group" aria-label={t('list.view')}>
        <Link
          className={styles.view}
          href={href(withView(search, undefined))}
          aria-label={t('list.view.large')}
          aria-current={search.view ? undefined : 'true'}
        >
          <Icon size={20}>
            <path d="M4 4h7v16H4zM15 4h5v16h-5z" />
          </Icon>
        </Link>
        <Link
          className={styles.view}
          href={href(withView(search, 'compact'))}
          aria-label={t('list.view.compact')}
          aria-current={search.view ? 'true' : undefined}
        >
          <Icon size={20}>
            <path d="M4 4h4v7H4zM11 4h4v7h-4zM18 4h2v7h-2zM4 14h4v6H4zM11 14h4v6h-4zM18 14h2v6h-2z" />
          </Icon>
        </Link>
      </div>
    </div>
  );
};
