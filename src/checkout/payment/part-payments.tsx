import { useRef, useState } from 'react';
import type { Cart } from '#contract/cart.ts';
import type { CallResponse } from '#contract/calls/calls.ts';
import { settingsFor } from '#contract/settings/settings.ts';
import type { SavedGiftCard } from '#contract/calls/consumer-cards.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { IconButton } from '#ui/button/icon-button.tsx';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { CloseIcon } from '#ui/icon/close-icon.tsx';
import { instrumentName } from '#src/checkout/card/payment-name.ts';
import { partPaymentsOf } from '../payments.ts';
import type { PartProps } from './part-props.ts';
import { AthleteCredit } from './athlete-credit.tsx';
import styles from './payment.module.css';
import { PointsForm } from './points-form.tsx';
import { RewardCodeForm } from './reward-code-form.tsx';
import { StoredCardForm } from './stored-card-form.tsx';
import { usePart } from './use-part.ts';
import { VoucherChoice } from './voucher-choice.tsx';

export type PaymentOptions = CallResponse<'cart.getPaymentMethods'>['paymentMethods'];
const NO_CARDS: readonly SavedGiftCard[] = [];

export interface PartPaymentsProps extends PartProps {
  readonly options: PaymentOptions;
  /** Saved ones. */
  readonly giftCards: readonly SavedGiftCard[];
}

/** What takes a part of the total before the rest is paid: gift cards, rewards, points, vouchers, credits. Several add up. */
export const PartPayments = ({ options, giftCards, ...props }: PartPaymentsProps) => {
  const { t, locale } = useI18n('payment');
  const { cart } = props;
  // Also to those who have none: there it is said what to do first.
  const offersRewards = settingsFor(locale.id).features.loyalty;
  const of = (code: string) => options.find((option) => option.code === code);
  const used = new Set(partPaymentsOf(cart).map(({ payment_method_id }) => payment_method_id));
  const points = of('LOYALTY_POINTS')?.additionalData;
  const credit = of('ATHLETES_PAYMENT')?.additionalData;
  return (
    <section className={styles.parts} aria-labelledby="part-payments">
      <h3 id="part-payments" className={styles.title}>
        {t('parts.title')}
      </h3>
      <Applied {...props} />
      <div className={styles.rows}>
        {of('ATHLETES_PAYMENT') && !used.has('ATHLETES_PAYMENT') ? (
          <Disclosure className={styles.row} label={t('athlete.title')} defaultOpen>
            <AthleteCredit {...props} remainingAmount={credit?.remainingAmount ?? 0} payableAmount={credit?.payableAmount ?? 0} />
          </Disclosure>
        ) : null}
        {of('GIFT_CARD') ? (
          <Disclosure className={styles.row} label={t('gift.title')}>
            <StoredCardForm {...props} method="GIFT_CARD" saved={giftCards} />
          </Disclosure>
        ) : null}
        {of('LOYALTY_POINTS') && !used.has('LOYALTY_POINTS') ? (
          <Disclosure className={styles.row} label={t('points.title', { points: points?.points ?? 0 })}>
            <PointsForm {...props} points={points?.points ?? 0} pointWorth={points?.pointWorth ?? 1} />
          </Disclosure>
        ) : null}
        {offersRewards && cart.totals.appliedRewards === 0 && of('REWARD_CODE') ? <VoucherRow {...props} /> : null}
        {of('REWARD_CODE') ? (
          <Disclosure className={styles.row} label={t('rewardCode.title')}>
            <RewardCodeForm {...props} />
          </Disclosure>
        ) : null}
        {of('REWARD_CARD') ? (
          <Disclosure className={styles.row} label={t('rewardCard.title')}>
            <StoredCardForm {...props} method="REWARD_CARD" saved={NO_CARDS} />
          </Disclosure>
        ) : null}
      </div>
    </section>
  );
};

/** The shop is asked once somebody wants to know: to most shoppers it would answer with a refusal. */
export const VoucherRow = (props: PartProps) => {
  const { t } = useI18n('payment');
  const [isWanted, setWanted] = useState(false);
  return (
    <Disclosure className={styles.row} label={t('voucher.title')} onOpenChange={() => setWanted(true)}>
      {isWanted ? <VoucherChoice {...props} /> : null}
    </Disclosure>
  );
};

/** What is on already, with what each pays, and the way to take it off. */
const Applied = ({ cart, calls, pass, onFailure }: PartProps) => {
  const i18n = useI18n('payment');
  const { t } = i18n;
  const { busy, run } = usePart(i18n, { pass, onFailure });
  const list = useRef<HTMLUListElement>(null);
  const { appliedRewards } = cart.totals;
  const rows: {
    readonly id: string;
    readonly name: string;
    readonly note?: string;
    readonly amount: number;
    readonly remove: (at: Cart) => Promise<Cart>;
  }[] = partPaymentsOf(cart).map((payment) => ({
    id: payment.payment_instrument_id,
    name: instrumentName(i18n, payment),
    amount: payment.amount,
    ...(payment.stored &&
      payment.stored.balance > payment.amount && {
        note: t('applied.left', { amount: i18n.money(payment.stored.balance - payment.amount, cart.currency) }),
      }),
    remove: ({ id }) => calls.pay.remove(id, payment.payment_instrument_id),
  }));
  if (appliedRewards > 0)
    rows.push({ id: 'voucher', name: t('voucher.name'), amount: appliedRewards, remove: ({ id }) => calls.pay.applyVoucher(id, null) });
  if (rows.length === 0) return null;
  return (
    <ul ref={list} className={styles.applied} aria-label={t('applied.title')} tabIndex={-1}>
      {rows.map(({ id, name, note, amount, remove }) => (
        <li key={id}>
          <span>
            <strong>{name}</strong>
            {note === undefined ? null : <span className={styles.quiet}>{note}</span>}
          </span>
          <span className={styles.amount}>{i18n.money(-amount, cart.currency)}</span>
          <IconButton
            size="sm"
            label={t('applied.remove', { name })}
            icon={<CloseIcon size={16} />}
            disabled={busy}
            onClick={() => {
              // The button goes with its row.
              list.current?.focus();
              void run(remove);
            }}
          />
        </li>
      ))}
    </ul>
  );
};
