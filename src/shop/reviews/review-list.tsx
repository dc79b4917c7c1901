import { useQuery } from '@tanstack/react-query';
import { REVIEWS_PAGE } from '#contract/calls/review-limits.ts';
import { useApi } from '#src/base/api/use-api.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Button } from '#ui/button/button.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { Text } from '#ui/text/text.tsx';
import { ReviewItem } from './review-item.tsx';
import { type ReviewFilter, reviewsQuery } from './reviews-query.ts';
import styles from './reviews.module.css';

interface ReviewPageProps {
  readonly productId: string;
  readonly filter: ReviewFilter;
  /** null: the first page. */
  readonly after: string | null;
  /** How many pages to show from this one on. */
  readonly pages: number;
  readonly ownId: string | undefined;
}

/** A page and those after it: where a page begins is known once the one before has been read. */
const ReviewPages = ({ productId, filter, after, pages, ownId }: ReviewPageProps) => {
  const { t, locale } = useI18n('reviews');
  const { data, isError, refetch } = useQuery(reviewsQuery(useApi(), productId, locale.id, filter, after));
  if (data)
    return (
      <>
        {data.reviews.map((review) => (
          <li key={review.id}>
            <ReviewItem productId={productId} review={review} isOwn={review.id === ownId} />
          </li>
        ))}
        {pages > 1 && data.next !== undefined ? (
          <ReviewPages productId={productId} filter={filter} after={data.next} pages={pages - 1} ownId={ownId} />
        ) : null}
      </>
    );
  return (
    <li>
      {isError ? (
        <>
          <Text role="alert">{t('review.failed')}</Text>
          <Button variant="secondary" size="sm" onClick={() => void refetch()}>
            {t('review.retry')}
          </Button>
        </>
      ) : (
        <Skeleton lines={4} />
      )}
    </li>
  );
};

interface ReviewListProps extends Omit<ReviewPageProps, 'after'> {
  /** Reviews that the filter leaves. */
  readonly total: number;
  readonly onMore: () => void;
}

/** Page after page, each a query of its own: what was read stays readable without a network. */
export const ReviewList = ({ total, pages, onMore, ...list }: ReviewListProps) => {
  const { t } = useI18n('reviews');
  const shown = Math.min(total, pages * REVIEWS_PAGE);
  return (
    <>
      {/* Without list marks Safari takes a list for none. */}
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles */}
      <ul role="list" className={styles.list}>
        <ReviewPages {...list} after={null} pages={pages} />
      </ul>
      <Text size="sm" tone="muted" role="status">
        {t('review.shown', { shown, total })}
      </Text>
      {shown < total ? (
        <Button variant="secondary" onClick={onMore}>
          {t('review.more')}
        </Button>
      ) : null}
    </>
  );
};
