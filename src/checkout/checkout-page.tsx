import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Button } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { CheckoutForms } from './checkout-forms.tsx';
import { CheckoutLoading } from './checkout-loading.tsx';
import type { CheckoutPageProps } from './checkout-page-props.ts';
import { useDraft } from './use-draft.ts';
import styles from './checkout-page.module.css';

/** The checkout (spec 1 §4). The server renders its frame alone; who orders what comes from the device. */
export const CheckoutPage = (props: CheckoutPageProps) => {
  const i18n = useI18n('checkout', 'shop', 'errors');
  const { cartPort, step, shopper } = props;
  const kept = useDraft(step);
  const { view, failed } = cartPort;

  if (failed) {
    return (
      <div className={styles.instead}>
        <EmptyState headingLevel={1} title={i18n.t('cart.failed')} actions={<Button onClick={() => location.reload()}>{i18n.t('again')}</Button>} />
      </div>
    );
  }
  if (!view || !kept || shopper === undefined) return <CheckoutLoading step={step} />;
  return <CheckoutForms {...props} view={view} kept={kept} shopper={shopper} />;
};
