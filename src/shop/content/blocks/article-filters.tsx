import { useId, useState } from 'react';
import type { ArticleResults } from '#contract/calls/content/articles.ts';
import { ARTICLE_FILTERS } from '#contract/constants/content.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Button } from '#ui/button/button.tsx';
import styles from './article-filters.module.css';

export interface ArticleFiltersProps {
  readonly facets: ArticleResults['facets'];
  readonly chosen: string | undefined;
  /** Pressed again, a filter is taken away. */
  readonly onToggle: (tagId: string) => void;
}

/** The tags that a grid can be filtered by: 4, 10 or 20 of them by the width of the screen, and all when expanded (spec 3 §9). */
export const ArticleFilters = ({ facets, chosen, onToggle }: ArticleFiltersProps) => {
  const { t } = useI18n('content');
  const id = useId();
  const [expanded, setExpanded] = useState(false);
  if (facets.length === 0) return null;
  const isOver = (shown: number): '' | undefined => (facets.length > shown ? '' : undefined);
  return (
    <div
      className={styles.filters}
      role="group"
      aria-label={t('articles.topics')}
      data-expanded={expanded ? '' : undefined}
      data-over-small={isOver(ARTICLE_FILTERS.sm)}
      data-over-medium={isOver(ARTICLE_FILTERS.md)}
      data-over-large={isOver(ARTICLE_FILTERS.lg)}
    >
      <ul id={id} className={styles.list}>
        {facets.map(({ id: tagId, label }) => (
          <li key={tagId} data-chosen={tagId === chosen ? '' : undefined}>
            <Button variant={tagId === chosen ? 'primary' : 'secondary'} size="sm" aria-pressed={tagId === chosen} onClick={() => onToggle(tagId)}>
              {label}
            </Button>
          </li>
        ))}
      </ul>
      <Button className={styles.more} variant="link" size="sm" aria-expanded={expanded} aria-controls={id} onClick={() => setExpanded(!expanded)}>
        {t(expanded ? 'articles.seeLess' : 'articles.seeMore')}
      </Button>
    </div>
  );
};
