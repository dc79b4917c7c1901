import { type ReactNode, useEffect, useRef } from 'react';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Spinner } from '#ui/spinner/spinner.tsx';
import styles from './checking-order.module.css';
import type { OrderStage } from './use-order.ts';

const WORDS = {
  placing: ['placing.title', 'placing.text'],
  asking: ['challenge.title', 'challenge.waiting'],
  checking: ['checking.title', 'checking.text'],
} as const;

export interface CheckingOrderProps {
  readonly stage: Exclude<OrderStage, 'none'>;
  readonly offline: boolean;
  /** What is being ordered. */
  readonly children?: ReactNode;
}

/** While it is not known whether the order was placed: nothing to press, nothing to lose. */
export const CheckingOrder = ({ stage, offline, children }: CheckingOrderProps) => {
  const [title, text] = WORDS[stage];
  const { t } = useI18n('checkout');
  const heading = useRef<HTMLHeadingElement>(null);
  // What had the focus is gone. It is also the first sign of intent of a page that was just opened, and brings the place of the dialogs that a bank's
  // question needs.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <section className={styles.checking} aria-busy="true">
      <Spinner size={40} />
      <h1 ref={heading} className={styles.title} tabIndex={-1}>
        {t(title)}
      </h1>
      <div role="status">
        <p>{t(text)}</p>
        {offline ? <p>{t('checking.offline')}</p> : null}
      </div>
      {children}
    </section>
  );
};
