import { useRouter } from '@tanstack/react-router';
import { useEffect, useId, useRef, useState } from 'react';
import { type CheckoutWait, isPassing } from '#db/cart/checkout-wait.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import type { MessageKey } from '#src/base/i18n/i18n.ts';
import { Button } from '#ui/button/button.tsx';
import { dialogManager } from '#ui/dialog-manager/dialog-manager.ts';
import { LockIcon } from '#ui/icon/lock-icon.tsx';
import { cart } from './cart.ts';
import { checkoutWait } from './checkout-gate.ts';
import styles from './checkout-button.module.css';
import { useCart } from './use-cart.ts';
import { whenCheckoutOpens } from './when-checkout-opens.ts';

const REASONS: Partial<Record<CheckoutWait, MessageKey>> = {
  refused: 'checkout.waits.refused',
  'sold-out': 'checkout.waits.soldOut',
  checking: 'checkout.waits.checking',
  offline: 'checkout.waits.offline',
  held: 'checkout.waits.held',
};

/**
 * Leads to the checkout once the server has all changes. A press that is slightly too early proceeds by itself; otherwise the button says why it
 * waits.
 */
export const CheckoutButton = ({ size = 'lg' }: { size?: 'md' | 'lg' }) => {
  const i18n = useI18n('shop');
  const id = useId();
  const router = useRouter();
  const state = useCart();
  const wait = checkoutWait(state);
  const [leaving, setLeaving] = useState(false);
  const gone = useRef(new AbortController());
  useEffect(() => {
    const here = new AbortController();
    gone.current = here;
    // Closing the mini cart cancels the navigation.
    return () => here.abort();
  }, []);

  const press = async (): Promise<void> => {
    const { signal } = gone.current;
    setLeaving(true);
    if (wait !== null) void cart.sync();
    const open = await whenCheckoutOpens(signal);
    if (signal.aborted) return;
    setLeaving(false);
    if (!open) return;
    const replace = dialogManager.isOpen();
    dialogManager.closeForNavigation();
    void router.navigate({ href: `/${i18n.locale.id}/checkout`, replace });
  };
  const soon = wait === null || isPassing(wait);
  const reason = wait && REASONS[wait];
  return (
    <div className={styles.checkout}>
      <Button
        size={size}
        block
        start={<LockIcon size={18} />}
        disabled={!soon}
        loading={leaving}
        onClick={() => void press()}
        aria-describedby={reason ? id : undefined}
      >
        {i18n.t('checkout.go')}
      </Button>
      <p id={id} className={styles.reason} role="status">
        {reason ? i18n.t(reason) : leaving && wait === 'sending' ? i18n.t('checkout.waits.sending') : null}
      </p>
    </div>
  );
};
