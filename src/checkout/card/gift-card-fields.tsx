import { type KeyboardEvent, type Ref, useState } from 'react';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Field } from '#ui/field/field.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import type { CallResponse } from '#contract/calls/calls.ts';
import type { I18n } from '#src/base/i18n/i18n.ts';
import styles from './gift-card-fields.module.css';

/** As long as any number is with its spaces. */
const NUMBER_MAX = 40;
const PIN_MAX = 12;

/** Number and PIN as they are typed, and what was said of the card since. Neither is kept on the device. */
export const useTypedCard = () => {
  const [number, setNumber] = useState('');
  const [pin, setPin] = useState('');
  const [balance, setBalance] = useState('');
  return {
    number,
    pin,
    balance,
    setBalance,
    type: (part: 'number' | 'pin', text: string): void => {
      (part === 'number' ? setNumber : setPin)(text);
      setBalance('');
    },
    clear: (): void => {
      setNumber('');
      setPin('');
      setBalance('');
    },
  };
};

/** What is on a card, in words. */
export const balanceText = (
  i18n: Pick<I18n, 't' | 'money' | 'date'>,
  { balance, currency, expiresAt, last4 }: CallResponse<'cart.giftcardBalance'>,
): string => {
  const values = { last4, amount: i18n.money(balance, currency) };
  return expiresAt === undefined ? i18n.t('gift.balance', values) : i18n.t('gift.balanceUntil', { ...values, date: i18n.date(expiresAt) });
};

export interface GiftCardFieldsProps {
  readonly label: string;
  readonly card: ReturnType<typeof useTypedCard>;
  /** What the shop said no with; empty: nothing. */
  readonly error: string;
  readonly onType: () => void;
  readonly onEnter: () => void;
  readonly field: Ref<HTMLInputElement>;
}

/** A gift or reward card by its number and PIN; what is on it is said below. Its words are of the part `payment`. */
export const GiftCardFields = ({ label, card, error, onType, onEnter, field }: GiftCardFieldsProps) => {
  const { t } = useI18n('payment');
  const type = (part: 'number' | 'pin') => (event: { readonly target: { readonly value: string } }) => {
    card.type(part, event.target.value);
    onType();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return;
    // Enter here means the card, not whatever form it stands in.
    event.preventDefault();
    onEnter();
  };
  const common = { inputMode: 'numeric', autoComplete: 'off', onKeyDown } as const;
  return (
    <>
      <div className={styles.pair}>
        <Field label={label} error={error} required>
          <TextInput ref={field} value={card.number} maxLength={NUMBER_MAX} spellCheck={false} onChange={type('number')} {...common} />
        </Field>
        <Field label={t('gift.pin')} required>
          <TextInput value={card.pin} maxLength={PIN_MAX} onChange={type('pin')} {...common} />
        </Field>
      </div>
      <p className={styles.status} role="status">
        {card.balance}
      </p>
    </>
  );
};
