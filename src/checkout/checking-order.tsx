import { useEffect, useRef } from 'react';
import { useWords } from '#src/i18n/use-words.ts';
import { Spinner } from '#ui/spinner/spinner.tsx';
import styles from './checking-order.module.css';

/** While it is not known whether the order was placed: nothing to press, nothing to lose. */
export const CheckingOrder = ({ sure, offline }: { readonly sure: boolean; readonly offline: boolean }) => {
  const { t } = useWords('checkout');
  const heading = useRef<HTMLHeadingElement>(null);
  // What had the focus is gone. It is also the first sign of intent of a page that was just opened, and brings the place of the dialogs that a bank's
  // question needs.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <section className={styles.checking} aria-busy="true">
      <Spinner size={40} />
      <h1 ref={heading} className={styles.title} tabIndex={-1}>
        {t(sure ? 'placing.title' : 'checking.title')}
      </h1>
      <div role="status">
        <p>{t(sure ? 'placing.text' : 'checking.text')}</p>
        {offline ? <p>{t('checking.offline')}</p> : null}
      </div>
    </section>
  );
};
