import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Cart } from '#contract/cart.ts';
import { settingsFor } from '#contract/settings.ts';
import type { CartView } from '#db/cart/view.ts';
import { useWords } from '#src/i18n/use-words.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { ButtonLink } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { BagIcon } from '#ui/icon/bag-icon.tsx';
import { TextLink } from '#ui/link/text-link.tsx';
import { Steps } from '#ui/progress/steps.tsx';
import { askBank } from './ask-bank.ts';
import { BillingStep } from './billing-step.tsx';
import { createCheckoutCalls } from './checkout-calls.ts';
import type { CheckoutPageProps } from './checkout-page.tsx';
import { CheckoutLoading } from './checkout-loading.tsx';
import { CheckingOrder } from './checking-order.tsx';
import { OrderAside } from './order-aside.tsx';
import { mattersBeforePaying } from './pay-hold.ts';
import type { Shopper } from './shopper.ts';
import { ShippingStep } from './shipping-step.tsx';
import { instrumentName } from './payment-name.ts';
import { mainPaymentOf } from './payments.ts';
import { type Step, STEPS } from './step.ts';
import { allowedStep } from './steps.ts';
import { SummaryStep } from './summary-step.tsx';
import type { KeptDraft } from './use-draft.ts';
import { useApproval } from './use-approval.ts';
import { useExpress } from './use-express.ts';
import { useFailures } from './use-failures.ts';
import { useGate } from './use-gate.ts';
import { useOrder } from './use-order.ts';
import styles from './checkout-page.module.css';

type CheckoutFormsProps = CheckoutPageProps & { readonly view: CartView; readonly kept: KeptDraft; readonly shopper: Shopper | null };

/** The three steps with the order beside them, and the screen that stands in their place while an order is being placed. */
export const CheckoutForms = ({
  basket,
  api,
  shopper,
  begins,
  step: wanted,
  go,
  onPlaced,
  totals,
  notices,
  remark,
  view,
  kept,
}: CheckoutFormsProps) => {
  const words = useWords('checkout');
  const { t, locale } = words;
  const { cart } = view;
  const { session, update, store, refusedPayment } = kept;
  const draft = { ...session.read(), refusedPayment };
  const [oldTotal, setOldTotal] = useState<number>();
  const pass = useGate(basket);
  const { acceptCart, refresh } = basket;
  const instrument = mainPaymentOf(cart, null)?.payment_instrument_id ?? null;
  const heading = useRef<HTMLHeadingElement>(null);
  const noticed = useRef<HTMLElement>(null);
  const [seen, setSeen] = useState<readonly string[]>([]);
  const matters = mattersBeforePaying(view);

  const calls = useMemo(
    () =>
      createCheckoutCalls({
        api,
        subject: view.subject,
        accept: acceptCart,
        placeTimeoutMs: settingsFor(locale.id).timeouts.placeMs,
      }),
    [api, view.subject, acceptCart, locale.id],
  );

  const facts = { cart, refusedPayment };
  const step = allowedStep(wanted, facts);
  const empty = view.lines.every(({ ghost }) => ghost);

  // Where the basket cannot be read it may be gone: the replay engine makes it anew.
  const { id: cartId } = cart;
  const reload = useCallback(
    (): Promise<Cart | null> =>
      calls.readCart(cartId).catch(async () => {
        await refresh().catch(() => undefined);
        return null;
      }),
    [calls, cartId, refresh],
  );
  const onPaymentRefused = useCallback(() => update({ refusedPayment: instrument }), [update, instrument]);
  const { saying, say, sink: onFailure } = useFailures({ words, cart, reload, go, onPaymentRefused });

  const express = useExpress({
    wanted:
      begins &&
      kept.attempt === null &&
      mainPaymentOf(cart, null)?.approval === undefined &&
      draft.shipping === undefined &&
      draft.billing === undefined &&
      basket.wait !== 'offline' &&
      !empty,
    cart,
    shopper,
    refusedPayment,
    locale: locale.id,
    calls,
    pass,
    toSummary: () => go('summary', true),
    onFailure: (failure) => onFailure.report(failure, 'shipping'),
  });

  const approval = useApproval({
    cart,
    calls,
    pass,
    onApproved: () => go('summary', true),
    onDeclined: (payment) => {
      const state = payment.approval?.state;
      const method = instrumentName(words, payment);
      say({ step: 'billing', text: t(state === 'refused' || state === 'expired' ? `approval.${state}` : 'approval.cancelled', { method }) });
      go('billing', true);
    },
    onFailure: (failure) => onFailure.report(failure, 'billing'),
  });

  const order = useOrder({
    store,
    calls,
    basket,
    locale: locale.id,
    left: kept.attempt,
    onPlaced: (orderNumber) => {
      session.forget();
      onPlaced(orderNumber);
    },
    askBank: (challenge) => askBank(challenge, t('challenge.title')),
    onLetGo: async (attempt, { code, failure, notConfirmed }) => {
      if (notConfirmed) {
        say({ step: 'billing', text: t('error.authenticationFailed') });
        go('billing', true);
      } else if (code === null) say({ step: 'summary', text: t('checking.notPlaced') });
      else if (code === 'WMK409' || code === 'TAX310') {
        setOldTotal(attempt.body.total);
        await reload();
      } else if (failure !== undefined) await onFailure.report(failure, 'summary');
    },
  });

  // The address follows what can be shown, without a step of its own in the history.
  useEffect(() => {
    if (order.stage === 'none' && express !== 'working' && !approval && !empty && step !== wanted) go(step, true);
  }, [order.stage, express, approval, empty, step, wanted, go]);

  // A step is a page of its own to whoever listens: its heading has the focus, and its title is read.
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  }, [step]);

  if (order.stage !== 'none') return <CheckingOrder sure={order.stage === 'placing'} offline={basket.wait === 'offline'} />;
  if (approval) return <CheckoutLoading step="billing" text={t('approval.working', { method: instrumentName(words, approval) })} />;
  if (express === 'working') return <CheckoutLoading step="summary" text={t('express.working')} />;
  if (empty) {
    return (
      <EmptyState
        headingLevel={1}
        icon={<BagIcon size={40} />}
        title={t('cart.emptyTitle')}
        actions={<ButtonLink href={`/${locale.id}`}>{t('cart.emptyAction')}</ButtonLink>}
      >
        <p>{t('checkout.emptyText')}</p>
      </EmptyState>
    );
  }

  const done = (next: Step) => (): void => {
    say(undefined);
    setOldTotal(undefined);
    go(next);
  };
  const common = { cart, shopper, draft, onDraft: update, calls, pass, wait: basket.wait, onFailure };
  const at = STEPS.indexOf(step);
  const signInHref = `/${locale.id}/sign-in?next=${encodeURIComponent(`/${locale.id}/checkout?step=${step}`)}`;
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
        <OrderAside view={view} totals={totals(view)} remark={(itemId) => remark(view, itemId)} />
        <div className={styles.main}>
          <section ref={noticed} tabIndex={-1} className={styles.notices} aria-label={t('notices.label')}>
            {notices}
          </section>
          {saying?.step === step ? (
            <Banner kind="error" role="alert" onDismiss={() => say(undefined)}>
              {saying.text} {saying.toBasket ? <TextLink href={`/${locale.id}/cart`}>{t('step.backToBasket')}</TextLink> : null}
              {saying.toSignIn ? <TextLink href={signInHref}>{t('step.signIn')}</TextLink> : null}
            </Banner>
          ) : null}
          {step === 'shipping' ? <ShippingStep {...common} onDone={done('billing')} /> : null}
          {step === 'billing' ? <BillingStep {...common} onDone={done('summary')} /> : null}
          {step === 'summary' ? (
            <SummaryStep
              {...common}
              express={express === 'express'}
              oldTotal={oldTotal}
              unseen={matters.some((matter) => !seen.includes(matter))}
              onLook={() => {
                setSeen(matters);
                noticed.current?.focus();
              }}
              onPlace={async (current) => {
                say(undefined);
                setOldTotal(undefined);
                await order.place(current, mainPaymentOf(current, refusedPayment));
              }}
            />
          ) : null}
        </div>
      </div>
    </div>
  );
};
