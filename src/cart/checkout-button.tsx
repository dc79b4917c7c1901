import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useWords } from '#src/i18n/use-words.ts';
import type { WordKey } from '#src/i18n/words.ts';
import { Button } from '#ui/button/button.tsx';
import { dialogManager } from '#ui/dialog/dialog-manager.ts';
import { LockIcon } from '#ui/icon/lock-icon.tsx';
import { basket } from './basket.ts';
import { checkoutWait, type CheckoutWait } from './checkout-gate.ts';
import styles from './checkout-button.module.css';
import { useCart } from './use-cart.ts';

const REASONS: Partial<Record<CheckoutWait, WordKey>> = {
  refused: 'checkout.waits.refused',
  'sold-out': 'checkout.waits.soldOut',
  checking: 'checkout.waits.checking',
  offline: 'checkout.waits.offline',
  held: 'checkout.waits.held',
};

/** To the checkout, as soon as the shop has everything. Pressed a moment too early it goes by itself; where it has to wait it says why. */
export const CheckoutButton = ({ size = 'lg' }: { size?: 'md' | 'lg' }) => {
  const words = useWords('shop');
  const router = useRouter();
  const cart = useCart();
  const wait = checkoutWait(cart);
  const [leaving, setLeaving] = useState(false);
  const href = `/${words.locale.id}/checkout`;

  useEffect(() => {
    if (!leaving) return;
    if (wait === null) {
      setLeaving(false);
      const inDialog = dialogManager.isOpen();
      dialogManager.closeForNavigation();
      void router.navigate({ href, replace: inDialog });
    } else if (wait !== 'sending' && wait !== 'checking') setLeaving(false);
  }, [leaving, wait, router, href]);

  const press = (): void => {
    setLeaving(true);
    if (wait === 'sending' || wait === 'checking') void basket.sync();
  };
  const soon = wait === null || wait === 'sending' || wait === 'checking';
  const reason = wait && REASONS[wait];
  return (
    <div className={styles.checkout}>
      <Button size={size} block start={<LockIcon size={18} />} disabled={!soon} loading={leaving} onClick={press} aria-describedby={reason ? 'checkout-waits' : undefined}>
        {words.t('checkout.go')}
      </Button>
      <p id="checkout-waits" className={styles.reason} role="status">
        {reason ? words.t(reason) : leaving && wait === 'sending' ? words.t('checkout.waits.sending') : null}
      </p>
    </div>
  );
};
