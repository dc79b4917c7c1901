import type { ReviewSummary as Summary } from '#contract/calls/reviews.ts';
import { FITS } from '#contract/calls/review-limits.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Rating } from '#ui/rating/rating.tsx';
import { Text } from '#ui/text/text.tsx';
import styles from './reviews.module.css';

interface ReviewSummaryProps {
  readonly summary: Summary;
  /** Stars that the list is filtered by. */
  readonly stars: number | null;
  readonly onStars: (stars: number | null) => void;
}

/** Score, histogram and fit of the published reviews. A bar of the histogram is a filter: pressed again it is taken off. */
export const ReviewSummary = ({ summary, stars: chosen, onStars }: ReviewSummaryProps) => {
  const i18n = useI18n('reviews');
  const { t } = i18n;
  const { score, reviewsCount, stars, fit } = summary;
  const formatted = i18n.number(score, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const fits = fit.small + fit.true + fit.large;
  return (
    <div className={styles.summary}>
      <div className={styles.score}>
        <Rating score={score} formatted={formatted} size={22} />
        <Text>{t('review.summary', { score: formatted, count: reviewsCount })}</Text>
      </div>
      <div role="group" aria-label={t('review.histogram')} className={styles.histogram}>
        {[5, 4, 3, 2, 1].map((of) => {
          const count = stars[of - 1] ?? 0;
          return (
            <button
              key={of}
              type="button"
              className={styles.bar}
              aria-pressed={chosen === of}
              aria-disabled={count === 0 || undefined}
              aria-label={t('review.starsCount', { stars: of, count })}
              onClick={() => count > 0 && onStars(chosen === of ? null : of)}
            >
              <span>{t('review.stars', { stars: of })}</span>
              <progress className={styles.meter} value={count} max={Math.max(1, reviewsCount)} aria-hidden="true" />
              <span>{i18n.number(count)}</span>
            </button>
          );
        })}
      </div>
      {fits > 0 ? (
        <dl className={styles.fit} aria-label={t('review.fit')}>
          {FITS.map((how) => {
            const percent = i18n.number(fit[how] / fits, { style: 'percent', maximumFractionDigits: 0 });
            return (
              <div key={how}>
                <dt>{t(`review.fit.${how}`)}</dt>
                <dd>
                  <progress className={styles.meter} value={fit[how]} max={fits} aria-hidden="true" />
                  <span aria-hidden="true">{percent}</span>
                  <span className="visually-hidden">{t('review.fitCount', { label: t(`review.fit.${how}`), percent, count: fits })}</span>
                </dd>
              </div>
            );
          })}
        </dl>
      ) : null}
    </div>
  );
};
