import type { ProductDetails } from '#contract/calls/products.ts';
import { useWords } from '#src/base/i18n/use-words.ts';
import styles from './benefit-ratings.module.css';

const OUT_OF = 5;

/** What it is good at, on scales of five. */
export const BenefitRatings = ({ ratings }: { ratings: ProductDetails['details']['benefitRatings'] }) => {
  const words = useWords('shop');
  return (
    <dl className={styles.ratings}>
      {ratings.map(({ id, label, score }) => (
        <div key={id} className={styles.row}>
          <dt>{label}</dt>
          <dd className={styles.scale}>
            <span className="visually-hidden">{words.t('product.scoreOf', { score: words.number(score), outOf: OUT_OF })}</span>
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
