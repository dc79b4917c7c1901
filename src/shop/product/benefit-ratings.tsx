import type { ProductDetails } from '#contract/calls/products.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import styles from './benefit-ratings.module.css';

const OUT_OF = 5;

/** What it is good at, on scales of five. */
export const BenefitRatings = ({ ratings }: { ratings: ProductDetails['details']['benefitRatings'] }) => {
  const i18n = useI18n('shop');
  return (
    <dl className={styles.ratings}>
      {ratings.map(({ id, label, score }) => (
        <div key={id} className={styles.row}>
          <dt>{label}</dt>
          <dd className={styles.scale}>
            <span className="visually-hidden">{i18n.t('product.scoreOf', { score: i18n.number(score), outOf: OUT_OF })}</span>
            {Array.from({ length: OUT_OF }, (_, step) => (
              <span
                key={step}
                className={styles.step}
                data-filled={score >= step + 1 ? 'whole' : score > step ? 'half' : undefined}
                aria-hidden="true"
              />
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
};
