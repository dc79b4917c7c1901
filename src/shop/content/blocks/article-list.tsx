import type { Ref } from 'react';
import type { Article } from '#contract/calls/content/articles.ts';
import { ArticleCard } from './article-card.tsx';
import styles from './article-list.module.css';

export interface ArticleListProps {
  readonly articles: readonly Article[];
  /** On a large screen; two on a medium one. */
  readonly columns: 1 | 2 | 3 | 4;
  readonly level?: 2 | 3;
  readonly ref?: Ref<HTMLUListElement>;
  readonly busy?: boolean;
}

const SIZES = { 1: '100vw', 2: '50vw', 3: '33vw', 4: '25vw' } as const;

/** Cards of articles in columns. */
export const ArticleList = ({ articles, columns, level = 3, ref, busy = false }: ArticleListProps) => (
  <ul ref={ref} className={styles.list} data-columns={columns} aria-busy={busy || undefined}>
    {articles.map((article) => (
      <li key={article.id}>
        <ArticleCard article={article} level={level} sizes={`(width >= 64rem) ${SIZES[columns]}, (width >= 40rem) 50vw, 100vw`} />
      </li>
    ))}
  </ul>
);
