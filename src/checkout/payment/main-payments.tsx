import type { ReactNode, Ref } from 'react';
import { settingsFor } from '#contract/settings/settings.ts';
import type { SavedCard } from '#contract/calls/consumer-cards.ts';
import { CardFrame, type CardFrameHandle, type NoToken } from '#src/checkout/card/card-frame.tsx';
import { cardName } from '#src/checkout/card/card-name.ts';
import { NoTokenBanner } from '#src/checkout/card/no-token-banner.tsx';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import type { I18n } from '#src/base/i18n/i18n.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { RadioGroup, type RadioOption } from '#ui/radio-group/radio-group.tsx';
import { instrumentName } from '#src/checkout/card/payment-name.ts';
import { mainPaymentOf } from '../payments.ts';
import { isRedirecting, type MainChoice, savedIdOf } from './main-choice.ts';
import type { PartProps } from './part-props.ts';
import styles from './payment.module.css';

export interface MainPaymentsProps extends Pick<PartProps, 'cart' | 'calls'> {
  readonly legend: string;
  readonly choices: readonly MainChoice[];
  readonly choice: MainChoice;
  readonly onChoose: (choice: MainChoice) => void;
  readonly payLater: ReactNode;
  readonly cards: readonly SavedCard[];
  readonly refused: string | null;
  readonly fields: Ref<CardFrameHandle>;
  /** The card's fields cannot be sent as they are. */
  readonly unfinished: NoToken | undefined;
  readonly onComplete: () => void;
  readonly onWantsSubmit: () => void;
}

/** How the rest is paid. A new card's fields stand below the choice; other pages are left for only when the step is sent. */
export const MainPayments = (props: MainPaymentsProps) => {
  const { cart, calls, payLater, legend, choices, choice, onChoose, fields, unfinished, onComplete, onWantsSubmit } = props;
  const i18n = useI18n('payment');
  const { t, locale } = i18n;
  return (
    <>
      {choices.length > 1 ? (
        <RadioGroup
          look="card"
          legend={legend}
          name="payment-method"
          value={choice}
          onChange={onChoose}
          options={choices.map((value) => optionOf(i18n, value, props))}
        />
      ) : null}
      {choice === 'new' ? (
        <div className={styles.fields}>
          <CardFrame
            ref={fields}
            open={() => calls.pay.openCardFields(cart.id)}
            retries={settingsFor(locale.id).paymentSessionRetries}
            onWantsSubmit={onWantsSubmit}
            onComplete={onComplete}
          />
          <NoTokenBanner why={unfinished} onAgain={onWantsSubmit} />
        </div>
      ) : null}
      {choices.includes('KLARNA') ? payLater : null}
      {isRedirecting(choice) ? (
        <Banner kind="info" compact>
          {t(choice === 'KLARNA' ? 'main.toKlarna' : 'main.toPayPal')}
        </Banner>
      ) : null}
    </>
  );
};

const optionOf = (i18n: I18n, value: MainChoice, { cart, cards, refused }: MainPaymentsProps): RadioOption<MainChoice> => {
  const { t } = i18n;
  if (value === 'kept') {
    const kept = mainPaymentOf(cart, refused);
    return {
      value,
      label: kept ? instrumentName(i18n, kept) : t('payment.card'),
      description: t(kept?.approval ? 'main.approved' : 'card.attached'),
    };
  }
  if (value === 'new') return { value, label: t('main.newCard') };
  if (value === 'KLARNA' || value === 'PAYPAL') {
    return {
      value,
      label: t(value === 'KLARNA' ? 'pay.klarna' : 'pay.paypal'),
      description: t(value === 'KLARNA' ? 'main.klarnaText' : 'main.paypalText'),
    };
  }
  const card = cards.find(({ paymentInstrumentId }) => paymentInstrumentId === savedIdOf(value));
  const until = card?.expiryMonth === undefined ? undefined : `${String(card.expiryMonth).padStart(2, '0')}/${String(card.expiryYear).slice(-2)}`;
  return {
    value,
    label: cardName(i18n, card),
    description: until === undefined ? undefined : t(card?.expired ? 'main.expired' : 'main.until', { date: until }),
    disabled: card?.expired ?? false,
  };
};
