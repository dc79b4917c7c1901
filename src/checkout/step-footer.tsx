import type { ReactNode } from 'react';
import type { CheckoutWait } from '#db/cart/checkout-wait.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import type { MessageKey } from '#src/base/i18n/i18n.ts';
import { Button } from '#ui/button/button.tsx';
import { ArrowLeftIcon } from '#ui/icon/arrow-left-icon.tsx';
import { TextLink } from '#ui/link/text-link.tsx';
import styles from './form.module.css';

const REASONS: Partial<Record<CheckoutWait, MessageKey>> = {
  refused: 'checkout.waits.refused',
  'sold-out': 'checkout.waits.soldOut',
  checking: 'checkout.waits.checking',
  offline: 'step.waits.offline',
  held: 'checkout.waits.held',
};

export interface StepFooterProps {
  readonly label: ReactNode;
  readonly back: { readonly href: string; readonly label: string };
  readonly wait: CheckoutWait | null;
  readonly busy: boolean;
  readonly start?: ReactNode;
  /** Something else than the cart is in the way, in words. */
  readonly reason?: string | undefined;
}

/** The button that goes on, the way back, and why it has to wait if it does. Nothing is sent later by itself: the shopper presses when it can be. */
export const StepFooter = ({ label, back, wait, busy, start, reason }: StepFooterProps) => {
  const { t } = useI18n('checkout', 'shop');
  const why = wait === null ? undefined : REASONS[wait];
  const text = why ? t(why) : busy && wait === 'sending' ? t('checkout.waits.sending') : reason;
  return (
    <div className={styles.footer}>
      <Button
        type="submit"
        size="lg"
        block
        loading={busy}
        aria-disabled={why !== undefined && !busy ? true : undefined}
        start={start}
        aria-describedby={text ? 'step-waits' : undefined}
      >
        {label}
      </Button>
      <TextLink className={styles.back} look="quiet" href={back.href}>
        <ArrowLeftIcon size={16} /> {back.label}
      </TextLink>
      <p id="step-waits" className={styles.reason} role="status">
        {text}
      </p>
    </div>
  );
};
