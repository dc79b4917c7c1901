import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { Steps } from '#ui/progress/steps.tsx';
import { STEPS, type Step } from './step.ts';
import styles from './checkout-page.module.css';

/** The frame of the checkout: what the server renders, and what stands there until the device's own data is read. */
export const CheckoutLoading = ({ step, text }: { readonly step: Step; readonly text?: string }) => {
  const { t } = useI18n('checkout');
  return (
    <div className={styles.page} aria-busy="true">
      <header className={styles.head}>
        <h1 className={styles.title}>{t('checkout.title')}</h1>
        <Steps label={t('steps.label')} steps={STEPS.map((id) => ({ id, label: t(`step.${id}`) }))} current={step} />
      </header>
      <p className={text === undefined ? 'visually-hidden' : undefined} role="status">
        {text ?? t('loading')}
      </p>
      <div className={styles.columns}>
        <div className={styles.main}>
          <Skeleton shape="heading" width="1/3" />
          {[1, 2, 3, 4].map((row) => (
            <Skeleton key={row} shape="control" />
          ))}
          <Skeleton shape="heading" width="1/4" />
          <Skeleton shape="control" />
        </div>
        <div className={styles.ghost}>
          <Skeleton shape="block" />
        </div>
      </div>
    </div>
  );
};
