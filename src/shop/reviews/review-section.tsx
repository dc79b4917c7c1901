import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { REVIEW_SORTS, type ReviewSort } from '#contract/calls/review-limits.ts';
import { useApi } from '#src/base/api/use-api.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { useSession } from '#src/base/session/use-session.ts';
import { Button } from '#ui/button/button.tsx';
import { Field } from '#ui/field/field.tsx';
import { Select } from '#ui/field/select.tsx';
import { Container } from '#ui/layout/layout.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Text } from '#ui/text/text.tsx';
import { showToast } from '#ui/toast/toasts.ts';
import { OwnReview } from './own-review.tsx';
import { openWriteReview, type ReviewedProduct } from './review-dialogs.ts';
import { ReviewList } from './review-list.tsx';
import { ReviewSummary } from './review-summary.tsx';
import { EVERY_REVIEW, ownContentQuery, type ReviewFilter, reviewsQuery } from './reviews-query.ts';
import styles from './reviews.module.css';
import { useUnsent } from './unsent-reviews.ts';

export interface ReviewSectionProps {
  readonly product: ReviewedProduct;
  /** Resolves with whether somebody is signed in now. */
  readonly signIn: () => Promise<boolean>;
}

/** Reviews of a product: summary, filters, list, and the shopper's own. */
export const ReviewSection = ({ product, signIn }: ReviewSectionProps) => {
  const i18n = useI18n('reviews');
  const { t } = i18n;
  const { productId } = product;
  const api = useApi();
  const queries = useQueryClient();
  const { type, subject } = useSession();
  const isSignedIn = type === 'Registered';
  const unsent = useUnsent(productId);
  const [filter, setFilter] = useState<ReviewFilter>(EVERY_REVIEW);
  const [pages, setPages] = useState(1);
  const { data, isError, refetch } = useQuery(reviewsQuery(api, productId, i18n.locale.id, filter, null));
  const own = useQuery({ ...ownContentQuery(api, productId, subject), enabled: isSignedIn }).data;

  const change = (next: Partial<ReviewFilter>): void => {
    setFilter({ ...filter, ...next });
    setPages(1);
  };
  const write = async (): Promise<void> => {
    if (!isSignedIn && !(await signIn())) return;
    const done = await openWriteReview(i18n, { product, review: own?.review });
    if (done === 'sent' || done === 'kept') showToast({ title: t(done === 'sent' ? 'review.sent' : 'review.kept'), kind: 'success' });
    await queries.invalidateQueries({ queryKey: ['products.ownContent', productId] });
    if (done === 'sent') await queries.invalidateQueries({ queryKey: ['products.reviews', productId] });
  };
  const isFiltered = filter.stars !== null || filter.size !== null || filter.photo;
  return (
    <Container as="section" className={styles.section} aria-labelledby="product-reviews">
      <Heading level={2} size="lg" id="product-reviews">
        {t('review.section')}
      </Heading>
      {!data && !isError ? <Skeleton lines={8} /> : null}
      {!data && isError ? (
        <div role="alert">
          <Text>{t('review.failed')}</Text>
          <Button variant="secondary" size="sm" onClick={() => void refetch()}>
            {t('review.retry')}
          </Button>
        </div>
      ) : null}
      {data?.summary.reviewsCount === 0 ? <Text tone="muted">{t('review.none')}</Text> : null}
      <OwnReview productId={productId} review={own?.review} unsent={isSignedIn ? unsent : undefined} onWrite={() => void write()} />
      {data && data.summary.reviewsCount > 0 ? (
        <>
          <ReviewSummary summary={data.summary} stars={filter.stars} onStars={(stars) => change({ stars })} />
          <div className={styles.filters}>
            <Field label={t('review.sort')}>
              <Select value={filter.sort} onChange={({ target }) => change({ sort: target.value as ReviewSort })}>
                {REVIEW_SORTS.map((sort) => (
                  <option key={sort} value={sort}>
                    {t(`review.sort.${sort}`)}
                  </option>
                ))}
              </Select>
            </Field>
            {data.sizes.length > 1 ? (
              <Field label={t('review.size')}>
                <Select value={filter.size ?? ''} onChange={({ target }) => change({ size: target.value || null })}>
                  <option value="">{t('review.anySize')}</option>
                  {data.sizes.map((size) => (
                    <option key={size} value={size}>
                      {product.sizes.find(({ value }) => value === size)?.label ?? size}
                    </option>
                  ))}
                </Select>
              </Field>
            ) : null}
            {data.withPhotos > 0 ? (
              <Button variant="secondary" aria-pressed={filter.photo} onClick={() => change({ photo: !filter.photo })}>
                {t('review.withPhotos', { count: data.withPhotos })}
              </Button>
            ) : null}
            {isFiltered ? (
              <Button variant="link" onClick={() => change({ stars: null, size: null, photo: false })}>
                {t('review.clear')}
              </Button>
            ) : null}
          </div>
          {data.total === 0 ? (
            <Text role="status">{t('review.noMatch')}</Text>
          ) : (
            <ReviewList
              productId={productId}
              filter={filter}
              total={data.total}
              pages={pages}
              ownId={own?.review?.id}
              onMore={() => setPages(pages + 1)}
            />
          )}
        </>
      ) : null}
    </Container>
  );
};
