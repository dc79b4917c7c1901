import type { Currency } from '#contract/money.ts';
import { useWords } from '#src/base/i18n/use-words.ts';
import { Banner } from '#ui/banner/banner.tsx';
import styles from './summary-step.module.css';

interface TotalChangedProps {
  readonly before: number;
  readonly now: number;
  readonly currency: Currency;
  readonly text: string;
}

/** What was agreed to, and what it comes to now. */
export const TotalChanged = ({ before, now, currency, text }: TotalChangedProps) => {
  const words = useWords('checkout');
  const { t } = words;
  return (
    <Banner kind="warning" role="alert" title={t('summary.totalChanged')}>
      <s className={styles.old}>
        <span className="visually-hidden">{t('summary.before')} </span>
        {words.money(before, currency)}
      </s>{' '}
      <strong>
        <span className="visually-hidden">{t('summary.now')} </span>
        {words.money(now, currency)}
      </strong>
      <p>{text}</p>
    </Banner>
  );
};
