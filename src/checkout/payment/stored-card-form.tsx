import { type KeyboardEvent, useRef, useState } from 'react';
import { useWords } from '#src/i18n/use-words.ts';
import { Button } from '#ui/button/button.tsx';
import { Field } from '#ui/field/field.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import type { PartProps } from './part-payments.tsx';
import styles from './payment.module.css';
import { usePart } from './use-part.ts';

/** As long as any number is with its spaces. */
const NUMBER_MAX = 40;
const PIN_MAX = 12;

/** A gift card or reward card by its number and PIN: what is on it can be looked up before it is used (spec 1 §7). Neither is kept on the device. */
export const StoredCardForm = ({ method, calls, pass, onFailure }: PartProps & { readonly method: 'GIFT_CARD' | 'REWARD_CARD' }) => {
  const words = useWords('payment');
  const { t } = words;
  const [number, setNumber] = useState('');
  const [pin, setPin] = useState('');
  const [balance, setBalance] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const { busy, error, setError, run } = usePart(words, { pass, onFailure });

  const type = (set: (text: string) => void) => (event: { readonly target: { readonly value: string } }) => {
    set(event.target.value);
    setError('');
    setBalance('');
  };
  const send = async (work: Parameters<typeof run>[0]): Promise<boolean> => {
    const done = await run(work);
    if (!done) field.current?.focus();
    return done;
  };
  const use = async (): Promise<void> => {
    const done = await send(({ id }) => calls.pay.add(id, { payment_method_id: method, card_number: number, pin }));
    if (!done) return;
    setNumber('');
    setPin('');
    setBalance('');
  };
  const look = (): Promise<boolean> =>
    send(async () => {
      const { balance: amount, currency, expiresAt, last4 } = await calls.pay.giftCardBalance(number, pin);
      const values = { last4, amount: words.money(amount, currency) };
      setBalance(
        expiresAt === undefined
          ? t('gift.balance', values)
          : t('gift.balanceUntil', { ...values, date: words.date(expiresAt, { dateStyle: 'long' }) }),
      );
    });
  const onEnter = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return;
    // Enter here means the card, not the whole step.
    event.preventDefault();
    void use();
  };
  return (
    <div className={styles.part}>
      <div className={styles.pair}>
        <Field label={t(method === 'GIFT_CARD' ? 'gift.number' : 'rewardCard.number')} error={error} required>
          <TextInput
            ref={field}
            value={number}
            maxLength={NUMBER_MAX}
            inputMode="numeric"
            autoComplete="off"
            spellCheck={false}
            onChange={type(setNumber)}
            onKeyDown={onEnter}
          />
        </Field>
        <Field label={t('gift.pin')} required>
          <TextInput value={pin} maxLength={PIN_MAX} inputMode="numeric" autoComplete="off" onChange={type(setPin)} onKeyDown={onEnter} />
        </Field>
      </div>
      <p className={styles.status} role="status">
        {balance}
      </p>
      <div className={styles.actions}>
        <Button variant="secondary" loading={busy} onClick={() => void use()}>
          {t(method === 'GIFT_CARD' ? 'gift.use' : 'rewardCard.use')}
        </Button>
        {method === 'GIFT_CARD' ? (
          <Button variant="quiet" disabled={busy} onClick={() => void look()}>
            {t('gift.check')}
          </Button>
        ) : null}
      </div>
    </div>
  );
};
