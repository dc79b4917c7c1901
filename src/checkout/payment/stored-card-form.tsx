import { useRef } from 'react';
import type { SavedGiftCard } from '#contract/calls/consumer-cards.ts';
import { balanceText, GiftCardFields, useTypedCard } from '#src/checkout/card/gift-card-fields.tsx';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Button } from '#ui/button/button.tsx';
import type { PartProps } from './part-props.ts';
import styles from './payment.module.css';
import { SavedGiftCards } from './saved-gift-cards.tsx';
import { usePart } from './use-part.ts';

export interface StoredCardFormProps extends PartProps {
  readonly method: 'GIFT_CARD' | 'REWARD_CARD';
  /** Of the account; none for a guest. */
  readonly saved: readonly SavedGiftCard[];
}

/** A gift card or reward card by its number and PIN: what is on it can be looked up before it is used (spec 1 §7). Saved ones need neither. */
export const StoredCardForm = ({ method, saved, cart, calls, pass, onFailure }: StoredCardFormProps) => {
  const i18n = useI18n('payment');
  const { t } = i18n;
  const card = useTypedCard();
  const { number, pin } = card;
  const field = useRef<HTMLInputElement>(null);
  const { busy, error, setError, run } = usePart(i18n, { pass, onFailure });

  const send = async (work: Parameters<typeof run>[0]): Promise<boolean> => {
    const done = await run(work);
    if (!done) field.current?.focus();
    return done;
  };
  const use = async (): Promise<void> => {
    const done = await send(({ id }) => calls.pay.add(id, { payment_method_id: method, card_number: number, pin }));
    if (done) card.clear();
  };
  const look = (): Promise<boolean> => send(async () => card.setBalance(balanceText(i18n, await calls.pay.giftCardBalance(number, pin))));
  return (
    <div className={styles.part}>
      <SavedGiftCards
        cards={saved}
        cart={cart}
        busy={busy}
        onUse={(saved_instrument_id) => void run(({ id }) => calls.pay.add(id, { payment_method_id: method, saved_instrument_id }))}
      />
      <GiftCardFields
        label={t(method === 'GIFT_CARD' ? 'gift.number' : 'rewardCard.number')}
        card={card}
        error={error}
        onType={() => setError('')}
        onEnter={() => void use()}
        field={field}
      />
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
