import { useQueryClient } from '@tanstack/react-query';
import type { OwnReview as Own } from '#contract/calls/reviews.ts';
import { useApi } from '#src/base/api/use-api.ts';
import { useKeyed } from '#src/base/forms/use-keyed.ts';
import { failureText } from '#src/base/i18n/failure-text.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { Button } from '#ui/button/button.tsx';
import { Row } from '#ui/layout/layout.tsx';
import { Rating } from '#ui/rating/rating.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Text } from '#ui/text/text.tsx';
import { showToast } from '#ui/toast/toasts.ts';
import styles from './reviews.module.css';
import type { UnsentState } from './unsent-reviews.ts';

interface OwnReviewProps {
  readonly productId: string;
  readonly review: Own | undefined;
  /** What is on this device and not at the shop. */
  readonly unsent: UnsentState | undefined;
  readonly onWrite: () => void;
}

/** What the shopper has written, whether others see it yet or not, and the way to write. */
export const OwnReview = ({ productId, review, unsent, onWrite }: OwnReviewProps) => {
  const i18n = useI18n('reviews');
  const { t } = i18n;
  const api = useApi();
  const queries = useQueryClient();
  const keyed = useKeyed();
  const remove = async (own: Own): Promise<void> => {
    try {
      await keyed({ id: own.id }, (key) => api('products.deleteReview', { params: { productId, reviewId: own.id }, key }));
      showToast({ title: t('review.deleted'), kind: 'success' });
      await Promise.all(['products.ownContent', 'products.reviews'].map((call) => queries.invalidateQueries({ queryKey: [call, productId] })));
    } catch (failure) {
      showToast({ title: (await failureText(i18n, failure)).text, kind: 'error' });
    }
  };
  if (!review && !unsent) return <Button onClick={onWrite}>{t('review.write')}</Button>;
  return (
    <div className={styles.own}>
      <Heading level={3} size="sm">
        {t('review.own')}
      </Heading>
      {unsent === 'waiting' ? <Text role="status">{t('review.status.waiting')}</Text> : null}
      {unsent === 'draft' ? <Text>{t('review.status.draft')}</Text> : null}
      {unsent === 'refused' ? <Text role="alert">{t('review.refused')}</Text> : null}
      {review ? (
        <>
          <Badge tone={review.status === 'published' ? 'positive' : review.status === 'refused' ? 'negative' : 'caution'}>
            {t(`review.status.${review.status}`)}
          </Badge>
          {review.reason ? <Text size="sm">{t(`review.reason.${review.reason}`)}</Text> : null}
          <Rating score={review.score} formatted={i18n.number(review.score)} />
          <p className={styles.title}>{review.title}</p>
          <p className={styles.text}>{review.text}</p>
        </>
      ) : null}
      <Row gap={2}>
        <Button variant="secondary" size="sm" onClick={onWrite}>
          {t(unsent && !review ? 'review.continue' : 'review.edit')}
        </Button>
        {review ? (
          <Button variant="quiet" size="sm" onClick={() => void remove(review)}>
            {t('review.delete')}
          </Button>
        ) : null}
      </Row>
    </div>
  );
};
