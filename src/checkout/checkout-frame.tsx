import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { TextLink } from '#ui/link/text-link.tsx';
import { Steps } from '#ui/progress/steps.tsx';
import { type Step, STEPS } from './step.ts';
import type { Saying } from './use-failures.ts';
import styles from './checkout-page.module.css';

export interface CheckoutFrameProps {
  readonly step: Step;
  /** The order beside the step. */
  readonly aside: ReactNode;
  /** What one should know about the cart as a whole; `noticed` can take the focus there. */
  readonly notices: ReactNode;
  readonly noticed: RefObject<HTMLElement | null>;
  /** Said on top of a step. */
  readonly saying: Saying | undefined;
  readonly onDismiss: () => void;
  readonly children: ReactNode;
}

/** Title, steps, and one step with the order beside it. */
export const CheckoutFrame = ({ step, aside, notices, noticed, saying, onDismiss, children }: CheckoutFrameProps) => {
  const { t, locale } = useI18n('checkout');
  const heading = useRef<HTMLHeadingElement>(null);

  // A step is a page of its own to whoever listens: its heading has the focus, and its title is read.
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  }, [step]);

  // What was refused is said where the shopper goes on: the focus is there, also when the page in between is gone.
  const message = useRef<HTMLDivElement>(null);
  const said = saying?.step === step ? saying : undefined;
  useEffect(() => {
    if (said) message.current?.focus();
  }, [said]);

  const at = STEPS.indexOf(step);
  const back = encodeURIComponent(`/${locale.id}/checkout?step=${step}`);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {t('checkout.title')}
          <span className="visually-hidden">: {t(`step.${step}`)}</span>
        </h1>
        <Steps
          label={t('steps.label')}
          current={step}
          steps={STEPS.map((id, index) => ({ id, label: t(`step.${id}`), ...(index < at ? { href: `/${locale.id}/checkout?step=${id}` } : {}) }))}
        />
      </header>
      <div className={styles.columns}>
        {aside}
        <div className={styles.main}>
          <section ref={noticed} tabIndex={-1} className={styles.notices} aria-label={t('notices.label')}>
            {notices}
          </section>
          {said ? (
            <div ref={message} tabIndex={-1} className={styles.message}>
              <Banner kind="error" role="alert" onDismiss={onDismiss}>
                {said.text} {said.toCart ? <TextLink href={`/${locale.id}/cart`}>{t('step.backToBasket')}</TextLink> : null}
                {said.toSignIn ? <TextLink href={`/${locale.id}/sign-in?next=${back}`}>{t('step.signIn')}</TextLink> : null}
              </Banner>
            </div>
          ) : null}
          {children}
        </div>
      </div>
    </div>
  );
};
