import { useState } from 'react';
import type { Review } from '#contract/calls/reviews.ts';
import { settingsFor } from '#contract/settings/settings.ts';
import { useApi } from '#src/base/api/use-api.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { Button } from '#ui/button/button.tsx';
import { Row } from '#ui/layout/layout.tsx';
import { Rating } from '#ui/rating/rating.tsx';
import { Text } from '#ui/text/text.tsx';
import { showToast } from '#ui/toast/toasts.ts';
import { openReport } from '#src/shop/reports/report-dialogs.ts';
import { ReviewGallery } from './review-gallery.tsx';
import styles from './reviews.module.css';
import { useVote } from './use-vote.ts';

const LANGUAGES = ['en', 'fr', 'de', 'es', 'it'] as const;
const isKnown = (language: string): language is (typeof LANGUAGES)[number] => LANGUAGES.some((one) => one === language);

interface ReviewItemProps {
  readonly productId: string;
  readonly review: Review;
  /** Written by whoever looks: no vote, no report. */
  readonly isOwn: boolean;
}

/** One published review: its words as words alone, and its photos. */
export const ReviewItem = ({ productId, review, isOwn }: ReviewItemProps) => {
  const i18n = useI18n('reviews');
  const { t } = i18n;
  const api = useApi();
  const { id, score, title, text, name, size, fit, verified, language, answer, photos } = review;
  const [translation, setTranslation] = useState<{ readonly title: string; readonly text: string }>();
  const [isBusy, setBusy] = useState(false);
  const vote = useVote({ target: 'review', productId, id }, review.helpful);
  const translate = async (): Promise<void> => {
    setBusy(true);
    try {
      setTranslation(await api('products.translateReview', { params: { reviewId: id } }));
    } catch {
      showToast({ title: t('review.voteFailed'), kind: 'error' });
    } finally {
      setBusy(false);
    }
  };
  const report = async (): Promise<void> => {
    if ((await openReport(i18n, { productId, kind: 'review', id })) === true) showToast({ title: t('review.reported'), kind: 'success' });
  };
  const shown = translation ?? { title, text };
  const lang = translation ? i18n.locale.language : language;
  return (
    <article className={styles.review} aria-labelledby={`review-${id}`}>
      <Rating score={score} formatted={i18n.number(score)} />
      <h3 className={styles.title} id={`review-${id}`} lang={lang}>
        {shown.title}
      </h3>
      <p className={styles.text} lang={lang} aria-live="polite">
        {shown.text}
      </p>
      <ReviewGallery title={title} photos={photos} />
      <p className={styles.by}>
        {t('review.by', { name, date: i18n.date(review.writtenAt) })}
        {size ? ` · ${t('review.sizeBought', { size })}` : ''}
        {fit ? ` · ${t(`review.fit.${fit}`)}` : ''}
      </p>
      {verified ? <Badge tone="positive">{t('review.verified')}</Badge> : null}
      {translation && isKnown(language) ? <p className={styles.by}>{t('review.translated', { language: t(`review.lang.${language}`) })}</p> : null}
      {answer ? (
        <div className={styles.answer}>
          <p className={styles.by}>{t('review.answer', { shop: settingsFor(i18n.locale.id).shop.name })}</p>
          <p lang={language}>{answer.text}</p>
        </div>
      ) : null}
      <Row gap={2}>
        {isOwn ? null : (
          <Button
            variant="quiet"
            size="sm"
            aria-pressed={vote.mine}
            aria-label={t('review.helpfulLabel', { title, count: vote.count })}
            onClick={vote.toggle}
          >
            {t('review.helpful', { count: vote.count })}
          </Button>
        )}
        {vote.isWaiting ? (
          <Text size="sm" tone="muted" role="status">
            {t('review.voteWaiting')}
          </Text>
        ) : null}
        {review.translatable ? (
          <Button variant="quiet" size="sm" loading={isBusy} onClick={() => (translation ? setTranslation(undefined) : void translate())}>
            {t(translation ? 'review.original' : 'review.translate')}
          </Button>
        ) : null}
        {isOwn ? null : (
          <Button variant="quiet" size="sm" aria-label={t('review.reportLabel', { title })} onClick={() => void report()}>
            {t('review.report')}
          </Button>
        )}
      </Row>
    </article>
  );
};
