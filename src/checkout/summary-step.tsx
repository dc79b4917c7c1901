import { type FormEvent, useRef, useState } from 'react';
import type { Cart } from '#contract/cart.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';
import { LockIcon } from '#ui/icon/lock-icon.tsx';
import { TextLink } from '#ui/link/text-link.tsx';
import { AddressText } from '#src/base/address/address-text.tsx';
import { deliveryTimeText } from './delivery-methods.tsx';
import { ItemList } from './item-list.tsx';
import { MailedTo } from './mailed-to.tsx';
import type { StoreSale } from './ports.ts';
import { ReviewSection } from './review-section.tsx';
import { StepFooter } from './step-footer.tsx';
import type { StepProps } from './step-props.ts';
import { instrumentName } from '#src/checkout/card/payment-name.ts';
import { agreedBefore, mainPaymentOf, partPaymentsOf, restOf } from './payments.ts';
import { isToDoor } from './steps.ts';
import { TotalChanged } from './total-changed.tsx';
import { useFingerprint } from './use-fingerprint.ts';
import { useReservation } from './use-reservation.ts';
import form from './form.module.css';
import styles from './summary-step.module.css';

export interface SummaryStepProps extends Omit<StepProps, 'onDone' | 'onDraft' | 'shopper' | 'payLater'> {
  /** All of it was filled in from the account (spec 1 §4). */
  readonly express: boolean;
  /** Places the order with what is on the screen. */
  readonly onPlace: (cart: Cart, deviceFingerPrint: string | undefined) => Promise<void>;
  readonly sale: StoreSale | null;
  /** The total that was refused, because it is another one now. */
  readonly oldTotal: number | undefined;
  /** The tax as it was, where it alone is why the total is another one (TAX310). */
  readonly oldTax?: number | undefined;
  /** A price rose or units were taken away, and the shopper has not been stopped for it yet. */
  readonly unseen: boolean;
  /** Leads to what changed; the next press places the order. */
  readonly onLook: () => void;
}

/** Read in a tab of their own, so that the review stays. */
const LEGAL = ['terms', 'privacy', 'returns'] as const;

/** Everything once more before it is ordered (WCAG 3.3.4): what, where to, how, paid with, and what it comes to. */
export const SummaryStep = ({
  cart,
  draft,
  calls,
  pass,
  wait,
  onFailure,
  express,
  onPlace,
  sale,
  oldTotal,
  oldTax,
  unseen,
  onLook,
}: SummaryStepProps) => {
  const i18n = useI18n('checkout', 'shop', 'errors');
  const { t, locale } = i18n;
  const [legal, setLegal] = useState(false);
  const [missing, setMissing] = useState(false);
  const [busy, setBusy] = useState(false);
  const [stopped, setStopped] = useState(false);
  const pressed = useRef(false);
  const box = useRef<HTMLInputElement>(null);
  const reservation = useReservation({ cart, calls, blocked: wait !== null, onFailure });
  const fingerprint = useFingerprint(cart.id, calls, wait !== null);
  const main = restOf(cart) > 0 ? mainPaymentOf(cart, draft.refusedPayment ?? null) : undefined;
  const payments = [...partPaymentsOf(cart), ...(main ? [main] : [])];
  const agreed = agreedBefore(cart, main);
  const shippingHref = `/${locale.id}/checkout?step=shipping`;
  const billingHref = `/${locale.id}/checkout?step=billing`;
  const { total, currency } = cart.totals;

  const place = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    // A second tap of a double tap comes before the first one has painted anything.
    if (pressed.current) return;
    if (!legal) {
      setMissing(true);
      box.current?.focus();
      return;
    }
    setStopped(unseen);
    if (unseen) {
      onLook();
      return;
    }
    pressed.current = true;
    setBusy(true);
    try {
      const current = await pass();
      // What was agreed to is what is on the screen; if the cart moved while this waited, it is drawn anew and asked again.
      if (current && current.version === cart.version && current.totals.total === total) await onPlace(current, fingerprint.current);
    } finally {
      pressed.current = false;
      setBusy(false);
    }
  };

  return (
    <form
      className={form.form}
      noValidate
      onSubmit={(event) => void place(event)}
      aria-label={t('step.summary')}
      data-status={express ? 'EXPRESS' : undefined}
    >
      {express ? (
        <Banner kind="info" title={t('express.title')}>
          {t('express.text')}
        </Banner>
      ) : null}
      {agreed !== undefined && main ? (
        <TotalChanged before={agreed} now={restOf(cart)} currency={currency} text={t('summary.grewText', { method: instrumentName(i18n, main) })} />
      ) : oldTotal === undefined || oldTotal === total ? null : (
        <TotalChanged
          before={oldTotal}
          now={total}
          currency={currency}
          text={
            oldTax === undefined
              ? t('summary.totalChangedText')
              : `${t('error.taxUpdated')} ${t('summary.taxChanged', { before: i18n.money(oldTax, currency), now: i18n.money(cart.totals.tax, currency) })}`
          }
        />
      )}
      <div>
        {cart.shippingMethods.map((entry) => {
          const { shippingId, address, code, applicableShippingMethods } = entry;
          const method = applicableShippingMethods.find((candidate) => candidate.code === code);
          const title = isToDoor(entry) ? t('summary.deliverTo') : entry.storeId ? t('summary.collectAt') : t('summary.mailTo');
          return (
            <ReviewSection
              key={shippingId}
              title={title}
              edit={{ href: shippingHref, text: t('summary.edit'), label: `${t('summary.edit')}: ${title}` }}
            >
              {entry.storeId && method?.storeName ? <p>{method.storeName}</p> : null}
              {entry.storeId && method?.storeAddress ? <p className={styles.quiet}>{method.storeAddress}</p> : null}
              {isToDoor(entry) || entry.storeId ? (
                <>
                  {address ? isToDoor(entry) ? <AddressText address={address} /> : <p>{`${address.firstName} ${address.lastName}`}</p> : null}
                  <p className={styles.quiet}>{address?.email}</p>
                </>
              ) : (
                <MailedTo items={cart.items} orderer={address} />
              )}
              {method ? (
                <p
                  className={styles.method}
                >{`${method.label} · ${deliveryTimeText(i18n, method, { items: cart.items })} · ${method.price.finalAmount === 0 ? i18n.t('totals.free') : i18n.money(method.price.finalAmount, currency)}`}</p>
              ) : null}
            </ReviewSection>
          );
        })}
        <ReviewSection
          title={t('payment.title')}
          edit={{ href: billingHref, text: t('summary.edit'), label: `${t('summary.edit')}: ${t('payment.title')}` }}
        >
          <ul className={styles.payments}>
            {payments.map((payment) => (
              <li key={payment.payment_instrument_id}>
                <span>{instrumentName(i18n, payment)}</span>
                {payments.length > 1 || cart.totals.appliedRewards > 0 ? (
                  <span>{i18n.money(payment === main ? restOf(cart) : payment.amount, currency)}</span>
                ) : null}
              </li>
            ))}
          </ul>
        </ReviewSection>
        {cart.billingAddress ? (
          <ReviewSection
            title={t('billing.title')}
            edit={{ href: billingHref, text: t('summary.edit'), label: `${t('summary.edit')}: ${t('billing.title')}` }}
          >
            <AddressText address={cart.billingAddress} />
          </ReviewSection>
        ) : null}
        {sale ? (
          <ReviewSection title={t('summary.soldBy')}>
            <p>{`${sale.storeEmployeeName} · ${sale.storeName}`}</p>
          </ReviewSection>
        ) : null}
        {/* On large screens the same list stands beside this. */}
        <div className="below-large">
          <ReviewSection
            title={t('items.label')}
            edit={{ href: `/${locale.id}/cart`, text: t('summary.edit'), label: `${t('summary.edit')}: ${t('items.label')}` }}
          >
            <ItemList items={cart.items} label={t('items.label')} />
          </ReviewSection>
        </div>
      </div>
      <div className={styles.agree}>
        <Checkbox
          ref={box}
          checked={legal}
          required
          error={missing && !legal ? t('error.form.requiredCheckbox') : undefined}
          onChange={(event) => {
            setLegal(event.target.checked);
            setMissing(false);
          }}
        >
          {t('legal.accept')}
        </Checkbox>
        <p className={styles.legal}>
          {LEGAL.map((page) => (
            <TextLink key={page} href={`/${locale.id}/${page}`} target="_blank" rel="noopener">
              {t(`legal.${page}`)}
            </TextLink>
          ))}
        </p>
        <p className={styles.quiet}>
          {reservation === null ? null : t('summary.reserved', { time: i18n.date(reservation, { timeStyle: 'short' }) })} {t('summary.charge')}
        </p>
      </div>
      <StepFooter
        label={t('summary.place', { total: i18n.money(restOf(cart), currency) })}
        start={<LockIcon size={18} />}
        back={{ href: billingHref, label: t('step.backToBilling') }}
        wait={wait}
        busy={busy}
        reason={stopped ? t('step.waits.changed') : undefined}
      />
    </form>
  );
};
