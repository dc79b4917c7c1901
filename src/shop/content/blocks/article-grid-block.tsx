import { useEffect, useId, useRef } from 'react';
import { ARTICLE_GRID_COLUMNS, ARTICLE_GRID_SIZE } from '#contract/constants/content.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Button } from '#ui/button/button.tsx';
import { BandText, BlockBand } from '../block-band.tsx';
import type { BlockProps } from '../block-props.ts';
import { useArticles } from '../use-articles.ts';
import { ArticleFilters } from './article-filters.tsx';
import styles from './article-grid-block.module.css';
import { ArticleList } from './article-list.tsx';

/** Articles, newest first, with filters by tag and more of them on request (spec 3 §2, §4, §9). */
export const ArticleGridBlock = ({ block }: BlockProps<'article-grid'>) => {
  const { t } = useI18n('content');
  const { title, titleH1, rows, columns = ARTICLE_GRID_COLUMNS, results: first } = block;
  const titleId = useId();
  const list = useRef<HTMLUListElement>(null);
  const size = rows === undefined && block.columns === undefined ? ARTICLE_GRID_SIZE : (rows ?? 1) * columns;
  const { results, asked, busy, toggle, more } = useArticles(first, size);
  const { articles, facets, numFound } = results;

  // The button may be gone when more has come: reading goes on with the first that is new.
  const firstNew = useRef<number>(undefined);
  const showMore = async (): Promise<void> => {
    firstNew.current = articles.length;
    if (!(await more())) firstNew.current = undefined;
  };
  useEffect(() => {
    if (firstNew.current === undefined || articles.length <= firstNew.current) return;
    list.current?.children[firstNew.current]?.querySelector('a')?.focus();
    firstNew.current = undefined;
  }, [articles.length]);
  return (
    <BlockBand
      block={block}
      text={<BandText block={block} titleId={titleId} defaultSize="xl" />}
      aria-labelledby={title ? titleId : undefined}
      aria-label={title ? undefined : block.name}
    >
      <ArticleFilters facets={facets} chosen={asked} onToggle={toggle} />
      {articles.length > 0 ? (
        <ArticleList ref={list} articles={articles} columns={columns as 1 | 2 | 3 | 4} level={title && !titleH1 ? 3 : 2} busy={busy} />
      ) : (
        <p className={styles.none}>{busy ? null : t('articles.none')}</p>
      )}
      <div className={styles.foot}>
        <p role="status" className={styles.count}>
          {articles.length > 0 ? t('articles.shown', { shown: articles.length, total: numFound }) : null}
        </p>
        {articles.length < numFound ? (
          <Button variant="secondary" loading={busy} onClick={() => void showMore()}>
            {t('articles.loadMore')}
          </Button>
        ) : null}
      </div>
    </BlockBand>
  );
};
