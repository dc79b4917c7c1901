import type { Currency } from '#contract/money.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
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
  const i18n = useI18n('checkout');
  const { t } = i18n;
  return (
    <Banner kind="warning" role="alert" title={t('summary.totalChanged')}>
      <s className={styles.old}>
        <span className="visually-hidden">{t('summary.before')} </span>
        {i18n.money(before, currency)}
      </s>{' '}
      <strong>
        <span className="visually-hidden">{t('summary.now')} </span>
        {i18n.money(now, currency)}
      </strong>
      <p>{text}</p>
    </Banner>
  );
};
