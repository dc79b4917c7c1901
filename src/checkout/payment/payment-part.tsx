import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import type { Cart } from '#contract/cart.ts';
import type { CardFrameHandle, NoToken } from '#src/checkout/card/card-frame.tsx';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { restOf } from '../payments.ts';
import type { StepProps } from '../step-props.ts';
import { choicesOf, firstChoice, isRedirecting, type MainChoice, savedIdOf } from './main-choice.ts';
import { MainPayments } from './main-payments.tsx';
import { PartPayments } from './part-payments.tsx';
import styles from './payment.module.css';

/** Attaches what was chosen to the cart; never ends where the page is left for the provider's. */
export type Attach = (cart: Cart) => Promise<Cart>;

export interface PaymentPartHandle {
  /** Has what was chosen checked; null: something is missing, and it is said where it is. */
  readonly ready: () => Promise<Attach | null>;
}

export interface PaymentPartProps extends Pick<StepProps, 'cart' | 'shopper' | 'draft' | 'calls' | 'pass' | 'onFailure' | 'payLater'> {
  readonly handle: Ref<PaymentPartHandle>;
  /** Chosen before, on this device. */
  readonly method: string;
  readonly onMethod: (method: string) => void;
  readonly onWantsSubmit: () => void;
  /** The ways to pay are shown, or that they could not be read. */
  readonly onThere: (isThere: boolean) => void;
}

/** How the order is paid: what takes a part of it, what remains, and what takes the rest (spec 1 §3). It needs the shop, so it comes with it. */
export const PaymentPart = ({ handle, method, onMethod, onWantsSubmit, onThere, ...props }: PaymentPartProps) => {
  const { cart, shopper, draft, calls } = props;
  const i18n = useI18n('payment', 'shop');
  const { t, locale } = i18n;
  const refused = draft.refusedPayment ?? null;
  const cards = shopper?.cards ?? [];
  const { data: options, isError, refetch } = usePaymentOptions(cart, calls);
  const [chosen, setChosen] = useState<MainChoice>();
  const [unfinished, setUnfinished] = useState<NoToken>();
  const fields = useRef<CardFrameHandle>(null);
  const rest = restOf(cart);
  const offer = { cart, refused, options: options ?? [], cards };
  const choices = choicesOf(offer);
  const choice = chosen !== undefined && choices.includes(chosen) ? chosen : firstChoice(offer, method);

  useImperativeHandle(handle, () => ({
    ready: async () => {
      setUnfinished(undefined);
      if (rest === 0) return (current) => Promise.resolve(current);
      if (choice === undefined) return null;
      if (choice === 'kept') return (current) => Promise.resolve(current);
      const saved = savedIdOf(choice);
      if (saved !== undefined) return ({ id }) => calls.pay.add(id, { payment_method_id: 'CREDIT_CARD', saved_instrument_id: saved });
      if (isRedirecting(choice)) {
        return async ({ id }) => {
          const after = await calls.pay.add(id, { payment_method_id: choice, returnPath: `/${locale.id}/checkout` });
          const there = after.payment_instruments.find(({ payment_method_id }) => payment_method_id === choice)?.approval;
          return there?.state === 'pending' && there.redirectUrl !== undefined ? leaveFor(there.redirectUrl) : after;
        };
      }
      const made = (await fields.current?.submit()) ?? 'unanswered';
      if (typeof made === 'string') {
        setUnfinished(made);
        return null;
      }
      return ({ id }) => calls.pay.add(id, { payment_method_id: 'CREDIT_CARD', token: made.token });
    },
  }));

  const isThere = options !== undefined || isError;
  useEffect(() => onThere(isThere), [isThere, onThere]);

  if (isError && !options) {
    return (
      <Banner kind="error" role="alert" action={{ label: i18n.t('again'), onPress: () => void refetch() }}>
        {t('main.failed')}
      </Banner>
    );
  }
  if (!options) return <PaymentWaits />;
  return (
    <>
      <PartPayments {...props} options={options} giftCards={shopper?.giftCards ?? []} />
      {rest < cart.totals.total ? (
        <p className={styles.rest} role="status">
          <span>{t('rest.label')}</span>
          <strong>{i18n.money(rest, cart.currency)}</strong>
        </p>
      ) : null}
      {rest === 0 ? (
        <p className={styles.quiet}>{t('rest.none')}</p>
      ) : choice === undefined ? (
        <Banner kind="warning">{t('main.none')}</Banner>
      ) : (
        <div className={styles.parts}>
          <MainPayments
            cart={cart}
            calls={calls}
            legend={t(rest < cart.totals.total ? 'main.titleRest' : 'main.legend')}
            choices={choices}
            choice={choice}
            onChoose={(next) => {
              setChosen(next);
              setUnfinished(undefined);
              onMethod(next);
            }}
            payLater={props.payLater(rest)}
            cards={cards}
            refused={refused}
            fields={fields}
            unfinished={unfinished}
            onComplete={() => setUnfinished(undefined)}
            onWantsSubmit={onWantsSubmit}
          />
        </div>
      )}
    </>
  );
};

/** The page is left; what was typed is kept as a draft. Coming back to this very page, as Back does, draws it anew. */
const leaveFor = (url: string): Promise<never> => {
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
  location.assign(url);
  return new Promise(() => undefined);
};

/** Asked for anew whenever the total moves: what a credit can take follows from it. What was there stands until the answer is. */
const usePaymentOptions = ({ id, totals }: Cart, calls: StepProps['calls']) =>
  useQuery({
    queryKey: ['account', id, 'payment-methods', totals.total, totals.remainingToPay],
    queryFn: () => calls.pay.methods(id),
    placeholderData: keepPreviousData,
  });

const PaymentWaits = () => (
  <div className={styles.parts} aria-busy="true">
    <Skeleton shape="control" />
    <Skeleton shape="control" />
  </div>
);
