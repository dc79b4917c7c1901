import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Cart } from '#contract/cart.ts';
import { ApiError } from '#contract/client/client.ts';
import { settingsFor } from '#contract/settings/settings.ts';
import type { CartView } from '#db/cart/view.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { deferred } from '#ui/lazy/deferred.tsx';
import { BagIcon } from '#ui/icon/bag-icon.tsx';
import { agreeToRest } from './agree-to-rest.ts';
import { askBank } from './ask-bank.ts';
import { blocksOrder } from './blocks-order.ts';
import { createCheckoutCalls } from './checkout-calls.ts';
import type { CheckoutPageProps } from './checkout-page-props.ts';
import { CheckoutFrame } from './checkout-frame.tsx';
import { CheckoutLoading } from './checkout-loading.tsx';
import { CheckingOrder } from './checking-order.tsx';
import { OrderAside } from './order-aside.tsx';
import type { Shopper } from './shopper.ts';
import { ShippingStep } from './shipping-step.tsx';
import { instrumentName } from '#src/checkout/card/payment-name.ts';
import { mainPaymentOf, newRest, type OldFigures, oldFiguresOf } from './payments.ts';
import type { WithCart } from './step-props.ts';
import type { Step } from './step.ts';
import { allowedStep } from './steps.ts';
import type { KeptDraft } from './use-draft.ts';
import { useApproval } from './use-approval.ts';
import { useExpress } from './use-express.ts';
import { useFailures } from './use-failures.ts';
import { useGate } from './use-gate.ts';
import { useOrder } from './use-order.ts';
import { usePayHold } from './use-pay-hold.ts';
import { withRebuilt } from '#src/base/api/with-rebuilt.ts';
import styles from './checkout-page.module.css';

/** Nothing of these can be done without the shop, so no device has them ahead of need. */
const BillingStep = deferred(() => import('./billing-step.tsx').then((module) => module.BillingStep), undefined, <Skeleton lines={6} />);
const SummaryStep = deferred(() => import('./summary-step.tsx').then((module) => module.SummaryStep), undefined, <Skeleton lines={6} />);

type CheckoutFormsProps = CheckoutPageProps & { readonly view: CartView; readonly kept: KeptDraft; readonly shopper: Shopper | null };

/** The three steps with the order beside them, and the screen that stands in their place while an order is being placed. */
export const CheckoutForms = ({
  cartPort,
  api,
  shopper,
  sale,
  begins,
  step: wanted,
  go,
  onPlaced,
  totals,
  coupons,
  payLater,
  notices,
  remark,
  view,
  kept,
}: CheckoutFormsProps) => {
  const i18n = useI18n('checkout');
  const { t, locale } = i18n;
  const { cart } = view;
  const { session, update, store, refusedPayment } = kept;
  const draft = { ...session.read(), refusedPayment };
  const [oldFigures, setOldFigures] = useState<OldFigures>();
  const pass = useGate(cartPort);
  const { acceptCart, refresh } = cartPort;
  const rebuilt = useMemo(() => ({ pass, refresh }), [pass, refresh]);
  const withCart = useCallback<WithCart>((work) => withRebuilt(rebuilt, work), [rebuilt]);
  const instrument = mainPaymentOf(cart, null)?.payment_instrument_id ?? null;
  const noticed = useRef<HTMLElement>(null);
  const hold = usePayHold();
  const blocked = blocksOrder(cart);

  const calls = useMemo(
    () =>
      createCheckoutCalls({
        api,
        subject: view.subject,
        accept: acceptCart,
        placeTimeoutMs: settingsFor(locale.id).timeouts.placeMs,
        rebuilt,
      }),
    [api, view.subject, acceptCart, locale.id, rebuilt],
  );

  const facts = { cart, refusedPayment };
  const step = allowedStep(wanted, facts);
  const empty = view.lines.every(({ ghost }) => ghost);

  // Where the cart cannot be read it may be gone: the replay engine makes it anew.
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
  const { saying, say, sink: onFailure } = useFailures({ i18n, cart, reload, go, onPaymentRefused });

  const express = useExpress({
    wanted:
      begins &&
      kept.attempt === null &&
      mainPaymentOf(cart, null)?.approval === undefined &&
      draft.shipping === undefined &&
      draft.billing === undefined &&
      cartPort.wait !== 'offline' &&
      !empty,
    cart,
    shopper,
    refusedPayment,
    locale: locale.id,
    calls,
    withCart,
    atSummary: wanted === 'summary',
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
      const method = instrumentName(i18n, payment);
      say({ step: 'billing', text: t(state === 'refused' || state === 'expired' ? `approval.${state}` : 'approval.cancelled', { method }) });
      go('billing', true);
    },
    onFailure: (failure) => onFailure.report(failure, 'billing'),
  });

  const order = useOrder({
    store,
    calls,
    cartPort,
    locale: locale.id,
    left: kept.attempt,
    onPlaced: (orderNumber) => {
      session.forget();
      onPlaced(orderNumber);
    },
    askBank: (challenge) => askBank(challenge, t('challenge.title')),
    onAbandoned: async (attempt, { code, failure, notConfirmed, result }) => {
      if (notConfirmed) {
        const isGivenUp = result === 'cancelled' || result === 'expired';
        say({ step: 'billing', text: t(isGivenUp ? `challenge.${result}` : 'error.authenticationFailed') });
        go('billing', true);
      } else if (code === null) say({ step: 'summary', text: t('checking.notPlaced') });
      else if (code === 'WMK409' || code === 'TAX310') {
        setOldFigures(oldFiguresOf(code, { total: attempt.body.total, tax: cart.totals.tax }));
        const now = await reload();
        const changed = now && newRest(cart, now, refusedPayment);
        if (changed) say({ step: changed.step, text: t('checking.restChanged', { amount: i18n.money(changed.rest, cart.currency) }) });
      } else if (failure !== undefined) {
        // An address of the book that is gone is not sent again under its id.
        if (code === 'PYT405' && draft.billing) update({ billing: { ...draft.billing, same: false, saved: '' } });
        await onFailure.report(failure, 'summary');
      }
    },
  });

  /** The cart with the total of the screen agreed to; null: it was not, and the screen says so. */
  const agree = async (current: Cart): Promise<Cart | null> => {
    try {
      return await agreeToRest(current, mainPaymentOf(current, refusedPayment), calls.pay);
    } catch (failure) {
      // What PayPal does not leave open any more is agreed to there anew.
      if (failure instanceof ApiError && failure.code === 'PYT400') onPaymentRefused();
      await onFailure.report(failure, 'summary');
      return null;
    }
  };

  // The address follows what can be shown, without a step of its own in the history.
  useEffect(() => {
    if (order.stage === 'none' && express !== 'working' && !approval && !empty && step !== wanted) go(step, true);
  }, [order.stage, express, approval, empty, step, wanted, go]);

  if (order.stage !== 'none') {
    return (
      <CheckingOrder stage={order.stage} offline={cartPort.wait === 'offline'}>
        {order.stage === 'asking' ? <OrderAside view={view} coupons={null} totals={totals(view)} remark={() => undefined} /> : null}
      </CheckingOrder>
    );
  }
  if (approval) return <CheckoutLoading step="billing" text={t('approval.working', { method: instrumentName(i18n, approval) })} />;
  if (express === 'working') return <CheckoutLoading step="summary" text={t('express.working')} />;
  if (empty) {
    return (
      <div className={styles.instead}>
        <EmptyState
          headingLevel={1}
          icon={<BagIcon size={40} />}
          title={t('cart.emptyTitle')}
          actions={<ButtonLink href={`/${locale.id}`}>{t('cart.emptyAction')}</ButtonLink>}
        >
          <p>{t('checkout.emptyText')}</p>
        </EmptyState>
      </div>
    );
  }

  const done = (next: Step) => (): void => {
    say(undefined);
    setOldFigures(undefined);
    go(next);
  };
  const common = { cart, shopper, draft, onDraft: update, calls, pass, wait: cartPort.wait, payLater, onFailure };
  return (
    <CheckoutFrame
      step={step}
      aside={<OrderAside view={view} coupons={coupons(view)} totals={totals(view)} remark={(itemId) => remark(view, itemId)} />}
      notices={notices}
      noticed={noticed}
      saying={saying}
      onDismiss={() => say(undefined)}
    >
      {blocked ? (
        <p>
          <ButtonLink href={`/${locale.id}/cart`}>{t('step.backToBasket')}</ButtonLink>
        </p>
      ) : null}
      {step === 'shipping' && !blocked ? <ShippingStep {...common} withCart={withCart} onDone={done('billing')} /> : null}
      {step === 'billing' && !blocked ? <BillingStep {...common} onDone={done('summary')} /> : null}
      {step === 'summary' && !blocked ? (
        <SummaryStep
          {...common}
          express={express === 'express'}
          oldTotal={oldFigures?.total}
          oldTax={oldFigures?.tax}
          unseen={hold.holds(view)}
          onLook={() => {
            hold.look(view);
            noticed.current?.focus();
          }}
          sale={sale}
          onPlace={async (current, deviceFingerPrint) => {
            say(undefined);
            setOldFigures(undefined);
            const seen = await agree(current);
            if (!seen) return;
            const inStoreSalesInfo = sale && { storeId: sale.storeId, storeEmployeeId: sale.storeEmployeeId };
            await order.place(seen, mainPaymentOf(seen, refusedPayment), {
              ...(deviceFingerPrint !== undefined && { deviceFingerPrint }),
              ...(inStoreSalesInfo && { inStoreSalesInfo }),
            });
          }}
        />
      ) : null}
    </CheckoutFrame>
  );
};
