import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '#src/base/api/use-api.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Button } from '#ui/button/button.tsx';
import type { DialogContent } from '#ui/dialog-manager/dialog-manager.ts';
import { DialogBody, DialogFooter } from '#ui/dialog/dialog-parts.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { Rating } from '#ui/rating/rating.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Text } from '#ui/text/text.tsx';
import { ReviewList } from '../reviews/review-list.tsx';
import { EVERY_REVIEW, reviewsQuery } from '../reviews/reviews-query.ts';
import { askQuestion } from './ask-question.ts';
import { QuestionList } from './question-list.tsx';
import { questionsQuery } from './questions-query.ts';

const ALL = 50;

/** What shoppers have said about a product: how it is rated and reviewed, what was asked, what was answered. */
export default function UserContentDialog({ props: { productId, name, rating } }: DialogContent<'review-user-content'>) {
  const i18n = useI18n('stores', 'asides', 'reviews');
  const { t } = i18n;
  const api = useApi();
  const [pages, setPages] = useState(1);
  const reviews = useQuery(reviewsQuery(api, productId, i18n.locale.id, EVERY_REVIEW, null)).data;
  const { data, isError } = useQuery(questionsQuery(api, productId, i18n.locale.id, ALL));
  const score = i18n.number(rating.score, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <>
      <DialogBody>
        <Stack gap={5}>
          <Stack gap={2}>
            <Heading level={3} size="md">
              {name}
            </Heading>
            {rating.reviewsCount > 0 ? (
              <>
                <Rating score={rating.score} formatted={score} size={22} />
                <Text>{t('ugc.rating', { score, count: rating.reviewsCount })}</Text>
              </>
            ) : (
              <Text>{t('ugc.noRating')}</Text>
            )}
          </Stack>
          {reviews && reviews.total > 0 ? (
            <Stack gap={3}>
              <Heading level={3} size="md">
                {t('review.section')}
              </Heading>
              <ReviewList
                productId={productId}
                filter={EVERY_REVIEW}
                total={reviews.total}
                pages={pages}
                ownId={undefined}
                onMore={() => setPages(pages + 1)}
              />
            </Stack>
          ) : null}
          <Stack gap={3} aria-live="polite" aria-busy={!data && !isError}>
            <Heading level={3} size="md">
              {t('question.section')}
            </Heading>
            {data ? data.total > 0 ? <QuestionList productId={productId} questions={data.questions} /> : <Text>{t('question.none')}</Text> : null}
            {isError ? <Text role="alert">{t('question.failed')}</Text> : null}
            {!data && !isError ? <Skeleton lines={6} /> : null}
          </Stack>
        </Stack>
      </DialogBody>
      <DialogFooter>
        <Button onClick={() => void askQuestion(i18n, { productId, name })}>{t('question.ask')}</Button>
      </DialogFooter>
    </>
  );
}
